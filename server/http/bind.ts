// Binds the contract to the handlers: who is asking, what is asked (call-request.ts), the answer. The only
// place where HTTP and the calls meet.
import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { contract, type Shapes } from '#domain/contract.ts';
import { API_ROOT, type Call, type CallName, callNames, calls } from '#domain/endpoints.ts';
import { ensure, fail, PROBLEMS, problem } from '#domain/problems.ts';
import type { SignedInActor } from '../auth/actor.ts';
import { countFalseToken } from '../auth/rate-limits.ts';
import { findActor } from '../auth/sessions.ts';
import type { House } from '../context.ts';
import { halvesFolder, removeHalf } from '../images/storage/temp-files.ts';
import { countUpload } from '../images/upload-limit.ts';
import { countedAs, type DailyLimit, dailyLimit } from '../rate-limit/daily-limit.ts';
import { isCsvFile, sendCsv } from './csv-file.ts';
import type { CallRequest, Handler, Handlers } from './handlers.ts';
import { readUploads, receiveImage } from './image-upload.ts';
import { giveUpPlace } from './load-shedding/plugin.ts';
import { type NoteRefusal, refusedRights } from './log-forbidden.ts';
import { askedId, readCallRequest } from './parse-request.ts';

const BEARER = /^Bearer +(\S+)$/i;
const FORBIDDEN = PROBLEMS.forbidden.status;
type Limits = Record<NonNullable<ReturnType<typeof countedAs>>, DailyLimit>;

const nobody: SignedInActor = { id: 0, name: '', is_admin: false, sessionHash: '' };

/** @param isFull of calls that have a queue of their own: whether what they need has room for no more */
export function bindContract(
  app: FastifyInstance,
  house: House,
  handlers: Handlers,
  isFull: Partial<Record<CallName, () => boolean>>,
): void {
  const noteRefusal = refusedRights(house);
  const limits: Limits = { reading: dailyLimit(house), change: dailyLimit(house) };
  for (const name of callNames()) {
    const call: Call = calls[name];
    if (!call.takesImage)
      bindCall(app, house, name, handlers[name], noteRefusal, limits, isFull[name]);
    else {
      app.register(async (scope) => {
        await readUploads(scope);
        bindCall(scope, house, name, handlers[name], noteRefusal, limits, isFull[name]);
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
  limits: Limits,
  isFull: (() => boolean) | undefined,
): void {
  const call: Call = calls[name];
  const counted = countedAs(name);
  const shapes: Shapes = contract[name];
  const actors = new WeakMap<FastifyRequest, SignedInActor>();
  const handler: RouteHandlerMethod = async (request, reply) => {
    const asked = readCallRequest<Name>(call, shapes, request, actors.get(request) ?? nobody);
    const answer = call.takesImage ? await withUpload(request, asked) : await handle(asked);
    if (isCsvFile(shapes, answer)) return sendCsv(reply, answer);
    const version = versionOf(answer);
    if (version !== undefined) reply.header('etag', `"${version}"`);
    return reply.code(call.makes ? 201 : 200).send({ success: true, ...answer });
  };
  async function withUpload(request: FastifyRequest, asked: CallRequest<Name>) {
    // Before it is received: what is refused is not written to the disk first.
    await countUpload(house, asked.actor.id, asked.idempotencyKey);
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
      config: { queue: call.recorded ? 'write' : undefined, isFull },
      // HEAD would read a whole file for nothing, and record that it was taken home.
      exposeHeadRoute: shapes.reply !== 'csv',
      // Before the body is read: who may not ask is not listened to.
      onRequest: async (request) => {
        if (call.who === 'anyone') return;
        const actor = await findAsker(house, request);
        actors.set(request, actor);
        ensureAdmitted(call, actor);
        if (counted) limits[counted](actor.id);
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

function versionOf(answer: object): number | undefined {
  if (!('data' in answer) || typeof answer.data !== 'object' || answer.data === null) return;
  return 'version' in answer.data ? Number(answer.data.version) : undefined;
}
