// Binds the endpoints to their handlers: authentication, limits, parsing and the response.
import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { contract, type Schemas } from '#domain/contract.ts';
import type { Endpoint } from '#domain/endpoints/endpoint.ts';
import { API_ROOT, type EndpointName, endpointNames, endpoints } from '#domain/endpoints.ts';
import { mayCall } from '#domain/permissions.ts';
import { ensure, fail, PROBLEMS, problem } from '#domain/problems.ts';
import { WAITING_HEADER } from '#domain/volunteers/waiting-header.ts';
import { MAX_DOCUMENT_BYTES } from '#domain/website/website-schema.ts';
import type { SignedInActor } from '../auth/actor.ts';
import { findActor } from '../auth/sessions.ts';
import { countUnknownToken } from '../auth/sign-in-limit.ts';
import type { ReceivedFile } from '../blobs/received-file.ts';
import { removeTempFile, tempFolder } from '../blobs/temp-files.ts';
import type { AppContext } from '../context.ts';
import type { AccountLimit } from '../rate-limit/account-limit.ts';
import { createDailyLimit, dailyLimitKind } from '../rate-limit/daily-limit.ts';
import { countUpload } from '../rate-limit/upload-limit.ts';
import { saveWaitingReport } from '../volunteers/waiting-reports.ts';
import type { EndpointRequest, Handler, Handlers } from './handlers.ts';
import { releaseSlot } from './load-shedding/plugin.ts';
import { createForbiddenLogger, type LogForbidden } from './log-forbidden.ts';
import { hasId, parseRequest, requestedId } from './requests/parse-request.ts';
import { acceptUploads, receiveUpload, type UploadKind, uploadKindOf } from './requests/uploads.ts';
import { isCsvFile, sendCsv } from './responses/csv-file.ts';

const BEARER = /^Bearer +(\S+)$/i;
const FORBIDDEN = PROBLEMS.forbidden.status;
type Limits = Record<NonNullable<ReturnType<typeof dailyLimitKind>>, AccountLimit>;

interface Binding<Name extends EndpointName> {
  ctx: AppContext;
  name: Name;
  handle: Handler<Name>;
  logForbidden: LogForbidden;
  limits: Limits;
  /** Of an endpoint with a queue of its own: whether to refuse requests. */
  isFull: (() => boolean) | undefined;
}

/** @param isFull by endpoint; the others have no queue of their own */
export function bindContract(
  app: FastifyInstance,
  ctx: AppContext,
  handlers: Handlers,
  isFull: Partial<Record<EndpointName, () => boolean>>,
): void {
  const logForbidden = createForbiddenLogger(ctx);
  const limits: Limits = { reading: createDailyLimit(ctx), change: createDailyLimit(ctx) };
  for (const name of endpointNames()) {
    const shared = { ctx, name, logForbidden, limits };
    const binding = { ...shared, handle: handlers[name], isFull: isFull[name] };
    const kind = uploadKindOf(endpoints[name]);
    if (!kind) bindEndpoint(app, binding);
    else {
      app.register(async (scope) => {
        await acceptUploads(scope, kind);
        bindEndpoint(scope, binding);
      });
    }
  }
}

function bindEndpoint<Name extends EndpointName>(
  app: FastifyInstance,
  { ctx, name, handle, logForbidden, limits, isFull }: Binding<Name>,
): void {
  const endpoint: Endpoint = endpoints[name];
  const limitKind = dailyLimitKind(name);
  const schemas: Schemas = contract[name];
  const actors = new WeakMap<FastifyRequest, SignedInActor>();
  const handler: RouteHandlerMethod = async (request, reply) => {
    const actor = actors.get(request);
    const parsed = parseRequest(endpoint, schemas, request, actor);
    const call = (received?: ReceivedFile) => handle(requestOf({ ...parsed, received }));
    const kind = uploadKindOf(endpoint);
    // Before the upload: a refused one is not written to disk.
    if (kind && actor) await countUpload(ctx, actor.id, parsed.idempotencyKey);
    const result = kind ? await withUpload(kind, request, call) : await call();
    if (isCsvFile(schemas, result)) return sendCsv(reply, result);
    const version = versionOf(result);
    if (version !== undefined) reply.header('etag', `"${version}"`);
    return reply.code(endpoint.creates ? 201 : 200).send({ success: true, ...result });
  };
  async function withUpload(
    kind: UploadKind,
    request: FastifyRequest,
    call: (received: ReceivedFile) => ReturnType<Handler<Name>>,
  ) {
    const received = await receiveUpload(kind, request, tempFolder(ctx.config));
    try {
      // The upload may have taken minutes, in which the session may have ended.
      authorise(endpoint, await authenticate(ctx, request));
      return await call(received);
    } finally {
      await removeTempFile(received);
    }
  }
  const addresses = [
    { method: endpoint.method, path: endpoint.path },
    ...(endpoint.alias ? [endpoint.alias] : []),
  ];
  for (const { method, path } of addresses) {
    app.route({
      method,
      url: API_ROOT + path,
      ...(endpoint.body === 'document' && { bodyLimit: MAX_DOCUMENT_BYTES }),
      config: { queue: endpoint.audited ? 'write' : undefined, isFull },
      // HEAD would run and audit the whole export.
      exposeHeadRoute: schemas.reply !== 'csv',
      // Runs before the body is received.
      onRequest: async (request) => {
        if (endpoint.access === 'anyone') return;
        const actor = await authenticate(ctx, request);
        actors.set(request, actor);
        authorise(endpoint, actor);
        if (limitKind) limits[limitKind](actor.id);
        const waiting = request.headers[WAITING_HEADER.toLowerCase()];
        await saveWaitingReport(ctx, actor.id, [waiting].flat()[0], request.log);
      },
      onSend: async (request, { statusCode }) => {
        const actor = actors.get(request);
        if (statusCode !== FORBIDDEN || !actor) return;
        const id = hasId(endpoint) ? (requestedId(request) ?? null) : null;
        await logForbidden({ actor, endpoint: name, id }, request.log);
      },
      handler,
    });
  }
}

/** The cast is safe: the endpoint decided what was parsed, and its own schemas parsed query and body. */
function requestOf<Name extends EndpointName>(parsed: object): EndpointRequest<Name> {
  return parsed as EndpointRequest<Name>;
}

async function authenticate(ctx: AppContext, request: FastifyRequest): Promise<SignedInActor> {
  const [, token] = BEARER.exec(request.headers.authorization ?? '') ?? fail('tokenMissing');
  const actor = await findActor(ctx, token ?? '', request.log);
  if (!actor) {
    // Counting writes to the database, and may wait for its lock.
    releaseSlot(request);
    await countUnknownToken(ctx, request.ip);
    throw problem('tokenRefused');
  }
  return { ...actor, origin: request.ip };
}

function authorise(endpoint: Endpoint, actor: SignedInActor): void {
  ensure(mayCall(actor, endpoint));
}

function versionOf(result: object): number | undefined {
  if (!('data' in result) || typeof result.data !== 'object' || result.data === null) return;
  const version = 'version' in result.data ? result.data.version : undefined;
  return typeof version === 'number' ? version : undefined;
}
