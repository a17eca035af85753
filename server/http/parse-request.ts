import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { Schemas } from '#domain/contract.ts';
import type { Endpoint, EndpointName } from '#domain/endpoints.ts';
import { ensure, fail, problem, validationError } from '#domain/problems.ts';
import type { SignedInActor } from '../auth/actor.ts';
import type { EndpointRequest } from './handlers.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const ETAG = /^(?:W\/)?"(\d{1,9})"$/;
const MAX_ID = 2 ** 31 - 1;
/** Naming thousands of unknown fields would make the answer larger than the request. */
const MAX_NAMED_FIELDS = 10;

/** @throws Problem unreadable, brokenRule, imageNotFound, staleVersion */
export function parseEndpointRequest<Name extends EndpointName>(
  endpoint: Endpoint,
  { query, body }: Schemas,
  request: FastifyRequest,
  actor: SignedInActor,
): EndpointRequest<Name> {
  const parsed = {
    actor,
    id: endpoint.byId ? idOf(request) : 0,
    name: endpoint.byName ? nameOf(request) : '',
    received: undefined,
    query: query ? parseQuery(query, request.query) : undefined,
    body: body ? parseBody(body, request.body ?? {}) : undefined,
    origin: request.ip,
    idempotencyKey: endpoint.header === 'Idempotency-Key' ? idempotencyKeyOf(request) : undefined,
    expectedVersion: endpoint.header === 'If-Match' ? expectedVersionOf(request) : undefined,
  };
  // The cast is safe: the endpoint's own schemas have parsed query and body.
  return parsed as EndpointRequest<Name>;
}

function idOf(request: FastifyRequest): number {
  const id = requestedId(request);
  if (id === undefined) throw problem('unreadable', { message: 'The id must be a whole number' });
  return id;
}

/** @returns 0, which is never found, for numbers that no row can have */
export function requestedId({ params, query }: FastifyRequest): number | undefined {
  const text = stringAt(params, 'id') ?? stringAt(query, 'id') ?? '';
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
    errors: names.map((field) => ({ field, message: 'This could not be read' })),
  });
}

function parseBody(schema: z.ZodType, sent: unknown): unknown {
  const { data, error } = schema.safeParse(sent);
  if (!error) return data;
  const fieldErrors = error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys
        .slice(0, MAX_NAMED_FIELDS)
        .map(truncate)
        .map((field) => ({ field, message: `Unknown field: ${field}` }));
    }
    const field = issue.path[0];
    return field === undefined ? [] : [{ field: String(field), message: issue.message }];
  });
  throw fieldErrors.length > 0 ? validationError(fieldErrors) : problem('unreadable');
}

/** NUL and lone surrogates fit into no database. */
function nameOf({ params }: FastifyRequest): string {
  const name = stringAt(params, 'name') ?? '';
  ensure(!name.includes('\0') && name.isWellFormed(), 'imageNotFound');
  return name;
}

function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && UUID.test(key)) return key.toLowerCase();
  throw problem('unreadable', { message: 'The Idempotency-Key must be a UUID' });
}

function expectedVersionOf({ headers }: FastifyRequest): number | undefined {
  const match = headers['if-match'];
  if (match === undefined || match === '*') return undefined;
  const [, version] = ETAG.exec(match) ?? fail('staleVersion');
  return Number(version);
}

function stringAt(record: unknown, key: string): string | undefined {
  if (typeof record !== 'object' || record === null) return undefined;
  const value: unknown = Reflect.get(record, key);
  return typeof value === 'string' ? value : undefined;
}

function truncate(name: string): string {
  return name.length > 40 ? `${name.slice(0, 40)}…` : name;
}
