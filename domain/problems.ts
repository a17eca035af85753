// Problems are thrown by name, become JSON in server/http and problems again in web/desk/api/parse-response.ts.
import { PROBLEMS, type ProblemCode } from './problem-catalogue.ts';
import type { FieldError } from './validation.ts';

/** Retry-After of failures whose duration is unknown. */
export const DEFAULT_RETRY_SECONDS = 5;

interface ProblemDetails {
  message?: string;
  errors?: readonly FieldError[];
  /** Seconds. */
  retryAfter?: number;
  cause?: unknown;
}

export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly status: number;
  readonly errors: readonly FieldError[];
  readonly retryAfter: number | undefined;

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(details.message ?? PROBLEMS[code].message, { cause: details.cause });
    this.code = code;
    this.status = PROBLEMS[code].status;
    this.errors = details.errors ?? [];
    this.retryAfter = details.retryAfter;
  }
}

export function isProblem(error: unknown, code: ProblemCode): error is Problem {
  return error instanceof Problem && error.code === code;
}

export function problem(code: ProblemCode, details?: ProblemDetails): Problem {
  return new Problem(code, details);
}

export function validationError(fieldErrors: readonly FieldError[]): Problem {
  const first = fieldErrors[0]?.message;
  return new Problem('brokenRule', { errors: fieldErrors, ...(first && { message: first }) });
}

/** @throws Problem brokenRule with these errors, if there are any */
export function ensureValid(fieldErrors: readonly FieldError[]): void {
  if (fieldErrors.length > 0) throw validationError(fieldErrors);
}

/** @param expected from If-Match; without it the last write wins @throws Problem with this code */
export function ensureVersion(
  version: number,
  expected: number | undefined,
  stale: ProblemCode,
): void {
  if (expected !== undefined && expected !== version) throw new Problem(stale);
}

/** The end of a look-up: `find(id) ?? fail('surveyNotFound')`. @throws Problem always */
export function fail(code: ProblemCode): never {
  throw new Problem(code);
}

/** @throws Problem `otherwise` */
export function ensure(allowed: boolean, otherwise: ProblemCode = 'forbidden'): asserts allowed {
  if (!allowed) throw new Problem(otherwise);
}
