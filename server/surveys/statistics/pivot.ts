import {
  DIMENSION_VALUES,
  type Dimension,
  MAX_COLUMNS,
  MAX_ROWS,
  type RowDimension,
} from '#domain/statistics/dimensions.ts';
import { periodsFrom } from '#domain/statistics/periods.ts';
import type { Statistics, StatisticsGroup } from '#domain/statistics/statistics-schema.ts';

interface CountedPair {
  row: StatisticsGroup;
  column: StatisticsGroup;
  entries: number;
}

const ALL: StatisticsGroup = { value: '' };
const OTHERS: StatisticsGroup = { value: null };

export function pivot(
  pairs: readonly CountedPair[],
  rowDimension: RowDimension,
  columnDimension: Dimension | undefined,
): Statistics {
  const rows = groupsIn(pairs, 'row', rowDimension, MAX_ROWS);
  const columns = columnDimension ? groupsIn(pairs, 'column', columnDimension, MAX_COLUMNS) : [ALL];
  const rowAt = positionsOf(rows);
  const columnAt = positionsOf(columns);
  const cells = new Uint32Array(rows.length * columns.length);
  for (const { row, column, entries } of pairs) {
    const cell = rowAt(row) * columns.length + columnAt(column);
    cells[cell] = (cells[cell] ?? 0) + entries;
  }
  const counts = rows.map((_, row) => [
    ...cells.subarray(row * columns.length, (row + 1) * columns.length),
  ]);
  return { rows, columns, counts };
}

/** Periods and choices keep their order; places and volunteers with the most entries come first. */
function groupsIn(
  pairs: readonly CountedPair[],
  side: 'row' | 'column',
  dimension: RowDimension,
  max: number,
): StatisticsGroup[] {
  const found = new Map<string | null, { group: StatisticsGroup; entries: number }>();
  for (const pair of pairs) {
    const group = pair[side];
    const known = found.get(group.value);
    if (known) known.entries += pair.entries;
    else found.set(group.value, { group, entries: pair.entries });
  }
  if (dimension === 'week' || dimension === 'month') {
    const days = [...found.keys()].filter((day) => day !== null).toSorted();
    const [first, last] = [days[0], days.at(-1)];
    return first && last ? periodsFrom(dimension, first, last).map((value) => ({ value })) : [];
  }
  const order: readonly (string | null)[] | undefined = DIMENSION_VALUES[dimension];
  const sorted = [...found.values()]
    .toSorted((one, other) =>
      order
        ? placeIn(order, one.group) - placeIn(order, other.group)
        : other.entries - one.entries || nameOf(one.group).localeCompare(nameOf(other.group)),
    )
    .map(({ group }) => group);
  return order || sorted.length <= max ? sorted : [...sorted.slice(0, max - 1), OTHERS];
}

/** Missing values stand last. */
function placeIn(order: readonly (string | null)[], { value }: StatisticsGroup): number {
  const place = order.indexOf(value);
  return place === -1 ? order.length : place;
}

const nameOf = ({ name, value }: StatisticsGroup) => `${name ?? ''} ${value ?? ''}`;

function positionsOf(groups: readonly StatisticsGroup[]): (group: StatisticsGroup) => number {
  const positions = new Map(groups.map(({ value }, index) => [value, index]));
  const others = positions.get(OTHERS.value) ?? 0;
  return ({ value }) => positions.get(value) ?? others;
}
