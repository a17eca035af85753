// What is asked: the id, query, body and headers of a request, read by the shapes of its call.
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { Shapes } from '#domain/contract.ts';
import type { Call, CallName } from '#domain/endpoints.ts';
import { brokenRules, ensure, fail, problem } from '#domain/problems.ts';
import type { SignedInActor } from '../auth/actor.ts';
import type { CallRequest } from './handlers.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const ETAG = /^(?:W\/)?"(\d{1,9})"$/;
const LARGEST_ID = 2 ** 31 - 1;
/** Thousands of unknown fields would make an answer several times as long as the question. */
const MOST_NAMED = 10;

/** @throws Problem unreadable, brokenRule, imageNotFound, staleVersion */
export function readCallRequest<Name extends CallName>(
  call: Call,
  { query, body }: Shapes,
  request: FastifyRequest,
  actor: SignedInActor,
): CallRequest<Name> {
  const asked = {
    actor,
    id: call.one ? idOf(request) : 0,
    name: call.named ? nameOf(request) : '',
    received: undefined,
    query: query ? readQuery(query, request.query) : undefined,
    body: body ? readBody(body, request.body ?? {}) : undefined,
    origin: request.ip,
    idempotencyKey: call.header === 'Idempotency-Key' ? idempotencyKeyOf(request) : undefined,
    expectedVersion: call.header === 'If-Match' ? expectedVersionOf(request) : undefined,
  };
  // The call's own shapes have just read the query and the body.
  return asked as CallRequest<Name>;
}

function idOf(request: FastifyRequest): number {
  const id = askedId(request);
  if (id === undefined) throw problem('unreadable', { message: 'The id must be a whole number' });
  return id;
}

/** A number that no row can have is one that is not found, as any other. */
export function askedId({ params, query }: FastifyRequest): number | undefined {
  const text = stringAt(params, 'id') ?? stringAt(query, 'id') ?? '';
  if (!/^\d+$/.test(text)) return undefined;
  const id = Number(text);
  return id <= LARGEST_ID ? id : 0;
}

function readQuery(shape: z.ZodType, sent: unknown): unknown {
  const { data, error } = shape.safeParse(sent);
  if (!error) return data;
  const names = [...new Set(error.issues.map((issue) => String(issue.path[0])))];
  throw problem('unreadable', {
    message: `This could not be read: ${names.join(', ')}`,
    errors: names.map((field) => ({ field, message: 'This could not be read' })),
  });
}

function readBody(shape: z.ZodType, sent: unknown): unknown {
  const { data, error } = shape.safeParse(sent);
  if (!error) return data;
  const broken = error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys
        .slice(0, MOST_NAMED)
        .map(shortened)
        .map((field) => ({ field, message: `Unknown field: ${field}` }));
    }
    const field = issue.path[0];
    return field === undefined ? [] : [{ field: String(field), message: issue.message }];
  });
  throw broken.length > 0 ? brokenRules(broken) : problem('unreadable');
}

/** A name that no database can hold is none of a picture. */
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

function shortened(name: string): string {
  return name.length > 40 ? `${name.slice(0, 40)}…` : name;
}
