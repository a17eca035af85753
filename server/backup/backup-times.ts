import type { AppContext } from '../context.ts';
import { readMetadata } from '../db/metadata/metadata.ts';

export const findLastBackupAt = (ctx: AppContext): Promise<Date | undefined> =>
  readTime(ctx, 'last_backup');

export const findRestoredAt = (ctx: AppContext): Promise<Date | undefined> =>
  readTime(ctx, 'restored_at');

async function readTime(
  { db }: AppContext,
  name: 'last_backup' | 'restored_at',
): Promise<Date | undefined> {
  const value = await readMetadata(db, name);
  return value === undefined ? undefined : new Date(value);
}

/** @param timeOfDay hh:mm, local time */
export function lastTimeOfDay(now: Date, timeOfDay: string): Date {
  const [hours = 0, minutes = 0] = timeOfDay.split(':').map(Number);
  const time = new Date(now);
  time.setHours(hours, minutes, 0, 0);
  if (time > now) time.setDate(time.getDate() - 1);
  return time;
}
