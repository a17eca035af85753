import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { sumOf } from '#domain/collections/sum-of.ts';
import type { RowDimension } from '#domain/statistics/dimensions.ts';
import type { Statistics, StatisticsGroup } from '#domain/statistics/statistics-schema.ts';
import { HIDDEN } from '#domain/statistics/suppress-cells.ts';
import { suppressSmallCounts } from '#domain/statistics/suppressed-table.ts';
import { formatNumber } from '../../messages/plural.ts';
import { useMessages } from '../../messages/store.ts';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { langOf } from '../../ui/text/lang-of.ts';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { useLinkState } from '../navigation/back-link-state.ts';
import styles from './count-table.module.css';
import { dimensionLabel, groupLabel } from './group-label.ts';
import { groupLink } from './group-link.ts';
import type { StatisticsFilters, TableQuery } from './load-statistics.ts';

interface CountTableProps {
  title: string;
  table: TableQuery;
  filters: StatisticsFilters;
  counted: Statistics;
  /** The smallest count that is printed. */
  smallest: number;
  busy: boolean;
}

/** Exact on the screen, without small counts on paper. */
export function CountTable(props: CountTableProps) {
  const { title, table, filters, counted, smallest, busy } = props;
  const t = useMessages();
  const { exact, shown: printed } = useMemo(
    () => suppressSmallCounts(counted, smallest),
    [counted, smallest],
  );
  const { rows, counts } = exact;
  const { columns: dimension } = table;
  const columns = dimension ? exact.columns : [];
  const totals = counts.map(sumOf);
  // All others together would make the bars of the named groups short.
  const most = Math.max(1, ...totals.filter((_, row) => rows[row]?.value !== null));
  return (
    <ScrollRegion className={styles.scroll} label={`${t.statistics.table}: ${title}`}>
      <table
        className={styles.table}
        data-columns={columns.length > 0 ? '' : undefined}
        aria-busy={busy}
      >
        <caption>
          <VisuallyHidden>{title}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{dimensionLabel(t, table.rows)}</th>
            {columns.map((group) => (
              <th key={group.value} scope="col">
                <GroupName {...{ filters, table, group }} dimension={dimension} />
              </th>
            ))}
            <th scope="col">{t.statistics.total}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((group, row) => (
            <tr key={group.value}>
              <th scope="row">
                <GroupName {...{ filters, table, group }} dimension={table.rows} />
              </th>
              {columns.map(({ value }, column) => (
                <td key={value}>
                  <Count exact={counts[row]?.[column]} printed={printed.counts[row]?.[column]} />
                </td>
              ))}
              <td className={styles.total}>
                {group.value === null ? null : (
                  <span className={styles.bars}>
                    <span
                      className={styles.bar}
                      style={{ width: `${((totals[row] ?? 0) / most) * 100}%` }}
                    />
                  </span>
                )}
                <Count exact={totals[row]} printed={printed.rowTotals[row]} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t.statistics.total}</th>
            {columns.map(({ value }, column) => (
              <td key={value}>
                <Count
                  exact={sumOf(counts.map((row) => row[column] ?? 0))}
                  printed={printed.columnTotals[column]}
                />
              </td>
            ))}
            <td className={styles.total}>
              <Count exact={sumOf(totals)} printed={printed.total} />
            </td>
          </tr>
        </tfoot>
      </table>
    </ScrollRegion>
  );
}

interface GroupNameProps {
  filters: StatisticsFilters;
  table: TableQuery;
  dimension: RowDimension | undefined;
  group: StatisticsGroup;
}

/** Links to the list with the group's entries. */
function GroupName({ filters, table, dimension, group }: GroupNameProps): ReactNode {
  const t = useMessages();
  const here = useLinkState();
  if (!dimension) return null;
  const label = groupLabel(t, dimension, group);
  const link = groupLink(filters, table, dimension, group);
  if (!link) return <span lang={langOf(label)}>{label}</span>;
  return (
    <Link to={link} state={here} lang={langOf(label)}>
      {label}
    </Link>
  );
}

interface CountProps {
  exact: number | undefined;
  /** null: hidden. */
  printed: number | null | undefined;
}

function Count({ exact = 0, printed }: CountProps): ReactNode {
  if (exact === 0) return <span className={styles.none}>{formatNumber(0)}</span>;
  if (printed !== null) return formatNumber(exact);
  return (
    <>
      <span className={styles.exact}>{formatNumber(exact)}</span>
      <span className={styles.hidden}>{HIDDEN}</span>
    </>
  );
}
