import type { FastifyBaseLogger } from 'fastify';
import type { AppContext } from '../../context.ts';
import { every, type StopJob } from '../../jobs.ts';
import { closeFullBuckets } from './count-buckets.ts';

const INTERVAL_MS = 5000;

/** The bucket that is being closed at shutdown is completed. */
export function startCloseBucketsJob(
  ctx: AppContext,
  log: Pick<FastifyBaseLogger, 'warn'>,
): StopJob {
  return every(
    { everyMs: INTERVAL_MS },
    (stopping) => closeFullBuckets(ctx, undefined, stopping),
    (err) => log.warn({ err }, 'full count buckets could not be closed'),
  );
}
