// Every API request of the browser, except uploads (upload.ts).

import type { BodyOf, FileEndpoint, JsonEndpoint, QueryOf, ReplyOf } from '#domain/contract.ts';
import type { Endpoint } from '#domain/endpoints/endpoint.ts';
import { endpointPath } from '#domain/endpoints/endpoint-path.ts';
import { type EndpointName, endpoints } from '#domain/endpoints.ts';
import { isProblem, Problem, problem } from '#domain/problems.ts';
import { WAITING_HEADER } from '#domain/volunteers/waiting-header.ts';
import { LocalProblem, messageOf, noResponse } from '../../messages/errors.ts';
import { currentMessages } from '../../messages/store.ts';
import { updateClockOffset } from '../device/clock.ts';
import { isAnythingWaiting, waitingHeader } from '../outbox/waiting-report.ts';
import { forgetRecent } from '../recent/recent-repository.ts';
import { endSession, readSession } from '../session/session.ts';
import { type ApiResponse, parseProblem, parseResponse } from './parse-response.ts';

const TIMEOUT_MS = 30_000;
/** The server renders the pages before it answers. */
const PUBLISH_TIMEOUT_MS = 120_000;
const DOWNLOAD_TIMEOUT_MS = 600_000;
const NOT_MODIFIED = 304;
const FILENAME = /filename="([^"]+)"/;

export interface RequestOptions<Name extends EndpointName> {
  id?: number;
  /** The second id of an endpoint with `:other`. */
  other?: number;
  /** A picture's or a document's name, for endpoints with `:name`. */
  name?: string;
  query?: Partial<QueryOf<Name>>;
  body?: Partial<BodyOf<Name>>;
  idempotencyKey?: string;
  /** Sent as If-Match. */
  version?: number | undefined;
  /** Sent as If-None-Match, by callIfModified. */
  knownVersion?: number;
  signal?: AbortSignal;
  timeoutMs?: number | undefined;
  /** Leaves a form open when the server no longer knows the session. */
  keepSession?: boolean;
}

export async function call<Name extends JsonEndpoint>(
  name: Name,
  options: RequestOptions<Name> = {},
): Promise<ReplyOf<Name>> {
  const request = async () =>
    parseResponse(name, await readResponse(await send(name, options, options.timeoutMs)));
  return options.keepSession ? withTokenCheck(request) : withSessionCheck(name, request);
}

/** @returns null if the known version is current */
export async function callIfModified<Name extends JsonEndpoint>(
  name: Name,
  options: RequestOptions<Name> & { knownVersion: number },
): Promise<ReplyOf<Name> | null> {
  return withSessionCheck(name, async () => {
    const response = await send(name, options);
    if (response.status === NOT_MODIFIED) return null;
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
    if (!filename) throw new LocalProblem('internal', (t) => t.failures.invalidResponse);
    const blob = await response.blob().catch(throwNoResponse);
    return new File([blob], filename, { type: blob.type });
  });
}

async function readResponse(response: Response): Promise<ApiResponse> {
  const body: unknown = await response.json().catch((error: unknown) => {
    // A body that is not JSON is another program's; every other failure is the connection's.
    if (error instanceof SyntaxError) return null;
    return throwNoResponse(error);
  });
  return { status: response.status, retryAfter: response.headers.get('Retry-After'), body };
}

/**
 * Ends the session if the server answers 401. While entries wait, recording goes on: the line below the header asks
 * to sign in (web/desk/outbox/sending/retry.ts).
 */
export async function withSessionCheck<Result>(
  name: EndpointName,
  request: () => Promise<Result>,
): Promise<Result> {
  const tokenAtStart = readSession()?.token;
  try {
    return await withTokenCheck(request);
  } catch (error) {
    const signedOut = error instanceof Problem && error.status === 401 && needsSession(name);
    if (signedOut && !(await isAnythingWaiting())) {
      // A late reply concerns the session of its request, not a newer one.
      if (readSession()?.token === tokenAtStart) endSession(messageOf(error));
    }
    throw error;
  }
}

/** The device of somebody who was dismissed keeps only the entries that wait. */
async function withTokenCheck<Result>(request: () => Promise<Result>): Promise<Result> {
  const session = readSession();
  try {
    return await request();
  } catch (error) {
    const isRefused = isProblem(error, 'tokenRefused');
    // A late reply concerns the session of its request, not a newer one.
    if (isRefused && session && readSession()?.token === session.token)
      void forgetRecent(session.volunteer.id);
    throw error;
  }
}

async function send<Name extends EndpointName>(
  name: Name,
  options: RequestOptions<Name>,
  timeoutMs = name === 'publishDocument' ? PUBLISH_TIMEOUT_MS : TIMEOUT_MS,
): Promise<Response> {
  const { method }: Endpoint = endpoints[name];
  const timeout = AbortSignal.timeout(timeoutMs);
  const request = {
    method,
    headers: headersOf(name, options),
    // The page may be closed at once.
    keepalive: name === 'signOut',
    signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
    ...(options.body && { body: JSON.stringify(options.body) }),
  };
  try {
    const response = await fetch(urlOf(name, options), request);
    updateClockOffset(response.headers.get('Date'));
    return response;
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    return throwNoResponse(cause);
  }
}

export function throwNoResponse(cause: unknown): never {
  throw new LocalProblem('overloaded', noResponse, { cause });
}

function headersOf<Name extends EndpointName>(name: Name, options: RequestOptions<Name>): Headers {
  const headers = new Headers();
  if (needsSession(name)) headers.set('Authorization', authorization());
  headers.set('Accept-Language', currentMessages().language);
  if (options.body) headers.set('Content-Type', 'application/json');
  if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey);
  const waiting = waitingHeader();
  if (waiting && needsSession(name)) headers.set(WAITING_HEADER, waiting);
  if (options.version !== undefined) headers.set('If-Match', `"${options.version}"`);
  if (options.knownVersion !== undefined) {
    headers.set('If-None-Match', `"${options.knownVersion}"`);
  }
  return headers;
}

const needsSession = (name: EndpointName): boolean => endpoints[name].access !== 'anyone';

/** @throws Problem tokenMissing */
export function authorization(): string {
  const { token } = readSession() ?? {};
  if (!token) throw problem('tokenMissing');
  return `Bearer ${token}`;
}

function urlOf<Name extends EndpointName>(name: Name, options: RequestOptions<Name>): string {
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(options.query ?? {})) {
    if (value !== undefined && value !== '') parameters.set(key, String(value));
  }
  return endpointPath(endpoints[name], { ...options, query: String(parameters) });
}
