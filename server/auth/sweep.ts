import { HOUR_MS } from '#domain/durations.ts';
import type { AppContext } from '../context.ts';
import type { Job } from '../jobs.ts';
import { deleteExpiredCounters } from './rate-limits.ts';
import { deleteExpiredSessions } from './sessions.ts';

export function sessionSweepJob(ctx: AppContext): Job {
  return {
    everyMs: HOUR_MS,
    run: () => Promise.all([deleteExpiredSessions(ctx), deleteExpiredCounters(ctx)]),
    failure: 'old sessions could not be removed',
  };
}
