// Binds the contract to the handlers: who is asking, what is asked, the answer. The only place where
// HTTP and the calls meet.
import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type * as z from 'zod';
import { API_ROOT, type Call, type CallName, callNames, calls } from '#domain/calls.ts';
import { contract, type Shapes } from '#domain/contract.ts';
import { brokenRules, ensure, fail, PROBLEMS, problem } from '#domain/problems.ts';
import type { House } from '../house.ts';
import { halvesFolder, removeHalf } from '../images/halves.ts';
import type { SignedInActor } from '../sessions/actor.ts';
import { findActor } from '../sessions/store.ts';
import { countFalseToken } from '../sessions/throttle.ts';
import { isCsvFile, sendCsv } from './csv-file.ts';
import type { CallRequest, Handler, Handlers } from './handlers.ts';
import { readUploads, receiveImage } from './image-upload.ts';
import { giveUpPlace } from './overload.ts';
import { type NoteRefusal, refusedRights } from './refused-rights.ts';

const BEARER = /^Bearer +(\S+)$/i;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const ETAG = /^(?:W\/)?"(\d{1,9})"$/;
const LARGEST_ID = 2 ** 31 - 1;
/** Thousands of unknown fields would make an answer several times as long as the question. */
const MOST_NAMED = 10;
const FORBIDDEN = PROBLEMS.forbidden.status;
const nobody: SignedInActor = { id: 0, name: '', is_admin: false, sessionHash: '' };

export function bindContract(app: FastifyInstance, house: House, handlers: Handlers): void {
  const noteRefusal = refusedRights(house);
  for (const name of callNames()) {
    const call: Call = calls[name];
    if (!call.takesImage) bindCall(app, house, name, handlers[name], noteRefusal);
    else {
      app.register(async (scope) => {
        await readUploads(scope);
        bindCall(scope, house, name, handlers[name], noteRefusal);
      });
    }
  }
}

function bindCall<Name extends CallName>(
  app: FastifyInstance,
  house: House,
  name: Name,
  handle: Handler<Name>,
  noteRefusal: NoteRefusal,
): void {
  const call: Call = calls[name];
  const shapes: Shapes = contract[name];
  const actors = new WeakMap<FastifyRequest, SignedInActor>();
  const handler: RouteHandlerMethod = async (request, reply) => {
    const asked = read<Name>(call, shapes, request, actors.get(request) ?? nobody);
    const answer = call.takesImage ? await withUpload(request, asked) : await handle(asked);
    if (isCsvFile(shapes, answer)) return sendCsv(reply, answer);
    const version = versionOf(answer);
    if (version !== undefined) reply.header('etag', `"${version}"`);
    return reply.code(call.makes ? 201 : 200).send({ success: true, ...answer });
  };
  async function withUpload(request: FastifyRequest, asked: CallRequest<Name>) {
    const received = await receiveImage(request, halvesFolder(house.config));
    try {
      // It may have taken minutes: who was let in may no longer be.
      ensureAdmitted(call, await findAsker(house, request));
      return await handle({ ...asked, received });
    } finally {
      await removeHalf(received);
    }
  }
  const addresses = [{ method: call.method, path: call.path }, ...(call.also ? [call.also] : [])];
  for (const { method, path } of addresses) {
    app.route({
      method,
      url: API_ROOT + path,
      // HEAD would read a whole file for nothing, and record that it was taken home.
      exposeHeadRoute: shapes.reply !== 'csv',
      // Before the body is read: who may not ask is not listened to.
      onRequest: async (request) => {
        if (call.who === 'anyone') return;
        const actor = await findAsker(house, request);
        actors.set(request, actor);
        ensureAdmitted(call, actor);
      },
      onSend: async (request, { statusCode }) => {
        const actor = actors.get(request);
        if (statusCode !== FORBIDDEN || !actor) return;
        const id = call.one ? (askedId(request) ?? null) : null;
        await noteRefusal({ actorId: actor.id, call: name, id, origin: request.ip }, request.log);
      },
      handler,
    });
  }
}

async function findAsker(house: House, request: FastifyRequest): Promise<SignedInActor> {
  const [, token] = BEARER.exec(request.headers.authorization ?? '') ?? fail('tokenMissing');
  const actor = await findActor(house, token ?? '', request.log);
  if (!actor) {
    // To count is to write, and may wait for whoever holds the database.
    giveUpPlace(request);
    await countFalseToken(house, request.ip);
    throw problem('tokenRefused');
  }
  return actor;
}

function ensureAdmitted({ who }: Call, actor: SignedInActor): void {
  ensure(who !== 'admin' || actor.is_admin);
}

function read<Name extends CallName>(
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
function askedId({ params, query }: FastifyRequest): number | undefined {
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

function versionOf(answer: object): number | undefined {
  if (!('data' in answer) || typeof answer.data !== 'object' || answer.data === null) return;
  return 'version' in answer.data ? Number(answer.data.version) : undefined;
}

function stringAt(record: unknown, key: string): string | undefined {
  if (typeof record !== 'object' || record === null) return undefined;
  const value: unknown = Reflect.get(record, key);
  return typeof value === 'string' ? value : undefined;
}

function shortened(name: string): string {
  return name.length > 40 ? `${name.slice(0, 40)}…` : name;
}
