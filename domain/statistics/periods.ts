// Weeks and months by their first day, such as 2026-11-23.
import { dayAfter } from '../indian-time.ts';
import type { Period } from './dimensions.ts';

/** The period that the day is in. */
export function periodOf(period: Period, day: string): string {
  if (period === 'month') return `${day.slice(0, 7)}-01`;
  const monday = new Date(`${day}T00:00:00Z`);
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
  return monday.toISOString().slice(0, 10);
}

/** @param first of a period */
export function lastDayOf(period: Period, first: string): string {
  const last = new Date(`${first}T00:00:00Z`);
  if (period === 'month') last.setUTCMonth(last.getUTCMonth() + 1, 0);
  else last.setUTCDate(last.getUTCDate() + 6);
  return last.toISOString().slice(0, 10);
}

/** Both periods and all between them. */
export function periodsFrom(period: Period, first: string, last: string): string[] {
  const periods: string[] = [];
  for (let each = first; each <= last; each = dayAfter(lastDayOf(period, each))) periods.push(each);
  return periods;
}
