// Every API request of the browser, except uploads (upload.ts).

import type { BodyOf, FileEndpoint, JsonEndpoint, QueryOf, ReplyOf } from '#domain/contract.ts';
import { API_ROOT, type Endpoint, type EndpointName, endpoints } from '#domain/endpoints.ts';
import { Problem, problem } from '#domain/problems.ts';
import { INVALID_RESPONSE, NO_RESPONSE } from '../messages/messages.ts';
import { endSession, readSession } from '../session/session.ts';
import { type ApiResponse, parseProblem, parseResponse } from './parse-response.ts';

const TIMEOUT_MS = 30_000;
const DOWNLOAD_TIMEOUT_MS = 600_000;
const FILENAME = /filename="([^"]+)"/;

interface RequestOptions<Name extends EndpointName> {
  id?: number;
  /** A picture's name, for endpoints with `:name`. */
  name?: string;
  query?: Partial<QueryOf<Name>>;
  body?: Partial<BodyOf<Name>>;
  idempotencyKey?: string;
  /** Sent as If-Match. */
  version?: number | undefined;
  signal?: AbortSignal;
}

export async function call<Name extends JsonEndpoint>(
  name: Name,
  options: RequestOptions<Name> = {},
): Promise<ReplyOf<Name>> {
  return withSessionCheck(name, async () => {
    const response = await send(name, options);
    return parseResponse(name, await readResponse(response));
  });
}

/** Downloads a file; an incomplete one is an error. */
export async function callFile<Name extends FileEndpoint>(
  name: Name,
  options: RequestOptions<Name> = {},
): Promise<File> {
  return withSessionCheck(name, async () => {
    const response = await send(name, options, DOWNLOAD_TIMEOUT_MS);
    if (!response.ok) throw parseProblem(name, await readResponse(response));
    const [, filename] = FILENAME.exec(response.headers.get('Content-Disposition') ?? '') ?? [];
    if (!filename) throw problem('internal', { message: INVALID_RESPONSE });
    const blob = await response.blob().catch(throwNoResponse);
    return new File([blob], filename, { type: blob.type });
  });
}

async function readResponse(response: Response): Promise<ApiResponse> {
  const body: unknown = await response.json().catch(() => null);
  return { status: response.status, retryAfter: response.headers.get('Retry-After'), body };
}

/** Ends the session if the server answers 401. */
export async function withSessionCheck<Result>(
  name: EndpointName,
  request: () => Promise<Result>,
): Promise<Result> {
  const tokenAtStart = readSession()?.token;
  try {
    return await request();
  } catch (error) {
    const signedOut = error instanceof Problem && error.status === 401 && name !== 'signIn';
    // A late reply concerns the session of its request, not a newer one.
    if (signedOut && readSession()?.token === tokenAtStart) endSession(error.message);
    throw error;
  }
}

async function send<Name extends EndpointName>(
  name: Name,
  options: RequestOptions<Name>,
  timeoutMs = TIMEOUT_MS,
): Promise<Response> {
  const { method }: Endpoint = endpoints[name];
  const timeout = AbortSignal.timeout(timeoutMs);
  const request = {
    method,
    headers: headersOf(name, options),
    signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
    ...(options.body && { body: JSON.stringify(options.body) }),
  };
  try {
    return await fetch(urlOf(name, options), request);
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    return throwNoResponse(cause);
  }
}

export function throwNoResponse(cause: unknown): never {
  throw problem('overloaded', { message: NO_RESPONSE, cause });
}

function headersOf<Name extends EndpointName>(name: Name, options: RequestOptions<Name>): Headers {
  const headers = new Headers();
  if (name !== 'signIn') {
    headers.set('Authorization', authorization());
  }
  if (options.body) headers.set('Content-Type', 'application/json');
  if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey);
  if (options.version !== undefined) headers.set('If-Match', `"${options.version}"`);
  return headers;
}

/** @throws Problem tokenMissing */
export function authorization(): string {
  const { token } = readSession() ?? {};
  if (!token) throw problem('tokenMissing');
  return `Bearer ${token}`;
}

function urlOf<Name extends EndpointName>(
  endpointName: Name,
  { id, name, query }: RequestOptions<Name>,
): string {
  const { path, byId }: Endpoint = endpoints[endpointName];
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== '') parameters.set(key, String(value));
  }
  if (byId && !path.includes(':id')) parameters.set('id', String(id));
  const search = parameters.size > 0 ? `?${parameters}` : '';
  const filled = path
    .replace(':id', String(id))
    .replace(':name', () => encodeURIComponent(name ?? ''));
  return `${API_ROOT}${filled}${search}`;
}
