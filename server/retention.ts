import { DAY_MS } from '#domain/durations.ts';
import { TRASH_RETENTION_DAYS } from '#domain/retention.ts';

/** What was removed after this time can be restored; the rest goes for good. */
export function retentionLimit(now: Date): string {
  return new Date(now.getTime() - TRASH_RETENTION_DAYS * DAY_MS).toISOString();
}
