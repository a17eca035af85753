// The one function through which the browser calls. Failed answers become problems again here.
import { API_ROOT, type Call, type CallName, calls } from '#domain/calls.ts';
import type { BodyOf, FileCall, JsonCall, QueryOf, ReplyOf } from '#domain/contract.ts';
import { PROBLEMS, Problem, type ProblemCode, problem } from '#domain/problems.ts';
import type { Broken } from '#domain/rules.ts';
import { INVALID_RESPONSE, NO_RESPONSE, withoutMessage } from './sentences.ts';
import { endSession, readSession } from './session.ts';

const LONGEST_WAIT = 30_000;
const LONGEST_DOWNLOAD = 600_000;
const FILENAME = /filename="([^"]+)"/;

interface Sent<Name extends CallName> {
  id?: number;
  query?: Partial<QueryOf<Name>>;
  body?: Partial<BodyOf<Name>>;
  /** The same entry sent twice is one entry. */
  idempotencyKey?: string;
  /** The version that an edit started from. */
  version?: number | undefined;
  signal?: AbortSignal;
}

export async function call<Name extends JsonCall>(
  name: Name,
  sent: Sent<Name> = {},
): Promise<ReplyOf<Name>> {
  return whileSignedIn(name, async () => {
    const response = await send(name, sent);
    const reply: unknown = await response.json().catch(() => null);
    if (response.ok && isSuccess(reply)) return reply as ReplyOf<Name>;
    throw problemOf(name, response, reply);
  });
}

/** A call that answers a file; one that broke off is none. */
export async function callFile<Name extends FileCall>(
  name: Name,
  sent: Sent<Name> = {},
): Promise<File> {
  return whileSignedIn(name, async () => {
    const response = await send(name, sent, LONGEST_DOWNLOAD);
    if (!response.ok) throw problemOf(name, response, await response.json().catch(() => null));
    const [, filename] = FILENAME.exec(response.headers.get('Content-Disposition') ?? '') ?? [];
    if (!filename) throw problem('internal', { message: INVALID_RESPONSE });
    const blob = await response.blob().catch(noResponse);
    return new File([blob], filename, { type: blob.type });
  });
}

async function whileSignedIn<Result>(name: CallName, ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    const signedOut = error instanceof Problem && error.status === 401 && name !== 'signIn';
    if (signedOut) endSession(error.message);
    throw error;
  }
}

async function send<Name extends CallName>(
  name: Name,
  sent: Sent<Name>,
  longestWait = LONGEST_WAIT,
): Promise<Response> {
  const { method, path, one }: Call = calls[name];
  const timeout = AbortSignal.timeout(longestWait);
  const request = {
    method,
    headers: headersOf(name, sent),
    signal: sent.signal ? AbortSignal.any([sent.signal, timeout]) : timeout,
    ...(sent.body && { body: JSON.stringify(sent.body) }),
  };
  try {
    return await fetch(addressOf(path, one ? sent.id : undefined, sent.query), request);
  } catch (cause) {
    if (sent.signal?.aborted) throw cause;
    return noResponse(cause);
  }
}

function noResponse(cause: unknown): never {
  throw problem('overloaded', { message: NO_RESPONSE, cause });
}

function headersOf<Name extends CallName>(name: Name, sent: Sent<Name>): Headers {
  const headers = new Headers();
  if (name !== 'signIn') {
    const { token } = readSession() ?? {};
    if (!token) throw problem('tokenMissing');
    headers.set('Authorization', `Bearer ${token}`);
  }
  if (sent.body) headers.set('Content-Type', 'application/json');
  if (sent.idempotencyKey) headers.set('Idempotency-Key', sent.idempotencyKey);
  if (sent.version !== undefined) headers.set('If-Match', `"${sent.version}"`);
  return headers;
}

function addressOf(path: string, id: number | undefined, query: object | undefined): string {
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== '') parameters.set(key, String(value));
  }
  if (id !== undefined && !path.includes(':id')) parameters.set('id', String(id));
  const search = parameters.size > 0 ? `?${parameters}` : '';
  return `${API_ROOT}${path.replace(':id', String(id))}${search}`;
}

function problemOf(name: CallName, response: Response, reply: unknown): Problem {
  if (!isFailure(reply)) {
    const message = withoutMessage(name, response.status);
    return problem(codeFor(response.status), { message });
  }
  const retryAfter = Number(response.headers.get('Retry-After'));
  return problem(isCode(reply.code) ? reply.code : codeFor(response.status), {
    message: reply.message,
    errors: reply.errors ?? [],
    ...(retryAfter > 0 && { retryAfter }),
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
