// How much of one kind an account may do in a day. Counted in memory: it bounds how fast a disk fills, and a
// row that each call waits for would slow everybody down. Of several programs each counts its own.
import { type Endpoint, type EndpointName, endpoints } from '#domain/endpoints.ts';
import { problem } from '#domain/problems.ts';
import type { AppContext } from '../context.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** @throws Problem dailyLimitReached with the seconds to wait: then it is not counted */
export type DailyLimit = (accountId: number) => void;

/** A day begins with what is done first, and anew where the clock was put back before it. */
export function dailyLimit({ config, now }: Pick<AppContext, 'config' | 'now'>): DailyLimit {
  const counts = new Map<number, { since: number; count: number }>();
  return (accountId) => {
    const time = now().getTime();
    const current = counts.get(accountId);
    const isToday = current && time >= current.since && time < current.since + DAY_MS;
    const today = isToday ? current : { since: time, count: 0 };
    if (today.count >= config.dailyLimitPerAccount) {
      const retryAfter = Math.ceil((today.since + DAY_MS - time) / 1000);
      throw problem('dailyLimitReached', { retryAfter });
    }
    today.count += 1;
    counts.set(accountId, today);
  };
}

/** As what a call counts. Lists count as nothing, and a session can always be ended. */
export function dailyLimitKind(name: EndpointName): 'reading' | 'change' | undefined {
  const endpoint: Endpoint = endpoints[name];
  if (endpoint.access === 'anyone' || name === 'signOut') return undefined;
  if (endpoint.audited) return 'reading';
  return endpoint.method === 'GET' ? undefined : 'change';
}
