import { expect, test } from 'vitest';
import { en } from './en/en.ts';
import {
  formatAt,
  formatDate,
  formatDay,
  formatExactTime,
  formatLaterTime,
  formatMoment,
  formatTime,
  formatWeek,
  mondayOf,
} from './format-time.ts';

/** Local times, because format-time uses the visitor's time zone. */
const at = (day: number, hours: number, minutes: number) =>
  new Date(2026, 10, day, hours, minutes).toISOString();
const now = new Date(2026, 10, 21, 8, 30);

test.each([
  [at(21, 8, 5), 'Today, 08:05'],
  [at(21, 0, 0), 'Today, 00:00'],
  [at(20, 23, 59), 'Yesterday, 23:59'],
  [at(20, 0, 0), 'Yesterday, 00:00'],
  [at(19, 23, 59), '19 Nov 2026, 23:59'],
  [at(9, 15, 27), '9 Nov 2026, 15:27'],
])('%s is written %s', (time, expected) => {
  expect(formatTime(en, time, now)).toBe(expected);
});

test('the day before the first of a month is the last of the previous one', () => {
  const lastOfOctober = new Date(2026, 9, 31, 12, 0).toISOString();
  expect(formatTime(en, lastOfOctober, new Date(2026, 10, 1, 9, 0))).toBe('Yesterday, 12:00');
});

test('an exact time never says Today', () => {
  expect(formatExactTime(en, at(21, 8, 5))).toBe('21 Nov 2026, 08:05');
  expect(formatDate(en, at(21, 8, 5))).toBe('21 Nov 2026');
});

test.each([
  [at(21, 8, 5), 'at 08:05'],
  [at(20, 23, 59), 'yesterday at 23:59'],
  [at(17, 10, 15), 'on 17 Nov at 10:15'],
])('within a sentence %s is %s', (time, expected) => {
  expect(formatMoment(en, Date.parse(time), now)).toBe(expected);
});

test('the time of an action includes the day unless it was today', () => {
  expect(formatAt(en, at(21, 8, 5), now)).toBe('at 08:05');
  expect(formatAt(en, at(20, 18, 12), now)).toBe('on 20 Nov 2026 at 18:12');
});

test.each([
  ['on Monday', new Date(2026, 10, 16, 0, 0)],
  ['on Saturday', now],
  ['late on Sunday', new Date(2026, 10, 22, 23, 59)],
])('a week begins on Monday at midnight: %s', (_, time) => {
  expect(mondayOf(time)).toEqual(new Date(2026, 10, 16, 0, 0));
});

test('the week of New Year begins in the old year', () => {
  expect(mondayOf(new Date(2027, 0, 1, 12, 0))).toEqual(new Date(2026, 11, 28));
  expect(formatDay(en, new Date(2026, 11, 28).toISOString())).toBe('28 Dec');
});

test.each([
  ['an hour early', new Date(2026, 9, 25, 23, 0)],
  ['at midnight', new Date(2026, 9, 26)],
  ['an hour late', new Date(2026, 9, 26, 1, 0)],
])('a week is named after its Monday, also where summer time puts it %s', (_, from) => {
  expect(formatWeek(en, from.toISOString())).toBe('26 Oct');
});

test('an end time names its day only when it differs', () => {
  expect(formatLaterTime(en, at(21, 18, 40), at(21, 14, 2))).toBe('18:40');
  expect(formatLaterTime(en, at(22, 0, 5), at(21, 14, 2))).toBe('22 Nov 2026, 00:05');
});
