// The backup is made in a child process.
import { constants, existsSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { MINUTE_MS } from '#domain/durations.ts';
import type { AppContext } from '../context.ts';
import type { Job } from '../jobs.ts';
import { runOnceANight } from '../nightly.ts';
import { runForked } from '../process/forked-worker.ts';
import { findLastBackupAt, findRestoredAt } from './backup-times.ts';
import type { NightlyBackup, NightlyOutcome, NightlyTask } from './nightly-worker.ts';

const PROGRAM = join(import.meta.dirname, 'nightly-worker.ts');
const CHECK_INTERVAL_MS = MINUTE_MS;

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
export function backUpIfDue(
  ctx: AppContext,
  signal: AbortSignal,
): Promise<NightlyBackup | undefined> {
  return runOnceANight(ctx, {
    at: ctx.config.backup.at,
    keys: { begun: 'nightly_begun', done: 'last_backup' },
    findDone: () => Promise.all([findLastBackupAt(ctx), findRestoredAt(ctx)]),
    run: async (now) => {
      const task = { config: ctx.config, now };
      const outcome = await runForked<NightlyTask, NightlyOutcome>(PROGRAM, task, signal);
      if ('failure' in outcome) throw new Error(outcome.failure);
      return outcome;
    },
  });
}
