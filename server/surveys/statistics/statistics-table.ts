import {
  AGE_BANDS,
  bandName,
  FIELD_OF,
  type RowDimension,
  typesCountedBy,
} from '#domain/statistics/dimensions.ts';
import type {
  Statistics,
  StatisticsGroup,
  StatisticsQuery,
} from '#domain/statistics/statistics-schema.ts';
import { HIDDEN } from '#domain/statistics/suppress-cells.ts';
import { suppressSmallCounts } from '#domain/statistics/suppressed-table.ts';
import { suppressionThreshold } from '#domain/statistics/suppression-threshold.ts';
import { fieldOf } from '#domain/surveys/fields.ts';
import type { Cell, Table } from '../../exports/table.ts';

/** Small counts are hidden, because the table leaves the program. */
export function statisticsTable(query: StatisticsQuery, counted: Statistics): Table {
  const threshold = suppressionThreshold(query);
  const { exact, shown } = suppressSmallCounts(counted, threshold);
  const { rows, columns } = exact;
  const { columns: dimension } = query;
  const lineOf = (title: string, cells: readonly (number | null)[], total: number | null) => [
    title,
    ...[...(dimension ? cells : []), total].map((count) => count ?? HIDDEN),
  ];
  const lines = [
    ...rows.map((group, row) =>
      lineOf(titleOf(query.rows, group), shown.counts[row] ?? [], shown.rowTotals[row] ?? null),
    ),
    lineOf('Total', shown.columnTotals, shown.total),
  ];
  if (lines.flat().includes(HIDDEN)) lines.push([noteOn(threshold)]);
  lines.push(...noteOnFilters(query));
  return {
    titles: [
      nameOf(query.rows),
      ...(dimension ? columns.map((group) => titleOf(dimension, group)) : []),
      'Total',
    ],
    pages: pageOf(lines),
  };
}

async function* pageOf(lines: readonly Cell[][]): AsyncGenerator<readonly Cell[][]> {
  yield lines;
}

const noteOn = (threshold: number) =>
  `${HIDDEN} hidden: fewer than ${threshold} entries, or a number from which such a one could be computed`;

/** The notes look like the address of the table: `gender female`. */
function noteOnFilters({ rows, columns, ...filters }: StatisticsQuery): string[][] {
  const narrowed = Object.entries(filters).flatMap(([name, value]) =>
    value === undefined ? [] : `${name.replaceAll('_', ' ')} ${value}`,
  );
  const types = typesCountedBy({ rows, columns }).map((type) => `type ${type}`);
  const all = [...new Set([...types, ...narrowed])];
  return all.length > 0 ? [[`Only entries with: ${all.join(', ')}`]] : [];
}

function nameOf(dimension: RowDimension): string {
  switch (dimension) {
    case 'volunteer':
      return 'Volunteer';
    case 'week':
      return 'Week from';
    case 'month':
      return 'Month from';
    default:
      return fieldOf(FIELD_OF[dimension]).label;
  }
}

const NOT_RECORDED = 'Not recorded';

function titleOf(dimension: RowDimension, { value, name }: StatisticsGroup): string {
  if (value === null) return 'All others';
  if (name !== undefined) return name || NOT_RECORDED;
  // A child that was an adult before has no class.
  if (value === '') return NOT_RECORDED;
  if (dimension === 'age') return ageTitle(value);
  if (dimension === 'disabled' || dimension === 'employed') return value === 'yes' ? 'Yes' : 'No';
  if (dimension === 'volunteer' || dimension === 'week' || dimension === 'month') return value;
  const field = fieldOf(FIELD_OF[dimension]);
  return (field.kind === 'choice' && field.labels?.[value]) || value;
}

function ageTitle(value: string): string {
  const band = AGE_BANDS.find((each) => bandName(each) === value);
  if (!band) return value;
  return band === AGE_BANDS.at(-1) ? `${band.from} and older` : `${band.from} to ${band.to}`;
}
