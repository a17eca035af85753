// A backup each night, made by a process of its own. Of several programs on one database one makes it; a
// machine that was off at the time makes it soon after its start.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, existsSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { House } from '../context.ts';
import { claimFact, putFact, readFact } from '../db/metadata.ts';
import { every, type StopJob } from '../jobs.ts';
import type { Made, NightlyOutcome } from './nightly-worker.ts';

const PROGRAM = join(import.meta.dirname, 'nightly-worker.ts');
const LOOK_EVERY_MS = 60_000;
const HOUR_MS = 3_600_000;
const CLAIM_EVERY_MS = HOUR_MS / 6;

/** Looks every minute whether it is time. 0 in BACKUP_KEEP: never. At a stop, a backup that is being made is given up. */
export function backUpNightly(house: House, log: FastifyBaseLogger): StopJob {
  if (house.config.backup.keep === 0) return async () => {};
  warnIfUnwritable(house.config.backup.dir, log);
  return every(
    { everyMs: LOOK_EVERY_MS, later: true },
    async (stopping) => {
      const made = await backUpIfDue(house, stopping);
      if (made) log.info({ path: made.path }, 'backed up');
      if (made?.uncleared) log.warn(made, 'older backups could not be cleared away');
    },
    (err) => log.error({ err }, 'no backup could be made'),
  );
}

/** A disk for backups that is not there keeps no site down. */
async function warnIfUnwritable(folder: string, log: FastifyBaseLogger): Promise<void> {
  const there = existsSync(folder) ? folder : dirname(folder);
  await access(there, constants.W_OK).catch((err) => {
    log.error({ err }, 'BACKUP_DIR cannot be written: no nightly backup can be made');
  });
}

/**
 * @returns what was made; undefined when none is due, or another process is at it. One that failed is due
 *   again an hour later.
 * @throws what the backup says, or that its process ended
 */
export async function backUpIfDue(house: House, stopping: AbortSignal): Promise<Made | undefined> {
  const begun = house.now();
  const due = lastTimeOfDay(begun, house.config.backup.at);
  const last = await lastBackupAt(house);
  // One of a time to come was made while the clock was wrong.
  const isMade = last && last >= due && last <= begun;
  if (isMade || !(await claim(house, due, begun))) return undefined;
  // However long it takes, nobody else begins meanwhile.
  const claiming = setInterval(() => claimOn(house), CLAIM_EVERY_MS).unref();
  try {
    const outcome = await runApart(house, begun, stopping);
    if ('failure' in outcome) throw new Error(outcome.failure);
    await putFact(house.db, 'last_backup', begun.toISOString());
    return outcome;
  } finally {
    clearInterval(claiming);
  }
}

/** When the newest nightly backup was begun. */
export async function lastBackupAt({ db }: House): Promise<Date | undefined> {
  const value = await readFact(db, 'last_backup');
  return value === undefined ? undefined : new Date(value);
}

/** @param timeOfDay hh:mm by the machine's clock. @returns when it was last that time */
export function lastTimeOfDay(now: Date, timeOfDay: string): Date {
  const [hours = 0, minutes = 0] = timeOfDay.split(':').map(Number);
  const time = new Date(now);
  time.setHours(hours, minutes, 0, 0);
  if (time > now) time.setDate(time.getDate() - 1);
  return time;
}

/** Whether it is this process's to do. */
function claim({ db }: House, due: Date, now: Date): Promise<boolean> {
  const hourAgo = new Date(now.getTime() - HOUR_MS);
  const from = due > hourAgo ? due : hourAgo;
  const to = new Date(now.getTime() + HOUR_MS);
  const taken = { from: from.toISOString(), to: to.toISOString() };
  return claimFact(db, 'nightly_begun', now.toISOString(), taken);
}

function claimOn({ db, now }: House): void {
  // A database that is away for a moment does not end the backup; the next time does as well.
  putFact(db, 'nightly_begun', now().toISOString()).catch(() => {});
}

async function runApart(
  { config }: House,
  now: Date,
  stopping: AbortSignal,
): Promise<NightlyOutcome> {
  stopping.throwIfAborted();
  // Not the program's own flags: an inspector's port, for one, can be had only once.
  const child = fork(PROGRAM, { execArgv: [], signal: stopping, killSignal: 'SIGKILL' });
  const gone = once(child, 'exit').then(([code, killedBy]): NightlyOutcome => {
    return { failure: `the process of the backup ended (${killedBy ?? code})` };
  });
  child.send({ config, now: now.toISOString() });
  const told = once(child, 'message').then(([outcome]): NightlyOutcome => outcome);
  return Promise.race([told, gone]);
}
