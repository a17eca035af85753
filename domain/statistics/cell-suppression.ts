// Complementary cell suppression: finds hidden counts that totals give away, and other counts to hide with them.
import { sumOf } from '../collections/sum-of.ts';

export interface Cell {
  row: number;
  column: number;
  count: number;
  /** Each row and each column adds up to 0: a total has -1. */
  sign: 1 | -1;
  hidden: boolean;
}

type Change = 1 | -1;

const opposite = (change: Change): Change => (change === 1 ? -1 : 1);

export interface Grid {
  rows: readonly (readonly Cell[])[];
  columns: readonly (readonly Cell[])[];
}

/**
 * Whether readers cannot calculate this count: some table with the same shown counts and totals has another one here.
 * They know that a hidden count is not 0.
 */
export function isUncertain(grid: Grid, cell: Cell): boolean {
  return ([1, -1] as const).some(
    (change) => canChange(cell, change) && canBalance(grid, cell, change),
  );
}

function canChange({ sign, count }: Cell, change: Change): boolean {
  return sign === change || count > 1;
}

/** Seeks an alternating path of hidden cells from the cell's column to its row, on which changes cancel out. */
function canBalance(grid: Grid, cell: Cell, change: Change): boolean {
  const canFollow = (other: Cell, by: Change) =>
    other.hidden && other !== cell && canChange(other, by);
  const rows = new Set<number>();
  // The loop also walks the columns that it adds.
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

/** The three cells form a rectangle with this one, in which changes cancel out, and have the smallest counts. */
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

/** One pair of opposite corners can rise while the other falls, or the reverse. A shown 0 cannot. */
function canMove(one: readonly Cell[], other: readonly Cell[]): boolean {
  if ([...one, ...other].some(({ count }) => count === 0)) return false;
  return ([1, -1] as const).some(
    (change) =>
      one.every((cell) => canChange(cell, change)) &&
      other.every((cell) => canChange(cell, opposite(change))),
  );
}
