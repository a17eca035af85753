// Compares entries that were recorded or changed with all others, apart from the request that brought them. The database
// queues them by trigger, so that no way of writing can forget it.
import type { FastifyBaseLogger } from 'fastify';
import type { AppContext } from '../../context.ts';
import { every, type StopJob } from '../../jobs.ts';
import { savePairsOf } from '../pairs/save-pairs.ts';

const INTERVAL_MS = 3000;
const BATCH_SIZE = 50;

export function startLookAlikeJob(ctx: AppContext, log: Pick<FastifyBaseLogger, 'warn'>): StopJob {
  return every(
    { everyMs: INTERVAL_MS, delayFirst: true },
    async (stopping) => {
      while (!stopping.aborted && (await compareQueued(ctx)) === BATCH_SIZE);
    },
    (err) => log.warn({ err }, 'entries could not be compared with the others'),
  );
}

/** @returns how many were taken from the queue */
export async function compareQueued(ctx: AppContext): Promise<number> {
  const queued = await ctx.db
    .selectFrom('look_alike_queue')
    .selectAll()
    .limit(BATCH_SIZE)
    .execute();
  for (const { survey_id, times } of queued) {
    await savePairsOf(ctx, survey_id);
    // An entry that has changed meanwhile stays in the queue.
    await ctx.db
      .deleteFrom('look_alike_queue')
      .where('survey_id', '=', survey_id)
      .where('times', '=', times)
      .execute();
  }
  return queued.length;
}
