import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { Endpoint } from '#domain/endpoints/endpoint.ts';
import { MAX_ID } from '#domain/ids.ts';
import type { ProblemCode } from '#domain/problem-catalogue.ts';
import { ensure, fail, problem } from '#domain/problems.ts';
import type { Schemas } from '#domain/schemas/endpoint-schemas.ts';
import { isIdempotencyKey } from '#domain/surveys/outbox/operation-kind.ts';
import { isStorable } from '#domain/text/text.ts';
import { fieldError } from '#domain/validation.ts';
import type { SignedInActor } from '../../auth/actor.ts';
import { parseBody } from '../../parse-body.ts';

const USER_AGENT_MAX = 300;
const ETAG = /^(?:W\/)?"(\d{1,9})"$/;

/** Undefined: the endpoint does not receive it. */
interface ParsedRequest {
  actor: SignedInActor | undefined;
  id: number | undefined;
  otherId: number | undefined;
  name: string | undefined;
  query: unknown;
  body: unknown;
  languages: readonly string[];
  userAgent: string;
  clientIp: string;
  idempotencyKey: string | undefined;
  expectedVersion: number | undefined;
  knownVersion: number | undefined;
}

export function parseRequest(
  endpoint: Endpoint,
  { query, body }: Schemas,
  request: FastifyRequest,
  actor: SignedInActor | undefined,
): ParsedRequest {
  return {
    actor,
    id: hasId(endpoint) ? idOf(request) : undefined,
    otherId: endpoint.key === 'idPair' ? otherIdOf(request) : undefined,
    name: nameOf(endpoint, request),
    query: query ? parseQuery(query, request.query) : undefined,
    body: body ? parseBody(body, sentBody(endpoint, request)) : undefined,
    clientIp: request.ip,
    languages: languagesOf(request),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX),
    expectedVersion: endpoint.stale && expectedVersionOf(endpoint.stale, request),
    knownVersion: endpoint.ifNoneMatch ? versionIn(request.headers['if-none-match']) : undefined,
    idempotencyKey: endpoint.idempotencyKey ? idempotencyKeyOf(request) : undefined,
  };
}

export const hasId = ({ key }: Endpoint): boolean => key === 'id' || key === 'idPair';

function idOf(request: FastifyRequest): number {
  return requestedId(request) ?? refuseId();
}

function otherIdOf({ params }: FastifyRequest): number {
  return parseId(stringAt(params, 'other')) ?? refuseId();
}

function refuseId(): never {
  throw problem('unreadable', { message: 'The id must be a whole number' });
}

/** @returns 0, which is never found, for numbers that no row can have */
export function requestedId({ params, query }: FastifyRequest): number | undefined {
  return parseId(stringAt(params, 'id') ?? stringAt(query, 'id'));
}

function parseId(text = ''): number | undefined {
  if (!/^\d+$/.test(text)) return undefined;
  const id = Number(text);
  return id <= MAX_ID ? id : 0;
}

function parseQuery(schema: z.ZodType, sent: unknown): unknown {
  const { data, error } = schema.safeParse(sent);
  if (!error) return data;
  const names = [...new Set(error.issues.map((issue) => String(issue.path[0])))];
  throw problem('unreadable', {
    message: `This could not be read: ${names.join(', ')}`,
    errors: names.map((field) => fieldError(field, 'unreadable')),
  });
}

function languagesOf({ headers }: FastifyRequest): string[] {
  const ranges = (headers['accept-language'] ?? '').split(',');
  return ranges.map((range) => range.split(';')[0] ?? '');
}

function nameOf({ key }: Endpoint, { params }: FastifyRequest): string | undefined {
  const missing = key && NAME_MISSING[key];
  if (!missing) return undefined;
  const name = stringAt(params, 'name') ?? '';
  ensure(isStorable(name), missing);
  return name;
}

const NAME_MISSING: Partial<Record<NonNullable<Endpoint['key']>, ProblemCode>> = {
  imageName: 'imageNotFound',
  fileName: 'fileNotFound',
  documentName: 'documentNotFound',
};

/** A missing body has no fields, and is not a document. */
function sentBody(endpoint: Endpoint, { body }: FastifyRequest): unknown {
  return endpoint.body === 'document' ? body : (body ?? {});
}

function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && isIdempotencyKey(key)) return key.toLowerCase();
  throw problem('unreadable', { message: 'The Idempotency-Key must be a UUID' });
}

function expectedVersionOf(stale: ProblemCode, { headers }: FastifyRequest): number | undefined {
  const match = headers['if-match'];
  if (match === undefined || match === '*') return undefined;
  return versionIn(match) ?? fail(stale);
}

function versionIn(etag = ''): number | undefined {
  const [, version] = ETAG.exec(etag) ?? [];
  return version === undefined ? undefined : Number(version);
}

function stringAt(record: unknown, key: string): string | undefined {
  if (typeof record !== 'object' || record === null) return undefined;
  const value: unknown = Reflect.get(record, key);
  return typeof value === 'string' ? value : undefined;
}
