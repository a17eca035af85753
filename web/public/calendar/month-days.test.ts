import { expect, test } from 'vitest';
import { isoDate, weeksOf } from './month-days.ts';

test('January 2025 begins on a Wednesday and fills five weeks', () => {
  const weeks = weeksOf(2025, 0);
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual([undefined, undefined, 1, 2, 3, 4, 5]);
  expect(weeks[4]).toEqual([27, 28, 29, 30, 31, undefined, undefined]);
});

test('every month has all of its days once, with the leap days of February', () => {
  const lengths = (year: number) =>
    Array.from({ length: 12 }, (_, month) => weeksOf(year, month).flat().filter(Boolean).length);
  expect(lengths(2025)).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
  expect(lengths(2028)[1]).toBe(29);
});

test('a date is written for machines', () => {
  expect(isoDate(2025, 0, 6)).toBe('2025-01-06');
});
