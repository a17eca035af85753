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

/** Days are both included. */
export interface PeriodSpan {
  period: Period;
  from: string;
  to: string;
}

/** Bars of a chart. */
const SHOWN = 12;

/**
 * The twelve weeks that end with a day, or the twelve months if the first asked day is before those weeks.
 * @param from the first asked day, if there is one
 */
export function latestPeriods(from: string | undefined, to: string): PeriodSpan {
  const firstWeek = earlierPeriod('week', to, SHOWN - 1);
  if (from === undefined) return { period: 'week', from: firstWeek, to };
  if (from >= firstWeek) return { period: 'week', from, to };
  const firstMonth = earlierPeriod('month', to, SHOWN - 1);
  return { period: 'month', from: from > firstMonth ? from : firstMonth, to };
}

function earlierPeriod(period: Period, day: string, back: number): string {
  const first = new Date(`${periodOf(period, day)}T00:00:00Z`);
  if (period === 'month') first.setUTCMonth(first.getUTCMonth() - back);
  else first.setUTCDate(first.getUTCDate() - 7 * back);
  return first.toISOString().slice(0, 10);
}
