import type { FastifyBaseLogger } from 'fastify';
import type { House } from '../house.ts';
import { forgetOldSessions } from './store.ts';
import { forgetOldFailures } from './throttle.ts';

const HOUR_MS = 3_600_000;

/** Now and every hour: sessions and failures that no limit looks at any more are removed. */
export function sweepHourly(house: House, log: FastifyBaseLogger): NodeJS.Timeout {
  const sweep = () => {
    Promise.all([forgetOldSessions(house), forgetOldFailures(house)]).catch((error) =>
      log.warn({ err: error }, 'old sessions could not be removed'),
    );
  };
  sweep();
  return setInterval(sweep, HOUR_MS).unref();
}
