// The backup is made in a child process.
import { constants, existsSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts';
import type { AppContext } from '../context.ts';
import { claimMetadata, writeMetadata } from '../db/metadata/metadata.ts';
import type { Job } from '../jobs.ts';
import { runForked } from '../process/forked-worker.ts';
import { findLastBackupAt, findRestoredAt, lastTimeOfDay } from './backup-times.ts';
import type { NightlyBackup, NightlyOutcome, NightlyTask } from './nightly-worker.ts';

const PROGRAM = join(import.meta.dirname, 'nightly-worker.ts');
const CHECK_INTERVAL_MS = MINUTE_MS;
const CLAIM_MS = HOUR_MS;
const CLAIM_INTERVAL_MS = CLAIM_MS / 6;

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
      if (backup && !backup.isSigned)
        log.error(
          backup,
          'the key file is missing or another one, so the backup is not signed and older ones are kept: import-keys writes it from the paper',
        );
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

/** One of several servers makes it. @returns undefined if none is due here @throws Error: due again an hour later */
export async function backUpIfDue(
  ctx: AppContext,
  signal: AbortSignal,
): Promise<NightlyBackup | undefined> {
  const startedAt = ctx.now();
  const due = lastTimeOfDay(startedAt, ctx.config.backup.at);
  const done = await Promise.all([findLastBackupAt(ctx), findRestoredAt(ctx)]);
  // A time in the future was written with a wrong clock.
  if (done.some((each) => each && each >= due && each <= startedAt)) return undefined;
  if (!(await claimNight(ctx, { startedAt, due }))) return undefined;
  // A failed renewal is harmless: the next one follows in ten minutes.
  const renewClaim = () =>
    writeMetadata(ctx.db, 'nightly_begun', ctx.now().toISOString()).catch(() => {});
  const claimTimer = setInterval(renewClaim, CLAIM_INTERVAL_MS).unref();
  try {
    const backup = await runInChild(ctx, startedAt, signal);
    await writeMetadata(ctx.db, 'last_backup', startedAt.toISOString());
    return backup;
  } finally {
    clearInterval(claimTimer);
  }
}

function claimNight(
  { db }: AppContext,
  { startedAt, due }: { startedAt: Date; due: Date },
): Promise<boolean> {
  const hourAgo = new Date(startedAt.getTime() - CLAIM_MS);
  const validRange = {
    from: (due > hourAgo ? due : hourAgo).toISOString(),
    to: new Date(startedAt.getTime() + CLAIM_MS).toISOString(),
  };
  return claimMetadata(db, 'nightly_begun', startedAt.toISOString(), validRange);
}

async function runInChild(
  { config }: AppContext,
  now: Date,
  signal: AbortSignal,
): Promise<NightlyBackup> {
  const outcome = await runForked<NightlyTask, NightlyOutcome>(PROGRAM, { config, now }, signal);
  if ('failure' in outcome) throw new Error(outcome.failure);
  return outcome;
}
