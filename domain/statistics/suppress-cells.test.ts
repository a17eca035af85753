import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumOf } from '../collections/sum-of.ts';
import { type ShownCounts, suppressCells } from './suppress-cells.ts';

test('nothing is hidden where every group has enough people', () => {
  expect(
    suppressCells(
      [
        [12, 5],
        [0, 40],
      ],
      5,
    ),
  ).toEqual({
    counts: [
      [12, 5],
      [0, 40],
    ],
    rowTotals: [17, 40],
    columnTotals: [12, 45],
    total: 57,
  });
});

test('with a small count another one is hidden in its row and in its column', () => {
  const { counts, rowTotals, columnTotals, total } = suppressCells(
    [
      [2, 30, 400],
      [50, 6, 700],
      [80, 90, 900],
    ],
    5,
  );
  expect(counts).toEqual([
    [null, null, 400],
    [null, null, 700],
    [80, 90, 900],
  ]);
  expect([rowTotals, columnTotals, total]).toEqual([[432, 756, 1070], [132, 126, 2000], 2258]);
});

test('a small total is hidden, too', () => {
  expect(suppressCells([[1], [40], [50]], 5)).toEqual({
    counts: [[null], [null], [50]],
    rowTotals: [null, null, 50],
    columnTotals: [91],
    total: 91,
  });
  expect(suppressCells([[1]], 5).total).toBeNull();
});

test('two ones and their sum would tell both', () => {
  const { counts, rowTotals } = suppressCells(
    [
      [1, 1, 40],
      [1, 1, 60],
      [30, 30, 30],
    ],
    5,
  );
  expect(counts[0]).not.toEqual([null, null, 40]);
  expect(rowTotals).toHaveLength(3);
});

test('an empty table stays empty', () => {
  expect(suppressCells([], 5)).toEqual({
    counts: [],
    rowTotals: [],
    columnTotals: [],
    total: 0,
  });
});

const tables = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }))
  .chain(([rows, columns]) =>
    fc.array(
      fc.array(
        fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 3 }), fc.integer({ min: 4, max: 9 })),
        { minLength: columns, maxLength: columns },
      ),
      { minLength: rows, maxLength: rows },
    ),
  );

test('no table lets a hidden count be computed', () => {
  fc.assert(
    fc.property(tables, (counts) => {
      const shown = suppressCells(counts, 3);
      const flat = flatten(shown);
      const actual = flatten({
        counts: counts.map((row) => [...row]),
        rowTotals: counts.map(sumOf),
        columnTotals: (counts[0] ?? []).map((_, column) =>
          sumOf(counts.map((row) => row[column] ?? 0)),
        ),
        total: sumOf(counts.flat()),
      });
      const possible = possibleTables(shown, actual);
      for (const [index, value] of flat.entries()) {
        if (value !== null) expect(value).toBe(actual[index]);
        else expect(new Set(possible.map((table) => table[index])).size).toBeGreaterThan(1);
      }
      expect(flat.filter((value) => value === 1 || value === 2)).toEqual([]);
    }),
  );
});

const flatten = ({ counts, rowTotals, columnTotals, total }: ShownCounts) => [
  ...counts.flat(),
  ...rowTotals,
  ...columnTotals,
  total,
];

/** Every table that fits the shown counts and is at most 2 away from the actual one in each hidden cell. */
function possibleTables(shown: ShownCounts, actual: readonly (number | null)[]): number[][] {
  const inner = shown.counts.flat();
  const width = shown.counts[0]?.length ?? 0;
  const choices = inner.map((value, index) => {
    const count = actual[index] ?? 0;
    return value === null
      ? [-2, -1, 0, 1, 2].map((by) => count + by).filter((n) => n > 0)
      : [count];
  });
  const expected = flatten(shown);
  return combinations(choices)
    .map((cells) => {
      const rows = shown.counts.map((_, row) => cells.slice(row * width, (row + 1) * width));
      const columnTotals = Array.from({ length: width }, (_, column) =>
        sumOf(rows.map((row) => row[column] ?? 0)),
      );
      return [...cells, ...rows.map(sumOf), ...columnTotals, sumOf(cells)];
    })
    .filter((table) => expected.every((value, index) => value === null || value === table[index]));
}

function combinations(choices: readonly number[][]): number[][] {
  return choices.reduce<number[][]>(
    (begun, next) => begun.flatMap((cells) => next.map((count) => [...cells, count])),
    [[]],
  );
}
