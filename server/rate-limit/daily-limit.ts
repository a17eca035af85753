import { DAY_MS } from '#domain/durations.ts';
import type { Endpoint } from '#domain/endpoints/endpoint.ts';
import { type EndpointName, endpoints } from '#domain/endpoints.ts';
import type { AppContext } from '../context.ts';
import { type AccountLimit, accountLimit } from './account-limit.ts';

export function createDailyLimit({
  config,
  now,
}: Pick<AppContext, 'config' | 'now'>): AccountLimit {
  const { dailyLimitPerAccount: limit } = config;
  return accountLimit({ limit, windowMs: DAY_MS, refusal: 'dailyLimitReached' }, now);
}

export function dailyLimitKind(name: EndpointName): 'reading' | 'change' | undefined {
  const endpoint: Endpoint = endpoints[name];
  if (endpoint.access === 'anyone' || name === 'signOut') return undefined;
  if (endpoint.audited) return 'reading';
  return endpoint.method === 'GET' ? undefined : 'change';
}
