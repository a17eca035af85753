// Every problem becomes JSON here. What is not a problem is logged whole and answered calmly.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem, type ProblemCode, problem } from '#domain/problems.ts';
import type { Dialect } from '../db/dialect.ts';

const RETRY_SECONDS = 5;

/** Fastify's own refusals, by its code. */
const REFUSALS: Record<string, ProblemCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'notJson',
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedType',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'unreadable',
  FST_ERR_BAD_URL: 'callNotFound',
};

export function answerProblems(app: FastifyInstance, dialect: Dialect): void {
  app.setErrorHandler((error, request, reply) => {
    send(reply, toProblem(error, dialect, request));
  });
}

export function send(reply: FastifyReply, { status, code, message, errors, retryAfter }: Problem) {
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ success: false, code, message, ...(errors.length > 0 && { errors }) });
}

function toProblem(error: unknown, dialect: Dialect, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error;
  const refusal = REFUSALS[codeOf(error)] ?? clientFault(error);
  if (refusal) return problem(refusal, { cause: error });
  request.log.error({ err: error }, 'a call failed');
  return dialect.isUnavailable(error)
    ? problem('storeUnavailable', { cause: error, retryAfter: RETRY_SECONDS })
    : problem('internal', { cause: error });
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function clientFault(error: unknown): ProblemCode | undefined {
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined;
  const status = Number(error.statusCode);
  return status >= 400 && status < 500 ? 'unreadable' : undefined;
}
