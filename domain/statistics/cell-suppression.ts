// Which hidden counts of a table with totals could be computed, and what to hide with them (complementary cell suppression).
import { sumOf } from '../sum-of.ts';

/** The totals are the cells of a last row and a last column. */
export interface Cell {
  row: number;
  column: number;
  count: number;
  /** With these signs, -1 for the total of a row or a column, each row and each column adds up to 0. */
  sign: 1 | -1;
  hidden: boolean;
}

/** By how much a signed count changes. */
type Change = 1 | -1;

const opposite = (change: Change): Change => (change === 1 ? -1 : 1);

/** All cells of a table, by row and by column. */
export interface Grid {
  rows: readonly (readonly Cell[])[];
  columns: readonly (readonly Cell[])[];
}

/** Whether another table with the same shown counts has another count here. A hidden count is known not to be 0. */
export function isUncertain(grid: Grid, cell: Cell): boolean {
  return ([1, -1] as const).some(
    (change) => canChange(cell, change) && canBalance(grid, cell, change),
  );
}

function canChange({ sign, count }: Cell, change: Change): boolean {
  return sign === change || count > 1;
}

/**
 * Looks for an alternating path from the cell's column to its row: each hidden cell on it makes up for the change before,
 * so that every row and column adds up as it did.
 */
function canBalance(grid: Grid, cell: Cell, change: Change): boolean {
  const canFollow = (other: Cell, by: Change) =>
    other.hidden && other !== cell && canChange(other, by);
  const rows = new Set<number>();
  // A set that grows while it is walked is walked to its new end.
  const columns = new Set([cell.column]);
  for (const column of columns) {
    for (const balancing of grid.columns[column] ?? []) {
      if (!canFollow(balancing, opposite(change))) continue;
      if (balancing.row === cell.row) return true;
      if (rows.has(balancing.row)) continue;
      rows.add(balancing.row);
      for (const next of grid.rows[balancing.row] ?? [])
        if (canFollow(next, change)) columns.add(next.column);
    }
  }
  return false;
}

/**
 * The three cells that make a rectangle with this one, in which changes balance each other, and that lose the least
 * when they are hidden. There always is one, of the cell and its totals.
 */
export function cheapestRectangle({ rows }: Grid, cell: Cell): readonly Cell[] {
  let cheapest: readonly Cell[] = [];
  let lowest = Number.POSITIVE_INFINITY;
  for (const corner of rows.flat()) {
    if (corner.row === cell.row || corner.column === cell.column) continue;
    const beside = rows[cell.row]?.[corner.column];
    const below = rows[corner.row]?.[cell.column];
    if (!(beside && below && canMove([cell, corner], [beside, below]))) continue;
    const corners = [corner, beside, below];
    const cost = sumOf(corners.map(({ hidden, count }) => (hidden ? 0 : count)));
    if (cost >= lowest) continue;
    cheapest = corners;
    lowest = cost;
  }
  return cheapest;
}

/** Whether one pair of opposite corners can rise while the other falls, or the other way round. A shown 0 cannot. */
function canMove(one: readonly Cell[], other: readonly Cell[]): boolean {
  if ([...one, ...other].some(({ count }) => count === 0)) return false;
  return ([1, -1] as const).some(
    (change) =>
      one.every((cell) => canChange(cell, change)) &&
      other.every((cell) => canChange(cell, opposite(change))),
  );
}
