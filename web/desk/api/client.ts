// The one function through which the browser calls. What takes long to send has its own: upload.ts.

import type { BodyOf, FileCall, JsonCall, QueryOf, ReplyOf } from '#domain/contract.ts';
import { API_ROOT, type Call, type CallName, calls } from '#domain/endpoints.ts';
import { Problem, problem } from '#domain/problems.ts';
import { INVALID_RESPONSE, NO_RESPONSE } from '../messages/messages.ts';
import { endSession, readSession } from '../session/session.ts';
import { type Answer, problemIn, replyIn } from './parse-response.ts';

const LONGEST_WAIT = 30_000;
const LONGEST_DOWNLOAD = 600_000;
const FILENAME = /filename="([^"]+)"/;

interface Sent<Name extends CallName> {
  id?: number;
  /** Of the picture that it is about. */
  name?: string;
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
    return replyIn(name, await answerOf(response));
  });
}

/** A call that answers a file; one that broke off is none. */
export async function callFile<Name extends FileCall>(
  name: Name,
  sent: Sent<Name> = {},
): Promise<File> {
  return whileSignedIn(name, async () => {
    const response = await send(name, sent, LONGEST_DOWNLOAD);
    if (!response.ok) throw problemIn(name, await answerOf(response));
    const [, filename] = FILENAME.exec(response.headers.get('Content-Disposition') ?? '') ?? [];
    if (!filename) throw problem('internal', { message: INVALID_RESPONSE });
    const blob = await response.blob().catch(noResponse);
    return new File([blob], filename, { type: blob.type });
  });
}

async function answerOf(response: Response): Promise<Answer> {
  const reply: unknown = await response.json().catch(() => null);
  return { status: response.status, retryAfter: response.headers.get('Retry-After'), reply };
}

/** Who is answered that the session has ended is signed out here, too. */
export async function whileSignedIn<Result>(
  name: CallName,
  ask: () => Promise<Result>,
): Promise<Result> {
  const asker = readSession()?.token;
  try {
    return await ask();
  } catch (error) {
    const signedOut = error instanceof Problem && error.status === 401 && name !== 'signIn';
    // A late answer is about the session of then, not about one that has begun since.
    if (signedOut && readSession()?.token === asker) endSession(error.message);
    throw error;
  }
}

async function send<Name extends CallName>(
  name: Name,
  sent: Sent<Name>,
  longestWait = LONGEST_WAIT,
): Promise<Response> {
  const { method }: Call = calls[name];
  const timeout = AbortSignal.timeout(longestWait);
  const request = {
    method,
    headers: headersOf(name, sent),
    signal: sent.signal ? AbortSignal.any([sent.signal, timeout]) : timeout,
    ...(sent.body && { body: JSON.stringify(sent.body) }),
  };
  try {
    return await fetch(addressOf(name, sent), request);
  } catch (cause) {
    if (sent.signal?.aborted) throw cause;
    return noResponse(cause);
  }
}

export function noResponse(cause: unknown): never {
  throw problem('overloaded', { message: NO_RESPONSE, cause });
}

function headersOf<Name extends CallName>(name: Name, sent: Sent<Name>): Headers {
  const headers = new Headers();
  if (name !== 'signIn') {
    headers.set('Authorization', authorization());
  }
  if (sent.body) headers.set('Content-Type', 'application/json');
  if (sent.idempotencyKey) headers.set('Idempotency-Key', sent.idempotencyKey);
  if (sent.version !== undefined) headers.set('If-Match', `"${sent.version}"`);
  return headers;
}

/** @throws Problem tokenMissing */
export function authorization(): string {
  const { token } = readSession() ?? {};
  if (!token) throw problem('tokenMissing');
  return `Bearer ${token}`;
}

function addressOf<Name extends CallName>(call: Name, { id, name, query }: Sent<Name>): string {
  const { path, one }: Call = calls[call];
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== '') parameters.set(key, String(value));
  }
  if (one && !path.includes(':id')) parameters.set('id', String(id));
  const search = parameters.size > 0 ? `?${parameters}` : '';
  const filled = path
    .replace(':id', String(id))
    .replace(':name', () => encodeURIComponent(name ?? ''));
  return `${API_ROOT}${filled}${search}`;
}
