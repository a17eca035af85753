import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import type { OverdueJobs } from '#domain/monitoring/overdue-jobs-schema.ts';
import { findLastBackupAt, findRestoredAt } from '../backup/backup-times.ts';
import type { AppContext } from '../context.ts';
import { countUnsentMails } from '../enquiries/store.ts';
import { findFirstAccountAt } from '../volunteers/store.ts';

/** A server that is off for a night makes the backup in the morning. */
const BACKUP_LATE_AFTER_MS = 2 * DAY_MS;
/** A program that was off makes the missed backup soon after its start. */
const BACKUP_TRIED_AFTER_MS = HOUR_MS;
/** Mail servers are often away for some minutes. */
const MAIL_LATE_AFTER_MS = HOUR_MS;
/** Older enquiries have been read in the desk. */
const MAIL_FORGOTTEN_AFTER_MS = 14 * DAY_MS;

export async function readOverdueJobs(ctx: AppContext, startedAt: Date): Promise<OverdueJobs> {
  const [backup, unsent_mails] = await Promise.all([
    readLateBackup(ctx, startedAt),
    countLateMails(ctx),
  ]);
  return { backup, unsent_mails };
}

async function readLateBackup(ctx: AppContext, startedAt: Date): Promise<OverdueJobs['backup']> {
  if (ctx.config.backup.keep === 0) return null;
  if (startedAt.getTime() > ctx.now().getTime() - BACKUP_TRIED_AFTER_MS) return null;
  const [last, ...others] = await Promise.all([
    findLastBackupAt(ctx),
    findRestoredAt(ctx),
    findFirstAccountAt(ctx),
  ]);
  const safeAt = Math.max(...[last, ...others].map((at) => at?.getTime() ?? 0));
  const isLate = safeAt < ctx.now().getTime() - BACKUP_LATE_AFTER_MS;
  return isLate ? { last_at: last?.toISOString() ?? null } : null;
}

async function countLateMails(ctx: AppContext): Promise<number> {
  if (!ctx.config.mail) return 0;
  const now = ctx.now().getTime();
  return countUnsentMails(ctx, {
    from: new Date(now - MAIL_FORGOTTEN_AFTER_MS),
    to: new Date(now - MAIL_LATE_AFTER_MS),
  });
}
