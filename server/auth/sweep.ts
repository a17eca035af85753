import type { FastifyBaseLogger } from 'fastify';
import type { AppContext } from '../context.ts';
import { every, type StopJob } from '../jobs.ts';
import { deleteExpiredCounters } from './rate-limits.ts';
import { deleteExpiredSessions } from './sessions.ts';

const HOUR_MS = 3_600_000;

export function sweepHourly(ctx: AppContext, log: Pick<FastifyBaseLogger, 'warn'>): StopJob {
  return every(
    { everyMs: HOUR_MS },
    () => Promise.all([deleteExpiredSessions(ctx), deleteExpiredCounters(ctx)]),
    (err) => log.warn({ err }, 'old sessions could not be removed'),
  );
}
