// The first day names a week (from Monday) or a month, such as 2026-11-23.
import { dayAfter } from '../indian-time.ts';
import type { Period } from './dimensions.ts';

export function periodOf(period: Period, day: string): string {
  if (period === 'month') return `${day.slice(0, 7)}-01`;
  const monday = new Date(`${day}T00:00:00Z`);
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
  return monday.toISOString().slice(0, 10);
}

export function lastDayOf(period: Period, first: string): string {
  const last = new Date(`${first}T00:00:00Z`);
  if (period === 'month') last.setUTCMonth(last.getUTCMonth() + 1, 0);
  else last.setUTCDate(last.getUTCDate() + 6);
  return last.toISOString().slice(0, 10);
}

export function periodsFrom(period: Period, first: string, last: string): string[] {
  const periods: string[] = [];
  for (let each = first; each <= last; each = dayAfter(lastDayOf(period, each))) periods.push(each);
  return periods;
}

export interface PeriodSpan {
  period: Period;
  from: string;
  to: string;
}

const SHOWN = 12;

/** Twelve weeks up to a day, or twelve months if `from`, the first asked day, is before those weeks. */
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
