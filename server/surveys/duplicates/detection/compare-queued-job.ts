// Database triggers queue new and changed entries, so that no code that writes can forget to.
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import type { AppContext } from '../../../context.ts';
import type { LookAlikeQueueTable } from '../../../db/tables/survey-decisions.ts';
import type { Job } from '../../../jobs.ts';
import { waitAtMost } from '../../../process/wait-at-most.ts';
import { savePairsOf } from './save-pairs.ts';

const INTERVAL_MS = 3000;
const BATCH_SIZE = 50;
const LISTENING_MS = 100;
const BUSY = 0.3;
const MAX_WAIT_MS = 2000;

export function compareQueuedJob(ctx: AppContext): Job {
  /** The next batch begins here, so that entries that fail again and again do not block the others. */
  let after = 0;
  return {
    everyMs: INTERVAL_MS,
    first: 'afterInterval',
    run: async (stopping) => {
      const failures: unknown[] = [];
      do {
        const batch = await listQueued(ctx, after);
        after = batch.length < BATCH_SIZE ? 0 : (batch.at(-1)?.survey_id ?? 0);
        failures.push(...(await compare(ctx, batch)));
      } while (after > 0 && !stopping.aborted && !(await isBusy()));
      if (failures.length > 0) throw failures[0];
    },
    failure: 'entries could not be compared with the others',
  };
}

/** Only a short queue is awaited. */
export async function compareLatest(ctx: AppContext, wake: () => Promise<void>): Promise<void> {
  const queued = await listQueued(ctx);
  const woken = wake();
  if (queued.length < BATCH_SIZE) await waitAtMost(MAX_WAIT_MS, woken);
}

/** Requests have priority, so a run compares one batch only under load. */
async function isBusy(): Promise<boolean> {
  const before = performance.eventLoopUtilization();
  await setTimeout(LISTENING_MS);
  return performance.eventLoopUtilization(before).utilization > BUSY;
}

/** An entry that cannot be compared stays in the queue, and the others are compared. @returns the failures */
async function compare(ctx: AppContext, batch: readonly LookAlikeQueueTable[]): Promise<unknown[]> {
  const compared: LookAlikeQueueTable[] = [];
  const failures: unknown[] = [];
  for (const queued of batch) {
    try {
      await savePairsOf(ctx, queued.survey_id);
      compared.push(queued);
    } catch (error) {
      failures.push(error);
    }
  }
  if (compared.length > 0) await takeFromQueue(ctx, compared);
  return failures;
}

/** @param after only entries with a higher id */
function listQueued({ db }: AppContext, after = 0): Promise<LookAlikeQueueTable[]> {
  return db
    .selectFrom('look_alike_queue')
    .selectAll()
    .where('survey_id', '>', after)
    .orderBy('survey_id')
    .limit(BATCH_SIZE)
    .execute();
}

/** An entry that is being changed stays in the queue: two transactions could wait for each other's locks. */
async function takeFromQueue(
  { db, dialect }: AppContext,
  compared: readonly LookAlikeQueueTable[],
): Promise<void> {
  const timesOf = new Map(compared.map(({ survey_id, times }) => [survey_id, times]));
  await db.transaction().execute(async (transaction) => {
    const selection = transaction
      .selectFrom('look_alike_queue')
      .selectAll()
      .where('survey_id', 'in', [...timesOf.keys()]);
    const locked = await dialect.forUpdateSkipLocked(selection, 'look_alike_queue').execute();
    const unchanged = locked.filter(({ survey_id, times }) => timesOf.get(survey_id) === times);
    if (unchanged.length === 0) return;
    await transaction
      .deleteFrom('look_alike_queue')
      .where(
        'survey_id',
        'in',
        unchanged.map(({ survey_id }) => survey_id),
      )
      .execute();
  });
}
