import type { JsonEndpoint, ReplyOf } from '#domain/contract.ts';
import type { EndpointName } from '#domain/endpoints.ts';
import { PROBLEMS, type ProblemCode } from '#domain/problem-catalogue.ts';
import { type Problem, problem } from '#domain/problems.ts';
import type { FieldError } from '#domain/validation.ts';
import { LocalProblem } from '../../messages/errors.ts';
import { completeReply } from './complete-reply.ts';
import { fallbackMessage } from './fallback-message.ts';

export interface ApiResponse {
  status: number;
  /** The Retry-After header. */
  retryAfter: string | null;
  /** Parsed JSON; null if the body is none. */
  body: unknown;
}

/** @throws Problem that the reply describes */
export function parseResponse<Name extends JsonEndpoint>(
  name: Name,
  response: ApiResponse,
): ReplyOf<Name> {
  const { status, body } = response;
  if (status >= 200 && status < 300 && isSuccess(body)) return completeReply(name, body);
  throw parseProblem(name, response);
}

export function parseProblem(
  name: EndpointName,
  { status, retryAfter, body }: ApiResponse,
): Problem {
  if (!isFailure(body)) {
    const isError = status >= 400 && hasMessage(body);
    const say = isError ? () => body.message : fallbackMessage(name, status);
    return new LocalProblem(codeFor(status), say, { foreignStatus: status });
  }
  const seconds = Number(retryAfter);
  return problem(body.code && isCode(body.code) ? body.code : codeFor(status), {
    message: body.message,
    errors: body.errors ?? [],
    ...(seconds > 0 && { retryAfter: seconds }),
  });
}

// A newer or another program may answer without a code of ours: only the status is known then.
function codeFor(status: number): ProblemCode {
  const codes = Object.keys(PROBLEMS).filter(isCode);
  return codes.find((code) => PROBLEMS[code].status === status) ?? 'internal';
}

function isCode(code: string): code is ProblemCode {
  return Object.hasOwn(PROBLEMS, code);
}

function isSuccess(body: unknown): body is { success: true } {
  return typeof body === 'object' && body !== null && 'success' in body && body.success === true;
}

interface Failure {
  code?: string;
  message: string;
  errors?: FieldError[];
}

function isFailure(body: unknown): body is Failure {
  return (
    hasMessage(body) &&
    'success' in body &&
    body.success === false &&
    (!('code' in body) || typeof body.code === 'string') &&
    (!('errors' in body) || Array.isArray(body.errors))
  );
}

function hasMessage(body: unknown): body is { message: string } {
  return (
    typeof body === 'object' &&
    body !== null &&
    'message' in body &&
    typeof body.message === 'string' &&
    body.message !== ''
  );
}
