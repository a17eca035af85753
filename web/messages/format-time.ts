// Times in the reader's time zone and language, with Latin digits.
import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts';
import type { Messages } from './messages.ts';

/** `17 Nov 2026` */
export function formatDate(t: Messages, iso: string): string {
  return `${formatDay(t, iso)} ${new Date(iso).getFullYear()}`;
}

/** `12 Jun 2026` for 2026-06-12, a day without a time or a zone. */
export function formatPlainDate(t: Messages, date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${Number(day)} ${t.time.months[Number(month) - 1]} ${year}`;
}

/** `31 Aug`; the year is clear from the context. */
export function formatDay(t: Messages, iso: string): string {
  const time = new Date(iso);
  return `${time.getDate()} ${t.time.months[time.getMonth()]}`;
}

/** Adds twelve hours: after a clock change, the week's start is an hour off midnight. */
export function formatWeek(t: Messages, from: string): string {
  return formatDay(t, new Date(Date.parse(from) + 12 * HOUR_MS).toISOString());
}

/** Monday at midnight, local time. */
export function mondayOf(now: Date): Date {
  const sinceMonday = (now.getDay() + 6) % 7;
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - sinceMonday);
}

export function formatExactTime(t: Messages, iso: string): string {
  return t.time.at(formatDate(t, iso), formatClock(new Date(iso)));
}

/** `14:05` on the day of an earlier time, else `17 Nov 2026, 14:05`. */
export function formatLaterTime(t: Messages, iso: string, earlier: string): string {
  const time = new Date(iso);
  return isSameDay(time, new Date(earlier)) ? formatClock(time) : formatExactTime(t, iso);
}

/** `Today, 14:05`, `Yesterday, 17:20`, then `17 Nov 2026, 10:15`. */
export function formatTime(t: Messages, iso: string, now: Date): string {
  const time = new Date(iso);
  if (isSameDay(time, now)) return t.time.today(formatClock(time));
  if (isSameDay(time, dayBefore(now))) return t.time.yesterday(formatClock(time));
  return formatExactTime(t, iso);
}

/** Within a sentence: `at 14:32`, `yesterday at 14:32`, `on 17 Nov at 10:15`. */
export function formatMoment(t: Messages, moment: number, now: Date): string {
  const time = new Date(moment);
  if (isSameDay(time, now)) return t.time.atClock(formatClock(time));
  if (isSameDay(time, dayBefore(now))) return t.time.yesterdayAt(formatClock(time));
  return t.time.onDayAt(formatDay(t, time.toISOString()), formatClock(time));
}

/** Continues “Deleted by Meera”: `at 18:12`, with the date unless it is today. */
export function formatAt(t: Messages, iso: string, now: Date): string {
  const time = new Date(iso);
  if (isSameDay(time, now)) return t.time.atClock(formatClock(time));
  return t.time.onDayAt(formatDate(t, iso), formatClock(time));
}

/** `14:05`, or `17 Nov, 10:15` unless it is today. */
export function formatShort(t: Messages, moment: number, now: Date): string {
  const time = new Date(moment);
  if (isSameDay(time, now)) return formatClock(time);
  return t.time.at(formatDay(t, time.toISOString()), formatClock(time));
}

/** `2 h 10 min`, `3 days` */
export function formatAge(t: Messages, milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / MINUTE_MS));
  return t.outbox.age(Math.floor(minutes / 1440), Math.floor(minutes / 60), minutes % 60);
}

function formatClock(time: Date): string {
  const [hours, minutes] = [time.getHours(), time.getMinutes()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${hours}:${minutes}`;
}

function dayBefore(time: Date): Date {
  return new Date(time.getFullYear(), time.getMonth(), time.getDate() - 1);
}

function isSameDay(one: Date, other: Date): boolean {
  return one.toDateString() === other.toDateString();
}
