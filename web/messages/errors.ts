// Errors in the reader's language, by code; the server's own English sentence is the fallback.
import { isProblem, Problem } from '#domain/problems.ts';
import { fillMessage } from '#domain/rule-messages.ts';
import type { FieldError } from '#domain/validation.ts';
import type { LocalizedText, Messages } from './messages.ts';

/** A failure found by the browser itself, or a response without a code. */
export class LocalProblem extends Problem {
  readonly say: LocalizedText;
  /** The status of a reply that is not the program's. */
  readonly foreignStatus: number | undefined;

  constructor(
    code: Problem['code'],
    say: LocalizedText,
    { cause, foreignStatus }: { cause?: unknown; foreignStatus?: number } = {},
  ) {
    super(code, { cause });
    this.say = say;
    this.foreignStatus = foreignStatus;
  }
}

export const noResponse: LocalizedText = (t) => t.failures.noResponse;

export function isNoResponse(error: unknown): boolean {
  return error instanceof LocalProblem && error.say === noResponse;
}

/** Nobody has decided: there was no reply, or that of a proxy, a captive portal or a server in trouble. */
export function isUnanswered(problem: Problem): boolean {
  return problem instanceof LocalProblem || problem.status >= 500;
}

const RETRYABLE = [408, 429];

export function isRetryableStatus(status: number): boolean {
  return status >= 500 || RETRYABLE.includes(status);
}

/** Without a code of the server, a 404 may be a proxy's. */
export function isNotFound(error: unknown): boolean {
  return error instanceof Problem && !(error instanceof LocalProblem) && error.status === 404;
}

/** The server has decided. After other errors the outcome is unknown, and the Idempotency-Key stays. */
export function isRefusal(error: unknown): error is Problem {
  return error instanceof Problem && error.status < 500;
}

/** After a dialog was closed. The sign-in screen tells of an ended session, and a cancelled request is no news. */
export function isWorthTelling(error: unknown): boolean {
  const isCancelled = error instanceof DOMException && error.name === 'AbortError';
  const hasEnded = isProblem(error, 'tokenRefused');
  return !isCancelled && !hasEnded;
}

export function fieldErrorMessage(t: Messages, { rule, params, message }: FieldError): string {
  // The server may run a newer program, whose rules this page does not know.
  const known: Partial<Record<string, string>> = t.rules;
  const sentence = t.language === 'en' ? undefined : known[rule];
  return sentence === undefined ? message : fillMessage(sentence, params);
}

export function messageOf(
  error: unknown,
  fallback: LocalizedText = (t) => t.failures.unknown,
): LocalizedText {
  if (error instanceof LocalProblem) return error.say;
  if (error instanceof Problem) return (t) => problemMessage(t, error);
  return fallback;
}

function problemMessage(t: Messages, problem: Problem): string {
  if (t.language === 'en') return problem.message;
  const [first] = problem.errors;
  return first ? fieldErrorMessage(t, first) : t.problems[problem.code];
}

export type CallFailure = Exclude<
  {
    [Key in keyof Messages['failures']]: Messages['failures'][Key] extends (
      reason: string,
    ) => string
      ? Key
      : never;
  }[keyof Messages['failures']],
  'imageGone' | 'languageNotLoaded'
>;

/** The failed action, and the reason. */
export function failureMessage(call: CallFailure): (error: unknown) => LocalizedText {
  return (error) => (t) => t.failures[call](messageOf(error)(t));
}
