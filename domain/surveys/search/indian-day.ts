const DAY_MS = 24 * 60 * 60 * 1000;
/** India has one time zone, without summer time. */
const OFFSET = '+05:30';

/** @returns ISO time in UTC at which a day such as 2026-11-20 begins in India */
export function startOfDay(day: string): string {
  return new Date(`${day}T00:00:00.000${OFFSET}`).toISOString();
}

/** The end is not part of the day. */
export function endOfDay(day: string): string {
  return new Date(Date.parse(startOfDay(day)) + DAY_MS).toISOString();
}
