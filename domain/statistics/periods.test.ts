import { expect, test } from 'vitest';
import { lastDayOf, latestPeriods, periodOf, periodsFrom } from './periods.ts';

test.each([
  ['2026-11-23', '2026-11-23', '2026-11-29'],
  ['2026-11-29', '2026-11-23', '2026-11-29'],
  ['2027-01-01', '2026-12-28', '2027-01-03'],
])('the week of %s is from %s to %s', (day, first, last) => {
  expect(periodOf('week', day)).toBe(first);
  expect(lastDayOf('week', first)).toBe(last);
});

test.each([
  ['2026-02-28', '2026-02-01', '2026-02-28'],
  ['2028-02-01', '2028-02-01', '2028-02-29'],
  ['2026-12-31', '2026-12-01', '2026-12-31'],
])('the month of %s is from %s to %s', (day, first, last) => {
  expect(periodOf('month', day)).toBe(first);
  expect(lastDayOf('month', first)).toBe(last);
});

test('periods without an entry are among them', () => {
  expect(periodsFrom('week', '2026-12-21', '2027-01-04')).toEqual([
    '2026-12-21',
    '2026-12-28',
    '2027-01-04',
  ]);
  expect(periodsFrom('month', '2026-11-01', '2027-02-01')).toHaveLength(4);
});

test.each([
  [undefined, '2026-11-28', { period: 'week', from: '2026-09-07', to: '2026-11-28' }],
  ['2026-11-01', '2026-11-28', { period: 'week', from: '2026-11-01', to: '2026-11-28' }],
  ['2026-09-06', '2026-11-28', { period: 'month', from: '2026-09-06', to: '2026-11-28' }],
  ['2024-01-01', '2026-11-28', { period: 'month', from: '2025-12-01', to: '2026-11-28' }],
])('from %s to %s the chart shows %o', (from, to, span) => {
  expect(latestPeriods(from, to)).toEqual(span);
});
