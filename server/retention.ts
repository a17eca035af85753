import { DAY_MS } from '#domain/durations.ts';
import { TRASH_RETENTION_DAYS } from '#domain/retention.ts';

/** Data removed before this time is deleted for good. */
export function retentionLimit(now: Date): string {
  return new Date(now.getTime() - TRASH_RETENTION_DAYS * DAY_MS).toISOString();
}
