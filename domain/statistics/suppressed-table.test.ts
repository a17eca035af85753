import { expect, test } from 'vitest';
import { suppressSmallCounts } from './suppressed-table.ts';

const place = (name: string) => ({ value: name.toLowerCase(), name });

test('a place whose total is hidden is not where its total would put it', () => {
  const { exact, shown } = suppressSmallCounts(
    {
      rows: [place('Dahanu'), place('Vasai'), place('Jawhar'), place('Agashi')],
      columns: [{ value: '' }],
      counts: [[90], [6], [3], [1]],
    },
    5,
  );
  expect(exact.rows.map(({ name }) => name)).toEqual(['Dahanu', 'Vasai', 'Agashi', 'Jawhar']);
  expect(exact.counts).toEqual([[90], [6], [1], [3]]);
  expect(shown.rowTotals).toEqual([90, 6, null, null]);
  expect(shown.total).toBe(100);
});

test('all others together stand last, after the places whose totals are hidden', () => {
  const { exact, shown } = suppressSmallCounts(
    {
      rows: [place('Dahanu'), place('Vasai'), place('Jawhar'), place('Agashi'), { value: null }],
      columns: [{ value: '' }],
      counts: [[90], [6], [3], [1], [40]],
    },
    5,
  );
  expect(exact.rows.map(({ value }) => value)).toEqual([
    'dahanu',
    'vasai',
    'agashi',
    'jawhar',
    null,
  ]);
  expect(shown.rowTotals.at(-1)).toBe(40);
});

test('bands of age keep their order', () => {
  const rows = [{ value: '1-5' }, { value: '6-14' }, { value: '15-17' }];
  const { exact, shown } = suppressSmallCounts(
    { rows, columns: [{ value: '' }], counts: [[2], [3], [40]] },
    5,
  );
  expect(exact.rows).toEqual(rows);
  expect(shown.rowTotals).toEqual([null, null, 40]);
});
