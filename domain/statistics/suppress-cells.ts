// Small counts could identify a person. Other counts are hidden with them, because sums would give them away.

import { sumOf } from '../collections/sum-of.ts';
import { type Cell, cheapestRectangle, type Grid, isUncertain } from './cell-suppression.ts';

export const HIDDEN = '*';

export interface ShownCounts {
  counts: (number | null)[][];
  rowTotals: (number | null)[];
  columnTotals: (number | null)[];
  total: number | null;
}

/** @param counts rows of columns @param threshold the smallest count that may be shown, besides 0 */
export function suppressCells(
  counts: readonly (readonly number[])[],
  threshold: number,
): ShownCounts {
  const grid = gridOf(withTotals(counts), threshold);
  for (const cell of grid.rows.flat()) {
    if (cell.hidden && !isUncertain(grid, cell)) {
      for (const corner of cheapestRectangle(grid, cell)) corner.hidden = true;
    }
  }
  const shown = grid.rows.map((row) => row.map(({ hidden, count }) => (hidden ? null : count)));
  const columnTotals = shown.pop() ?? [];
  const total = columnTotals.pop() ?? null;
  const rowTotals = shown.map((row) => row.pop() ?? null);
  return { counts: shown, rowTotals, columnTotals, total };
}

function gridOf(counts: readonly (readonly number[])[], threshold: number): Grid {
  const [lastRow, lastColumn] = [counts.length - 1, (counts[0]?.length ?? 0) - 1];
  const rows = counts.map((line, row) =>
    line.map((count, column): Cell => {
      const isTotalOfOne = (row === lastRow) !== (column === lastColumn);
      const hidden = count > 0 && count < threshold;
      return { row, column, count, sign: isTotalOfOne ? -1 : 1, hidden };
    }),
  );
  const columns = (rows[0] ?? []).map((_, column) => rows.flatMap((row) => row[column] ?? []));
  return { rows, columns };
}

function withTotals(counts: readonly (readonly number[])[]): number[][] {
  const width = counts[0]?.length ?? 0;
  const columnTotals = Array.from({ length: width }, (_, column) =>
    sumOf(counts.map((row) => row[column] ?? 0)),
  );
  return [...counts, columnTotals].map((row) => [...row, sumOf(row)]);
}
