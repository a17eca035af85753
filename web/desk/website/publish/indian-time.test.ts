import { expect, test } from 'vitest';
import { en } from '../../../messages/en/en.ts';
import {
  formatIndianTime,
  fromIndianDateTime,
  indianDateTime,
  indianWeekday,
} from './indian-time.ts';

test('six in the morning of 1 December in India is half past midnight in UTC', () => {
  expect(fromIndianDateTime('2026-12-01', '06:00')?.toISOString()).toBe('2026-12-01T00:30:00.000Z');
  expect(indianDateTime('2026-11-30T20:00:00Z')).toEqual({ date: '2026-12-01', time: '01:30' });
  expect(formatIndianTime(en, '2026-12-01T00:30:00Z')).toBe('1 Dec 2026, 06:00');
  expect(indianWeekday('2026-11-30T20:00:00Z')).toBe(2);
});

test.each([
  ['', '06:00'],
  ['2026-12-01', ''],
  ['2026-13-01', '06:00'],
])('%j at %j is no time', (date, time) => {
  expect(fromIndianDateTime(date, time)).toBeUndefined();
});
