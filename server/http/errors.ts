// Unknown errors are logged in full.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ProblemCode } from '#domain/problem-catalogue.ts';
import { DEFAULT_RETRY_SECONDS, Problem, problem } from '#domain/problems.ts';
import type { Dialect } from '../db/dialect.ts';
import { codeOf, errorMessageOf } from '../errors/error-details.ts';

const REFUSALS: Record<string, ProblemCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'notJson',
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedType',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'unreadable',
  FST_ERR_BAD_URL: 'callNotFound',
};

/** The client can do nothing about these. */
const OWN_FAULTS: ReadonlySet<ProblemCode> = new Set(['pageFailed', 'imageTooSlow']);

const sentCodes = new WeakMap<FastifyRequest, ProblemCode>();

export function setProblemHandler(
  app: FastifyInstance,
  dialect: Pick<Dialect, 'isUnavailable'>,
): void {
  app.setErrorHandler((error, request, reply) => {
    sendProblem(reply, toProblem(error, dialect, request));
  });
}

export function sendProblem(
  reply: FastifyReply,
  { status, code, message, errors, retryAfter }: Problem,
) {
  sentCodes.set(reply.request, code);
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ success: false, code, message, ...(errors.length > 0 && { errors }) });
}

/** @returns undefined if the request was not refused with a problem */
export function sentProblemCode(request: FastifyRequest): ProblemCode | undefined {
  return sentCodes.get(request);
}

/** Logs errors for the operator. @returns the refusal for the client */
export function toProblem(
  error: unknown,
  dialect: Pick<Dialect, 'isUnavailable'>,
  request: Pick<FastifyRequest, 'log'>,
): Problem {
  if (error instanceof Problem) {
    const { status, code, cause: err } = error;
    if (status === 503 && err) request.log.warn({ err, code }, 'a service is unavailable');
    if (status === 500 && err) request.log.error({ err, code }, 'stored data is damaged');
    if (OWN_FAULTS.has(code)) request.log.error({ err, code }, 'a page or a picture failed');
    return error;
  }
  const refusal = REFUSALS[codeOf(error)] ?? clientFault(error);
  if (refusal) return problem(refusal, { cause: error });
  if (dialect.isUnavailable(error)) {
    request.log.warn(
      { code: codeOf(error), reason: errorMessageOf(error) },
      'the database is unavailable at the moment',
    );
    return problem('storeUnavailable', { cause: error, retryAfter: DEFAULT_RETRY_SECONDS });
  }
  request.log.error({ err: error }, 'a request failed');
  return problem('internal', { cause: error });
}

function clientFault(error: unknown): ProblemCode | undefined {
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined;
  const status = Number(error.statusCode);
  return status >= 400 && status < 500 ? 'unreadable' : undefined;
}
