// What an answer of the server says. A failed one becomes a problem again here.

import type { JsonCall, ReplyOf } from '#domain/contract.ts';
import type { CallName } from '#domain/endpoints.ts';
import { PROBLEMS, type Problem, type ProblemCode, problem } from '#domain/problems.ts';
import type { Broken } from '#domain/validation.ts';
import { withoutMessage } from '../messages/messages.ts';

export interface Answer {
  status: number;
  /** As its header says. */
  retryAfter: string | null;
  /** What was read of its body; null where that is no JSON. */
  reply: unknown;
}

/** @throws Problem the one that it tells */
export function replyIn<Name extends JsonCall>(name: Name, answer: Answer): ReplyOf<Name> {
  const { status, reply } = answer;
  if (status >= 200 && status < 300 && isSuccess(reply)) return reply as ReplyOf<Name>;
  throw problemIn(name, answer);
}

export function problemIn(name: CallName, { status, retryAfter, reply }: Answer): Problem {
  if (!isFailure(reply)) {
    return problem(codeFor(status), { message: withoutMessage(name, status) });
  }
  const seconds = Number(retryAfter);
  return problem(isCode(reply.code) ? reply.code : codeFor(status), {
    message: reply.message,
    errors: reply.errors ?? [],
    ...(seconds > 0 && { retryAfter: seconds }),
  });
}

/** A proxy in between may answer without our code: its status is then all that is known. */
function codeFor(status: number): ProblemCode {
  const codes = Object.keys(PROBLEMS).filter(isCode);
  return codes.find((code) => PROBLEMS[code].status === status) ?? 'internal';
}

function isCode(code: string): code is ProblemCode {
  return Object.hasOwn(PROBLEMS, code);
}

function isSuccess(reply: unknown): reply is { success: true } {
  return (
    typeof reply === 'object' && reply !== null && 'success' in reply && reply.success === true
  );
}

interface Failure {
  code: string;
  message: string;
  errors?: Broken[];
}

function isFailure(reply: unknown): reply is Failure {
  return (
    typeof reply === 'object' &&
    reply !== null &&
    'code' in reply &&
    typeof reply.code === 'string' &&
    'message' in reply &&
    typeof reply.message === 'string' &&
    reply.message !== '' &&
    (!('errors' in reply) || Array.isArray(reply.errors))
  );
}
