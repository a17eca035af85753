// A backup each night, made by a process of its own. Of several programs on one database one makes it; a
// machine that was off at the time makes it soon after its start.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { House } from '../house.ts';
import type { NightlyOutcome } from './nightly-process.ts';

const PROGRAM = join(import.meta.dirname, 'nightly-process.ts');
const LOOK_EVERY_MS = 60_000;
const HOUR_MS = 3_600_000;

/**
 * Looks every minute whether it is time. 0 in BACKUP_KEEP: never.
 * @returns what ends it; a backup that is being made is given up
 */
export function backUpNightly(house: House, log: FastifyBaseLogger): () => void {
  const stopping = new AbortController();
  if (house.config.backup.keep === 0) return () => {};
  const look = () => {
    backUpIfDue(house, stopping.signal)
      .then((made) => made && log.info({ path: made }, 'backed up'))
      .catch((error) => {
        if (!stopping.signal.aborted) log.error({ err: error }, 'no backup could be made');
      });
  };
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  return () => {
    clearInterval(timer);
    stopping.abort();
  };
}

/**
 * @returns the archive; undefined when none is due, or another process is at it. One that failed is due
 *   again an hour later.
 * @throws what the backup says, or that its process ended
 */
export async function backUpIfDue(
  house: House,
  stopping: AbortSignal,
): Promise<string | undefined> {
  const due = lastTimeOfDay(house.now(), house.config.backup.at);
  const last = await lastBackupAt(house);
  if ((last && last >= due) || !(await claim(house, due))) return undefined;
  const begun = house.now();
  const outcome = await runApart(house, begun, stopping);
  if ('failure' in outcome) throw new Error(outcome.failure);
  await putFact(house, 'last_backup', begun).execute();
  return outcome.path;
}

/** When the newest nightly backup was begun. */
export async function lastBackupAt({ db }: House): Promise<Date | undefined> {
  const fact = await db
    .selectFrom('store_facts')
    .select('value')
    .where('name', '=', 'last_backup')
    .executeTakeFirst();
  return fact && new Date(fact.value);
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
async function claim(house: House, due: Date): Promise<boolean> {
  const hourAgo = new Date(house.now().getTime() - HOUR_MS);
  const free = (due > hourAgo ? due : hourAgo).toISOString();
  const claimed = await putFact(house, 'nightly_begun', house.now(), free).executeTakeFirst();
  return claimed.numInsertedOrUpdatedRows !== 0n;
}

/** @param unlessSince leaves it where it is that time or later */
function putFact({ db }: House, name: string, at: Date, unlessSince?: string) {
  const value = at.toISOString();
  return db
    .insertInto('store_facts')
    .values({ name, value })
    .onConflict((conflict) => {
      const put = conflict.column('name').doUpdateSet({ value });
      return unlessSince ? put.where('store_facts.value', '<', unlessSince) : put;
    });
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
