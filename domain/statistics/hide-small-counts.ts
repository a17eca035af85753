// Statistics that leave the program hide small counts: whoever knows a little about a person could find them among
// few. As sums would give a hidden count away, others are hidden with it (complementary cell suppression).

import { sumOf } from '../sum-of.ts';

/** Stands for a hidden count. */
export const HIDDEN = '*';

/** A table with its totals. A hidden count is null. */
export interface ShownCounts {
  counts: (number | null)[][];
  rowTotals: (number | null)[];
  columnTotals: (number | null)[];
  total: number | null;
}

/** The totals are the cells of a last row and a last column. */
interface Cell {
  row: number;
  column: number;
  count: number;
  /** With these signs, -1 for the total of a row or a column, each row and each column adds up to 0. */
  sign: 1 | -1;
  hidden: boolean;
}

/** Of a signed count. */
type Change = 1 | -1;

/**
 * @param counts of each row, by column
 * @param smallest the smallest count that may be shown, besides 0
 * @returns no hidden count can be computed from those that are shown
 */
export function hideSmallCounts(
  counts: readonly (readonly number[])[],
  smallest: number,
): ShownCounts {
  const rows = withTotals(counts);
  const last = rows.length - 1;
  const width = rows[last]?.length ?? 0;
  const cells = rows.flatMap((line, row) =>
    line.map((count, column): Cell => {
      const isTotalOfOne = (row === last) !== (column === width - 1);
      const hidden = count > 0 && count < smallest;
      return { row, column, count, sign: isTotalOfOne ? -1 : 1, hidden };
    }),
  );
  for (const cell of cells) {
    if (cell.hidden && !isUncertain(cells, cell)) {
      for (const corner of cheapestRectangle(cells, width, cell)) corner.hidden = true;
    }
  }
  const shown = rows.map((_, row) =>
    cells.slice(row * width, (row + 1) * width).map(({ hidden, count }) => (hidden ? null : count)),
  );
  const columnTotals = shown.pop() ?? [];
  const total = columnTotals.pop() ?? null;
  const rowTotals = shown.map((line) => line.pop() ?? null);
  return { counts: shown, rowTotals, columnTotals, total };
}

function withTotals(counts: readonly (readonly number[])[]): number[][] {
  const width = counts[0]?.length ?? 0;
  const columnTotals = Array.from({ length: width }, (_, column) =>
    sumOf(counts.map((row) => row[column] ?? 0)),
  );
  return [...counts, columnTotals].map((row) => [...row, sumOf(row)]);
}

/** Whether another table with the same shown counts has another count here. A hidden count is known not to be 0. */
function isUncertain(cells: readonly Cell[], cell: Cell): boolean {
  const others = cells.filter((other) => other.hidden && other !== cell);
  const inRow = Map.groupBy(others, ({ row }) => row);
  const inColumn = Map.groupBy(others, ({ column }) => column);
  return ([1, -1] as const).some(
    (change) => canChange(cell, change) && canBalance(inRow, inColumn, cell, change),
  );
}

function canChange({ sign, count }: Cell, change: Change): boolean {
  return sign === change || count > 1;
}

/**
 * Looks for an alternating path from the cell's column to its row: each hidden cell on it makes up for the change before,
 * so that every row and column adds up as it did.
 */
function canBalance(
  inRow: ReadonlyMap<number, readonly Cell[]>,
  inColumn: ReadonlyMap<number, readonly Cell[]>,
  cell: Cell,
  change: Change,
): boolean {
  const rows = new Set<number>();
  const columns = new Set([cell.column]);
  // A set that grows is walked to its end.
  for (const column of columns) {
    for (const { row } of (inColumn.get(column) ?? []).filter((each) =>
      canChange(each, change === 1 ? -1 : 1),
    )) {
      if (row === cell.row) return true;
      if (rows.has(row)) continue;
      rows.add(row);
      for (const next of inRow.get(row) ?? [])
        if (canChange(next, change)) columns.add(next.column);
    }
  }
  return false;
}

/**
 * The three cells that make a rectangle with this one, in which changes balance each other, and that lose the least
 * when they are hidden. There always is one, of the cell and its totals.
 */
function cheapestRectangle(cells: readonly Cell[], width: number, cell: Cell): readonly Cell[] {
  let cheapest: readonly Cell[] = [];
  let lowest = Number.POSITIVE_INFINITY;
  for (const opposite of cells) {
    if (opposite.row === cell.row || opposite.column === cell.column) continue;
    const beside = cells[cell.row * width + opposite.column];
    const below = cells[opposite.row * width + cell.column];
    if (!(beside && below)) continue;
    const corners = [opposite, beside, below];
    const cost = sumOf(corners.map(({ hidden, count }) => (hidden ? 0 : count)));
    if (cost < lowest && corners.every(({ count }) => count > 0)) {
      const balances = ([1, -1] as const).some(
        (change) =>
          [cell, opposite].every((each) => canChange(each, change)) &&
          [beside, below].every((each) => canChange(each, change === 1 ? -1 : 1)),
      );
      if (balances) {
        cheapest = corners;
        lowest = cost;
      }
    }
  }
  return cheapest;
}
