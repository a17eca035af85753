import { expect, test } from 'vitest';
import { amountSearched, daySearched } from './searched-gift.ts';

test.each([
  ['100000', 10_000_000],
  ['1,00,000', 10_000_000],
  ['₹1,00,000', 10_000_000],
  ['rs. 1500.50', 150_050],
  ['१५००', 150_000],
  ['1500 lata', undefined],
  ['99999999999999999999', undefined],
  ['-5', undefined],
  ['2026-06-12', undefined],
  ['lata', undefined],
])('%s is the amount %s', (search, paise) => {
  expect(amountSearched(search)).toBe(paise);
});

test.each([
  ['2026-06-12', '2026-06-12'],
  ['12/6/2026', '2026-06-12'],
  ['12.06.2026', '2026-06-12'],
  ['12-06-2026', '2026-06-12'],
  ['12 jun 2026', '2026-06-12'],
  ['12 june 2026', '2026-06-12'],
  ['१२/०६/२०२६', '2026-06-12'],
  ['31/06/2026', undefined],
  ['12 jux 2026', undefined],
  ['2026', undefined],
  ['lata', undefined],
])('%s is the day %s', (search, day) => {
  expect(daySearched(search)).toBe(day);
});
