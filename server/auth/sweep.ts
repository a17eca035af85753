import type { AppContext } from '../context.ts';
import type { Job } from '../jobs.ts';
import { deleteExpiredCounters } from './rate-limits.ts';
import { deleteExpiredSessions } from './sessions.ts';

const HOUR_MS = 3_600_000;

export function sessionSweepJob(ctx: AppContext): Job {
  return {
    everyMs: HOUR_MS,
    run: () => Promise.all([deleteExpiredSessions(ctx), deleteExpiredCounters(ctx)]),
    failure: 'old sessions could not be removed',
  };
}
