import type { FastifyBaseLogger } from 'fastify';
import type { House } from '../context.ts';
import { every, type StopJob } from '../jobs.ts';
import { forgetOldFailures } from './rate-limits.ts';
import { forgetOldSessions } from './sessions.ts';

const HOUR_MS = 3_600_000;

/** Now and every hour: sessions and failures that no limit looks at any more are removed. */
export function sweepHourly(house: House, log: Pick<FastifyBaseLogger, 'warn'>): StopJob {
  return every(
    { everyMs: HOUR_MS },
    () => Promise.all([forgetOldSessions(house), forgetOldFailures(house)]),
    (err) => log.warn({ err }, 'old sessions could not be removed'),
  );
}
