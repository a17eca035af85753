// Daily limits per account, counted in memory and per process: a write per request would be slow.
import { type Endpoint, type EndpointName, endpoints } from '#domain/endpoints.ts';
import { problem } from '#domain/problems.ts';
import type { AppContext } from '../context.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** @throws Problem dailyLimitReached with retryAfter in seconds; the attempt does not count */
export type DailyLimit = (accountId: number) => void;

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

export function dailyLimitKind(name: EndpointName): 'reading' | 'change' | undefined {
  const endpoint: Endpoint = endpoints[name];
  if (endpoint.access === 'anyone' || name === 'signOut') return undefined;
  if (endpoint.audited) return 'reading';
  return endpoint.method === 'GET' ? undefined : 'change';
}
