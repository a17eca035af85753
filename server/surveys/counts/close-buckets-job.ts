import type { FastifyBaseLogger } from 'fastify';
import type { AppContext } from '../../context.ts';
import { every, type StopJob } from '../../jobs.ts';
import { closeFullBuckets } from './count-buckets.ts';

const INTERVAL_MS = 5000;

/**
 * Now and every few seconds: what stands open of the kept counts is closed as it fills up. At a stop, a block that is
 * being closed is closed first, and no other is begun.
 */
export function startCloseBucketsJob(
  ctx: AppContext,
  log: Pick<FastifyBaseLogger, 'warn'>,
): StopJob {
  return every(
    { everyMs: INTERVAL_MS },
    (stopping) => closeFullBuckets(ctx, undefined, stopping),
    (err) => log.warn({ err }, 'the counts could not be brought forward'),
  );
}
