import { contract } from '#domain/contract.ts';
import type { Endpoint } from '#domain/endpoints/endpoint.ts';
import { type EndpointName, endpoints } from '#domain/endpoints.ts';
import { COMMON_PROBLEMS, PROBLEMS, type ProblemCode } from '#domain/problem-catalogue.ts';
import type { Schemas } from '#domain/schemas/endpoint-schemas.ts';
import { dailyLimitKind } from '../../rate-limit/daily-limit.ts';
import { endpointDocs } from './docs/endpoint-docs.ts';

const TOKEN_FAILURES = ['tokenMissing', 'tokenRefused', 'tooManyAttempts'] as const;
const BODY_FAILURES = ['notJson', 'tooLarge', 'unsupportedType'] as const;

export function failuresOf(name: EndpointName): ProblemCode[] {
  const endpoint: Endpoint = endpoints[name];
  const { body }: Schemas = contract[name];
  const codes: ProblemCode[] = [
    'unreadable',
    ...(endpoint.method === 'GET' ? [] : BODY_FAILURES),
    ...(endpoint.access === 'anyone' ? [] : TOKEN_FAILURES),
    ...(['anyone', 'account'].includes(endpoint.access) ? [] : (['forbidden'] as const)),
    ...(dailyLimitKind(name) ? (['dailyLimitReached'] as const) : []),
    ...(endpoint.stale ? [endpoint.stale] : []),
    ...(endpointDocs[name].failures ?? []),
    ...(body ? (['brokenRule'] as const) : []),
    ...COMMON_PROBLEMS,
  ];
  return [...new Set(codes)].sort((a, b) => PROBLEMS[a].status - PROBLEMS[b].status);
}
