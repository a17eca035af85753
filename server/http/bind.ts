import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contract } from '#domain/contract.ts';
import type { Endpoint } from '#domain/endpoints/endpoint.ts';
import { API_ROOT, type EndpointName, endpointNames, endpoints } from '#domain/endpoints.ts';
import { isFileFormats } from '#domain/export-format.ts';
import { PROBLEMS } from '#domain/problem-catalogue.ts';
import type { Schemas } from '#domain/schemas/endpoint-schemas.ts';
import { WAITING_HEADER } from '#domain/volunteers/waiting-header.ts';
import { MAX_DOCUMENT_BYTES } from '#domain/website/website-schema.ts';
import type { SignedInActor } from '../auth/actor.ts';
import type { ReceivedFile } from '../blobs/received-file.ts';
import { removeTempFile, tempFolder } from '../blobs/temp-files.ts';
import type { AppContext } from '../context.ts';
import type { AccountLimit } from '../rate-limit/account-limit.ts';
import { createDailyLimits, dailyLimitKind } from '../rate-limit/daily-limit.ts';
import { countUpload } from '../rate-limit/upload-limit.ts';
import { saveWaitingReport } from '../volunteers/waiting-reports.ts';
import { type AuditForbidden, createForbiddenAudit } from './audit-forbidden.ts';
import type { EndpointRequest, Handler, Handlers } from './handlers.ts';
import { authenticate, authorise } from './requests/authenticate.ts';
import { clearBodyTimeout } from './requests/body-timeout.ts';
import { hasId, parseRequest, requestedId } from './requests/parse-request.ts';
import { acceptUploads, receiveUpload, type UploadKind, uploadKindOf } from './requests/uploads.ts';
import { sendResult } from './responses/send-result.ts';

const FORBIDDEN = PROBLEMS.forbidden.status;
/** A session is not checked again so soon after a request's headers. */
const SESSION_CHECKED_FOR_MS = 1000;

interface Binding<Name extends EndpointName> {
  ctx: AppContext;
  name: Name;
  endpoint: Endpoint;
  uploadKind: UploadKind | undefined;
  schemas: Schemas;
  handle: Handler<Name>;
  auditForbidden: AuditForbidden;
  dailyLimit: AccountLimit | undefined;
  /** An endpoint with a queue of its own refuses requests while this is true. */
  isFull: (() => boolean) | undefined;
  /** Actors of the requests that are being answered. */
  actors: WeakMap<FastifyRequest, SignedInActor>;
}

/** @param isFull by endpoint; the others have no queue of their own */
export function bindContract(
  app: FastifyInstance,
  ctx: AppContext,
  handlers: Handlers,
  isFull: Partial<Record<EndpointName, () => boolean>>,
): void {
  const shared = { ctx, auditForbidden: createForbiddenAudit(ctx), actors: new WeakMap() };
  const limits = createDailyLimits(ctx);
  for (const name of endpointNames()) {
    const limitKind = dailyLimitKind(name);
    const uploadKind = uploadKindOf(endpoints[name]);
    const binding = {
      ...shared,
      name,
      endpoint: endpoints[name],
      uploadKind,
      schemas: contract[name],
      handle: handlers[name],
      dailyLimit: limitKind && limits[limitKind],
      isFull: isFull[name],
    };
    if (!uploadKind) bindEndpoint(app, binding);
    else {
      app.register(async (scope) => {
        await acceptUploads(scope, uploadKind);
        bindEndpoint(scope, binding);
      });
    }
  }
}

function bindEndpoint<Name extends EndpointName>(
  app: FastifyInstance,
  binding: Binding<Name>,
): void {
  const { endpoint, schemas, isFull } = binding;
  for (const { method, path } of [endpoint, ...(endpoint.alias ? [endpoint.alias] : [])]) {
    app.route({
      method,
      url: API_ROOT + path,
      ...(endpoint.body === 'document' && { bodyLimit: MAX_DOCUMENT_BYTES }),
      config: { queue: endpoint.audited ? 'write' : undefined, isFull },
      // HEAD would run the whole export, and audit a reading of what it does not show.
      exposeHeadRoute: !isFileFormats(schemas.reply) && !endpoint.audited,
      // This runs before the body is received.
      onRequest: (request) => admit(binding, request),
      onSend: (request, reply) => auditRefusal(binding, request, reply),
      handler: (request, reply) => answer(binding, request, reply),
    });
  }
}

async function admit<Name extends EndpointName>(
  { ctx, endpoint, dailyLimit, actors }: Binding<Name>,
  request: FastifyRequest,
): Promise<void> {
  if (endpoint.access === 'anyone') return;
  const actor = await authenticate(ctx, endpoint, request);
  actors.set(request, actor);
  authorise(endpoint, actor);
  if (endpoint.body === 'document') clearBodyTimeout(request);
  dailyLimit?.count(actor.id);
  const waiting = request.headers[WAITING_HEADER.toLowerCase()];
  await saveWaitingReport(ctx, actor.id, [waiting].flat()[0], request.log);
}

async function answer<Name extends EndpointName>(
  binding: Binding<Name>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { ctx, endpoint, uploadKind, schemas, handle } = binding;
  const actor = await currentActor(binding, request, reply);
  const parsed = parseRequest(endpoint, schemas, request, actor);
  const call = (received?: ReceivedFile) => handle(requestOf({ ...parsed, received }));
  // A refused upload must not be written to disk.
  if (uploadKind && actor) await countUpload(ctx, actor.id, parsed.idempotencyKey);
  const result = uploadKind ? await withUpload(binding, uploadKind, request, call) : await call();
  return sendResult(reply, endpoint, schemas, result);
}

/** The body may have taken seconds, in which the session or the right may have ended. */
async function currentActor<Name extends EndpointName>(
  { ctx, endpoint, actors }: Binding<Name>,
  request: FastifyRequest,
  { elapsedTime }: FastifyReply,
): Promise<SignedInActor | undefined> {
  const admitted = actors.get(request);
  if (!admitted || elapsedTime < SESSION_CHECKED_FOR_MS) return admitted;
  const actor = await authenticate(ctx, endpoint, request);
  actors.set(request, actor);
  authorise(endpoint, actor);
  return actor;
}

/** The cast is safe: the endpoint decided what was parsed, and its own schemas parsed query and body. */
function requestOf<Name extends EndpointName>(parsed: object): EndpointRequest<Name> {
  return parsed as EndpointRequest<Name>;
}

async function withUpload<Name extends EndpointName>(
  { ctx, endpoint }: Binding<Name>,
  kind: UploadKind,
  request: FastifyRequest,
  call: (received: ReceivedFile) => ReturnType<Handler<Name>>,
) {
  const received = await receiveUpload(kind, request, tempFolder(ctx.config));
  try {
    // The upload may have taken minutes, in which the session may have ended.
    authorise(endpoint, await authenticate(ctx, endpoint, request));
    return await call(received);
  } finally {
    await removeTempFile(received);
  }
}

async function auditRefusal<Name extends EndpointName>(
  { name, endpoint, auditForbidden, actors }: Binding<Name>,
  request: FastifyRequest,
  { statusCode }: FastifyReply,
): Promise<void> {
  const actor = actors.get(request);
  if (statusCode !== FORBIDDEN || !actor) return;
  const id = hasId(endpoint) ? (requestedId(request) ?? null) : null;
  await auditForbidden({ actor, endpoint: name, id }, request.log);
}
