import { HOUR_MS } from '#domain/durations.ts';
import type { AppContext } from '../context.ts';
import type { Job } from '../jobs.ts';
import { deleteExpiredSessions } from './sessions.ts';
import { deleteExpiredCounters } from './sign-in-limit.ts';

export function sessionSweepJob(ctx: AppContext): Job {
  return {
    everyMs: HOUR_MS,
    run: () => Promise.all([deleteExpiredSessions(ctx), deleteExpiredCounters(ctx)]),
    failure: 'old sessions could not be removed',
  };
}
