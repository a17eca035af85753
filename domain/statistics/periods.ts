// The first day names a week (from Monday) or a month, such as 2026-11-23.
import { dayAfter, daysAfter } from '../indian-time.ts';
import type { Period } from './dimensions.ts';

export function periodOf(period: Period, day: string): string {
  if (period === 'month') return `${day.slice(0, 7)}-01`;
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return daysAfter(day, -sinceMonday);
}

export function lastDayOf(period: Period, first: string): string {
  if (period === 'week') return daysAfter(first, 6);
  const last = new Date(`${first}T00:00:00Z`);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
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
  const current = periodOf(period, day);
  if (period === 'week') return daysAfter(current, -7 * back);
  const first = new Date(`${current}T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() - back);
  return first.toISOString().slice(0, 10);
}
