// One of several servers makes the backup, in a child process.
import { constants, existsSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts';
import type { AppContext } from '../context.ts';
import { claimMetadata, writeMetadata } from '../db/metadata/metadata.ts';
import type { Job } from '../jobs.ts';
import { runForked } from '../process/forked-worker.ts';
import { findLastBackupAt, findRestoredAt } from './backup-times.ts';
import type { NightlyBackup, NightlyOutcome, NightlyTask } from './nightly-worker.ts';

const PROGRAM = join(import.meta.dirname, 'nightly-worker.ts');
const CHECK_INTERVAL_MS = MINUTE_MS;
const CLAIM_INTERVAL_MS = HOUR_MS / 6;

/** @returns undefined when backups are switched off */
export function nightlyBackupJob(ctx: AppContext, log: FastifyBaseLogger): Job | undefined {
  if (ctx.config.backup.keep === 0) return undefined;
  warnIfUnwritable(ctx.config.backup.dir, log);
  return {
    everyMs: CHECK_INTERVAL_MS,
    first: 'afterInterval',
    run: async (stopping) => {
      const backup = await backUpIfDue(ctx, stopping);
      if (backup) log.info({ path: backup.path }, 'backed up');
      if (backup && backup.missing > 0)
        log.error(backup, 'pictures are missing in the store, so older backups are kept');
      if (backup?.cleanupError) log.warn(backup, 'older backups could not be cleared away');
    },
    failure: 'no backup could be made',
    failureLevel: 'error',
  };
}

async function warnIfUnwritable(folder: string, log: FastifyBaseLogger): Promise<void> {
  const existingFolder = existsSync(folder) ? folder : dirname(folder);
  await access(existingFolder, constants.W_OK).catch((err) => {
    log.error({ err }, 'BACKUP_DIR cannot be written: no nightly backup can be made');
  });
}

/** @returns undefined if no backup is due here @throws Error if it failed: due again an hour later */
export async function backUpIfDue(
  ctx: AppContext,
  signal: AbortSignal,
): Promise<NightlyBackup | undefined> {
  const startedAt = ctx.now();
  const due = lastTimeOfDay(startedAt, ctx.config.backup.at);
  const last = [await findLastBackupAt(ctx), await findRestoredAt(ctx)];
  // A backup from the future was made with a wrong clock.
  const isDone = last.some((at) => at && at >= due && at <= startedAt);
  if (isDone || !(await claim(ctx, due, startedAt))) return undefined;
  const claimTimer = setInterval(() => renewClaim(ctx), CLAIM_INTERVAL_MS).unref();
  try {
    const task = { config: ctx.config, now: startedAt };
    const outcome = await runForked<NightlyTask, NightlyOutcome>(PROGRAM, task, signal);
    if ('failure' in outcome) throw new Error(outcome.failure);
    await writeMetadata(ctx.db, 'last_backup', startedAt.toISOString());
    return outcome;
  } finally {
    clearInterval(claimTimer);
  }
}

/** @param timeOfDay hh:mm, local time */
export function lastTimeOfDay(now: Date, timeOfDay: string): Date {
  const [hours = 0, minutes = 0] = timeOfDay.split(':').map(Number);
  const time = new Date(now);
  time.setHours(hours, minutes, 0, 0);
  if (time > now) time.setDate(time.getDate() - 1);
  return time;
}

function claim({ db }: AppContext, due: Date, now: Date): Promise<boolean> {
  const hourAgo = new Date(now.getTime() - HOUR_MS);
  const from = due > hourAgo ? due : hourAgo;
  const to = new Date(now.getTime() + HOUR_MS);
  const validRange = { from: from.toISOString(), to: to.toISOString() };
  return claimMetadata(db, 'nightly_begun', now.toISOString(), validRange);
}

function renewClaim({ db, now }: AppContext): void {
  // A failed renewal is harmless: the next one follows in ten minutes.
  writeMetadata(db, 'nightly_begun', now().toISOString()).catch(() => {});
}
