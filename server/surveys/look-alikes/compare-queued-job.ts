// Compares new and changed entries with all others, outside the request that wrote them. Database triggers queue them, so
// that no code that writes can forget to.
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import type { AppContext } from '../../context.ts';
import type { LookAlikeQueueTable } from '../../db/tables/survey-decisions.ts';
import type { Job } from '../../jobs.ts';
import { savePairsOf } from '../duplicates/save-pairs.ts';

const INTERVAL_MS = 3000;
const BATCH_SIZE = 50;
const LISTENING_MS = 100;
const BUSY = 0.3;
const MAX_WAIT_MS = 2000;

export function compareQueuedJob(ctx: AppContext): Job {
  return {
    everyMs: INTERVAL_MS,
    first: 'afterInterval',
    run: async (stopping) => {
      while (!stopping.aborted && (await compareQueued(ctx)) === BATCH_SIZE) {
        if (await isBusy()) return;
      }
    },
    failure: 'entries could not be compared with the others',
  };
}

/** Wakes the job, and waits for it where only a few entries are queued. */
export async function compareLatest(ctx: AppContext, wake: () => Promise<void>): Promise<void> {
  const queued = await listQueued(ctx);
  const woken = wake();
  if (queued.length < BATCH_SIZE) await Promise.race([woken, setTimeout(MAX_WAIT_MS)]);
}

/** Under load each run compares one batch only, because requests have priority. */
async function isBusy(): Promise<boolean> {
  const before = performance.eventLoopUtilization();
  await setTimeout(LISTENING_MS);
  return performance.eventLoopUtilization(before).utilization > BUSY;
}

/** @returns the number of entries removed from the queue */
async function compareQueued(ctx: AppContext): Promise<number> {
  const queued = await listQueued(ctx);
  for (const { survey_id } of queued) await savePairsOf(ctx, survey_id);
  // In one transaction, so that SQLite commits once.
  await Promise.all(queued.map((each) => takeFromQueue(ctx, each)));
  return queued.length;
}

function listQueued({ db }: AppContext): Promise<LookAlikeQueueTable[]> {
  return db
    .selectFrom('look_alike_queue')
    .selectAll()
    .orderBy('survey_id')
    .limit(BATCH_SIZE)
    .execute();
}

/** An entry that has changed meanwhile stays in the queue. */
async function takeFromQueue(
  { db }: AppContext,
  { survey_id, times }: LookAlikeQueueTable,
): Promise<void> {
  await db
    .deleteFrom('look_alike_queue')
    .where('survey_id', '=', survey_id)
    .where('times', '=', times)
    .execute();
}
