import { expect, test } from 'vitest';
import {
  clockInIndia,
  dayInIndia,
  endOfDay,
  isDate,
  parseTimeInIndia,
  startOfDay,
  weekdayInIndia,
} from './indian-time.ts';

test('06:00 on 1 December in India is 00:30 UTC', () => {
  expect(parseTimeInIndia('2026-12-01', '06:00')?.toISOString()).toBe('2026-12-01T00:30:00.000Z');
  const lateInNovember = new Date('2026-11-30T20:00:00Z');
  expect(clockInIndia(lateInNovember)).toEqual({ day: '2026-12-01', time: '01:30' });
  expect(weekdayInIndia(lateInNovember)).toBe(2);
});

test('a day begins and ends at midnight in India', () => {
  expect(dayInIndia(new Date('2026-03-31T18:29:00Z'))).toBe('2026-03-31');
  expect(dayInIndia(new Date('2026-03-31T18:31:00Z'))).toBe('2026-04-01');
  expect(startOfDay('2026-04-01')).toBe('2026-03-31T18:30:00.000Z');
  expect(endOfDay('2026-03-31')).toBe('2026-03-31T18:30:00.000Z');
});

test.each([
  ['', '06:00'],
  ['2026-12-01', ''],
  ['2026-13-01', '06:00'],
  ['2026-02-30', '06:00'],
  ['2026-12-01', '24:00'],
  ['2026-12-01', '25:00'],
])('%j at %j is not a valid time', (day, time) => {
  expect(parseTimeInIndia(day, time)).toBeUndefined();
});

test.each([
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-2-1', false],
  ['yesterday', false],
])('%j is a valid date: %s', (text, expected) => {
  expect(isDate(text)).toBe(expected);
});
