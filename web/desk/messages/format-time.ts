// Times in the visitor's time zone.
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

export function formatDate(iso: string): string {
  const time = new Date(iso);
  return `${time.getDate()} ${MONTHS[time.getMonth()]} ${time.getFullYear()}`;
}

/** `31 Aug`; the year is clear from the context. */
export function formatDay(iso: string): string {
  const time = new Date(iso);
  return `${time.getDate()} ${MONTHS[time.getMonth()]}`;
}

/** Adds twelve hours: after a clock change, the week's start is an hour off midnight. */
export function formatWeek(from: string): string {
  return formatDay(new Date(Date.parse(from) + 12 * 60 * 60 * 1000).toISOString());
}

/** Monday at midnight, local time. */
export function mondayOf(now: Date): Date {
  const sinceMonday = (now.getDay() + 6) % 7;
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - sinceMonday);
}

export function formatExactTime(iso: string): string {
  return `${formatDate(iso)}, ${formatClock(new Date(iso))}`;
}

/** `Today, 14:05`, `Yesterday, 17:20`, then `17 Nov 2026, 10:15`. */
export function formatTime(iso: string, now: Date): string {
  const time = new Date(iso);
  if (isSameDay(time, now)) return `Today, ${formatClock(time)}`;
  if (isSameDay(time, dayBefore(now))) return `Yesterday, ${formatClock(time)}`;
  return formatExactTime(iso);
}

/** Within a sentence: `at 14:32`, `yesterday at 14:32`, `on 17 Nov at 10:15`. */
export function formatMoment(moment: number, now: Date): string {
  const time = new Date(moment);
  if (isSameDay(time, now)) return `at ${formatClock(time)}`;
  if (isSameDay(time, dayBefore(now))) return `yesterday at ${formatClock(time)}`;
  return `on ${time.getDate()} ${MONTHS[time.getMonth()]} at ${formatClock(time)}`;
}

/** Continues “Deleted by Meera”: `at 18:12`, with the date unless it is today. */
export function formatAt(iso: string, now: Date): string {
  const time = new Date(iso);
  return isSameDay(time, now)
    ? `at ${formatClock(time)}`
    : `on ${formatDate(iso)} at ${formatClock(time)}`;
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
