// Daily limits per account, counted in memory and per process: a write per request would be slow.

import { DAY_MS } from '#domain/durations.ts';
import type { Endpoint } from '#domain/endpoints/endpoint.ts';
import { type EndpointName, endpoints } from '#domain/endpoints.ts';
import { type ProblemCode, problem } from '#domain/problems.ts';
import type { AppContext } from '../context.ts';

/** @throws Problem dailyLimitReached with retryAfter in seconds; the attempt does not count */
export type DailyLimit = (accountId: number) => void;

export function createDailyLimit({ config, now }: Pick<AppContext, 'config' | 'now'>): DailyLimit {
  const { dailyLimitPerAccount: limit } = config;
  return accountLimit({ limit, windowMs: DAY_MS, refusal: 'dailyLimitReached' }, now);
}

/** @throws Problem `refusal` with retryAfter in seconds; the attempt does not count */
export function accountLimit(
  { limit, windowMs, refusal }: { limit: number; windowMs: number; refusal: ProblemCode },
  now: AppContext['now'],
): (accountId: number) => void {
  const counts = new Map<number, { since: number; count: number }>();
  return (accountId) => {
    const time = now().getTime();
    const last = counts.get(accountId);
    const isOpen = last && time >= last.since && time < last.since + windowMs;
    const current = isOpen ? last : { since: time, count: 0 };
    if (current.count >= limit) {
      const retryAfter = Math.ceil((current.since + windowMs - time) / 1000);
      throw problem(refusal, { retryAfter });
    }
    current.count += 1;
    counts.set(accountId, current);
  };
}

export function dailyLimitKind(name: EndpointName): 'reading' | 'change' | undefined {
  const endpoint: Endpoint = endpoints[name];
  if (endpoint.access === 'anyone' || name === 'signOut') return undefined;
  if (endpoint.audited) return 'reading';
  return endpoint.method === 'GET' ? undefined : 'change';
}
