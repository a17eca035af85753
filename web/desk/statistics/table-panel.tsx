import { Printer } from 'lucide-react';
import { PLACE_FIELDS } from '#domain/places/place.ts';
import {
  columnsBeside,
  DEFAULT_ROWS,
  ROW_DIMENSIONS,
  typesCountedBy,
} from '#domain/statistics/dimensions.ts';
import type { Statistics } from '#domain/statistics/statistics-schema.ts';
import { suppressionThreshold } from '#domain/statistics/suppression-threshold.ts';
import type { Messages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/store.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { LabelledSelect } from '../../ui/forms/controls/labelled-select.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import nothingFound from '../../ui/lists/nothing-found.svg';
import { Panel } from '../../ui/panel.tsx';
import { useDownload } from '../api/use-download.ts';
import { ExportButtons } from '../export/export-buttons.tsx';
import { useExport } from '../export/use-export.ts';
import { oneOf } from '../navigation/list-parameters.ts';
import { useIsReloading } from '../navigation/use-is-reloading.ts';
import { useListAddress } from '../navigation/use-list-address.ts';
import { CountTable } from './count-table.tsx';
import { dimensionLabel } from './group-label.ts';
import type { StatisticsFilters, TableQuery } from './load-statistics.ts';
import styles from './statistics.module.css';

interface TablePanelProps {
  table: TableQuery;
  filters: StatisticsFilters;
  counted: Statistics;
}

export function TablePanel({ table, filters, counted }: TablePanelProps) {
  const t = useMessages();
  const busy = useIsReloading();
  const download = useDownload('exportStatistics', (texts, file) =>
    texts.surveyList.exported(file),
  );
  const exporting = useExport(download, { ...filters, ...table });
  const smallest = suppressionThreshold({ ...filters, ...table });
  const isOfPlaces = PLACE_FIELDS.some((field) => [table.rows, table.columns].includes(field));
  const title = titleOf(t, table, filters);
  const note = (
    <p className={styles.note}>
      {[
        ...typesCountedBy(table).map((type) => t.statistics.only[type]),
        ...(isOfPlaces ? [t.statistics.spellings] : []),
        t.statistics.hidden(smallest),
      ].join(' ')}
    </p>
  );
  return (
    <Panel title={title} aside={<TableChoice table={table} />}>
      {counted.rows.length === 0 ? (
        <EmptyState picture={nothingFound} title={t.statistics.noMatch}>
          {note}
        </EmptyState>
      ) : (
        <>
          <div className={styles.about}>
            {note}
            <span className={styles.print}>
              <Button onClick={() => window.print()}>
                <Printer size={20} /> {t.ui.print}
              </Button>
            </span>
            <ExportButtons
              label={t.statistics.export}
              excelLabel={t.statistics.exportExcel}
              exporting={exporting}
              className={styles.exports}
            />
          </div>
          {exporting.failure ? <Banner kind="error" title={exporting.failure(t)} /> : null}
          <CountTable
            title={title}
            table={table}
            filters={filters}
            counted={counted}
            smallest={smallest}
            busy={busy}
          />
        </>
      )}
    </Panel>
  );
}

/** Names a chosen type, because its control is not printed. */
function titleOf(t: Messages, { rows, columns }: TableQuery, { type }: StatisticsFilters): string {
  const dimensions = columns
    ? t.statistics.both(dimensionLabel(t, rows), dimensionLabel(t, columns))
    : dimensionLabel(t, rows);
  return type ? `${dimensions}, ${t.fields.values.survey_type[type]}` : dimensions;
}

function TableChoice({ table: { rows, columns } }: { table: TableQuery }) {
  const t = useMessages();
  const { change } = useListAddress();
  return (
    <div className={styles.choice}>
      <LabelledSelect
        label={t.statistics.rows}
        name="rows"
        value={rows}
        options={ROW_DIMENSIONS.map((value) => ({ value, label: dimensionLabel(t, value) }))}
        onChange={(value) => {
          const chosen = oneOf(ROW_DIMENSIONS, value) ?? DEFAULT_ROWS;
          change({
            rows: chosen === DEFAULT_ROWS ? undefined : chosen,
            columns: columnsBeside(chosen).find((each) => each === columns),
          });
        }}
      />
      <LabelledSelect
        label={t.statistics.columns}
        name="columns"
        value={columns ?? ''}
        options={[
          { value: '', label: t.statistics.noColumns },
          ...columnsBeside(rows).map((value) => ({
            value,
            label: dimensionLabel(t, value),
          })),
        ]}
        onChange={(chosen) => change({ columns: chosen })}
      />
    </div>
  );
}
