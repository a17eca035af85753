import type { Statistics, StatisticsGroup } from './statistics-schema.ts';
import { type ShownCounts, suppressCells } from './suppress-cells.ts';

export interface SuppressedTable {
  exact: Statistics;
  shown: ShownCounts;
}

/** Groups with a hidden total come after the shown ones, by name, because the order by totals would tell it. */
export function suppressSmallCounts(
  { rows, columns, counts }: Statistics,
  threshold: number,
): SuppressedTable {
  const shown = suppressCells(counts, threshold);
  const rowOrder = hiddenLast(rows, shown.rowTotals);
  const columnOrder = hiddenLast(columns, shown.columnTotals);
  const reordered = <Count>(table: readonly (readonly Count[])[], none: Count) =>
    rowOrder.map((row) => columnOrder.map((column) => table[row]?.[column] ?? none));
  return {
    exact: {
      rows: rowOrder.flatMap((row) => rows[row] ?? []),
      columns: columnOrder.flatMap((column) => columns[column] ?? []),
      counts: reordered(counts, 0),
    },
    shown: {
      counts: reordered(shown.counts, null),
      rowTotals: rowOrder.map((row) => shown.rowTotals[row] ?? null),
      columnTotals: columnOrder.map((column) => shown.columnTotals[column] ?? null),
      total: shown.total,
    },
  };
}

function hiddenLast(
  groups: readonly StatisticsGroup[],
  totals: readonly (number | null)[],
): number[] {
  const named = (position: number) => groups[position]?.name;
  const isHidden = (position: number) => totals[position] === null && named(position) !== undefined;
  const isOthers = (position: number) => groups[position]?.value === null;
  const positions = [...groups.keys()];
  return [
    ...positions.filter((position) => !isHidden(position) && !isOthers(position)),
    ...positions
      .filter(isHidden)
      .toSorted((one, other) => (named(one) ?? '').localeCompare(named(other) ?? '')),
    ...positions.filter(isOthers),
  ];
}
