import { DAY_MS } from '#domain/durations.ts';
import type { Endpoint } from '#domain/endpoints/endpoint.ts';
import { type EndpointName, endpoints } from '#domain/endpoints.ts';
import type { Config } from '../config.ts';
import type { AppContext } from '../context.ts';
import { type AccountLimit, accountLimit } from './account-limit.ts';

/** Each adds a version of up to 2 MiB, which stays. */
const MAX_PUBLICATIONS = 2000;

export type DailyLimitKind = 'reading' | 'change' | 'publication';

interface LimitContext {
  config: Pick<Config, 'dailyLimitPerAccount'>;
  now: AppContext['now'];
}

export const createDailyLimits = (ctx: LimitContext): Record<DailyLimitKind, AccountLimit> => ({
  reading: createDailyLimit(ctx),
  change: createDailyLimit(ctx),
  publication: createDailyLimit(ctx, MAX_PUBLICATIONS),
});

export function createDailyLimit(
  { config, now }: LimitContext,
  max = Number.POSITIVE_INFINITY,
): AccountLimit {
  const limit = Math.min(config.dailyLimitPerAccount, max);
  return accountLimit({ limit, windowMs: DAY_MS, refusal: 'dailyLimitReached' }, now);
}

export function dailyLimitKind(name: EndpointName): DailyLimitKind | undefined {
  const endpoint: Endpoint = endpoints[name];
  if (endpoint.access === 'anyone' || name === 'signOut') return undefined;
  if (name === 'publishDocument') return 'publication';
  if (endpoint.audited) return 'reading';
  return endpoint.method === 'GET' ? undefined : 'change';
}
