// Days and times in India, which has one time zone and no summer time.
const OFFSET_MS = 5.5 * 60 * 60 * 1000;

/** Like 2026-11-23. */
export function dayInIndia(time: Date): string {
  return new Date(time.getTime() + OFFSET_MS).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/** @param time like 18:30 */
export function timeInIndia(day: string, time: string): Date {
  return new Date(`${day}T${time}:00+05:30`);
}

/** @param day like 2026-11-23 */
export function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 'yyyy-mm-dd'.length);
}
