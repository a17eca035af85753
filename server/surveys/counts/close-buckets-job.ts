import type { AppContext } from '../../context.ts';
import type { Job } from '../../jobs.ts';
import { closeFullBuckets } from './count-buckets.ts';

const INTERVAL_MS = 5000;

/** A shutdown awaits the bucket that is being closed. */
export function closeBucketsJob(ctx: AppContext): Job {
  return {
    everyMs: INTERVAL_MS,
    run: (stopping) => closeFullBuckets(ctx, { stopping }),
    failure: 'full count buckets could not be closed',
  };
}
