// Requests to a bucket: signed, waited for so long and no longer, and tried again. Without headers that
// only AWS understands.
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { Bucket } from '../bucket-config.ts';

const ANSWER_MS = 3000;
/** In bytes a millisecond: a slower line is as good as none. */
const SLOWEST_LINE = 100;
/** Between the tries. */
const PAUSES_MS = [100, 500];
const TRIES = PAUSES_MS.length + 1;
const PASSING = [408, 429];

export class BucketFailure extends Error {
  override readonly name = 'BucketFailure';
  /** undefined: there was no answer, or half of one */
  readonly status: number | undefined;
  /** The bucket's own word for it, like NoSuchBucket. */
  readonly code: string;

  constructor(status: number | undefined, code: string, cause?: unknown) {
    super(status ? `the bucket answered ${status} ${code}` : `the bucket did not answer: ${code}`, {
      cause,
    });
    this.status = status;
    this.code = code;
  }

  get isPassing(): boolean {
    return this.status === undefined || this.status >= 500 || PASSING.includes(this.status);
  }
}

export interface BucketRequest {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  key?: string;
  query?: Record<string, string>;
  body?: Buffer;
}

/**
 * @returns the answer's bytes; undefined where there is no such key
 * @throws BucketFailure for everything else that is no success, after three tries
 */
export type AskBucket = (request: BucketRequest) => Promise<Buffer | undefined>;

/** @param answerMs how long the bucket may be silent; it is asked again only while three of these are not over */
export function bucketRequests(bucket: Bucket, answerMs = ANSWER_MS): AskBucket {
  const { region, accessKeyId, secretAccessKey, sessionToken } = bucket;
  const signer = new AwsClient({
    service: 's3',
    region,
    accessKeyId,
    secretAccessKey,
    ...(sessionToken && { sessionToken }),
  });

  return async (request) => {
    const begun = performance.now();
    // What takes long because it is large is not begun anew.
    const mayRepeat = (error: unknown) =>
      error instanceof BucketFailure &&
      error.isPassing &&
      performance.now() - begun < TRIES * answerMs;
    for (const pauseMs of PAUSES_MS) {
      try {
        return await exchange(signer, bucket, request, answerMs);
      } catch (error) {
        if (!mayRepeat(error)) throw error;
        await pause(pauseMs);
      }
    }
    return exchange(signer, bucket, request, answerMs);
  };
}

async function exchange(
  signer: AwsClient,
  { address, prefix }: Bucket,
  { method, key, query = {}, body }: BucketRequest,
  answerMs: number,
): Promise<Buffer | undefined> {
  // The hash is signed with the rest: what arrives changed is refused.
  const hash = createHash('sha256')
    .update(body ?? '')
    .digest('hex');
  const url = new URL(key === undefined ? address : `${address}/${prefix}${key}`);
  url.search = String(new URLSearchParams(query));
  const signed = await signer.sign(url, {
    method,
    headers: { 'x-amz-content-sha256': hash },
    ...(body && { body: new Uint8Array(body) }),
  });
  const { status, bytes } = await send(signed, body?.length ?? 0, answerMs);
  if (status >= 200 && status < 300) return bytes;
  const [, code = ''] = /<Code>([^<]*)<\/Code>/.exec(bytes.toString()) ?? [];
  if (status === 404 && key !== undefined && method !== 'PUT' && code !== 'NoSuchBucket') {
    return undefined;
  }
  throw new BucketFailure(status, code);
}

async function send(
  request: Request,
  sending: number,
  answerMs: number,
): Promise<{ status: number; bytes: Buffer }> {
  const given = new AbortController();
  const wait = (bytes: number) => setTimeout(() => given.abort(), answerMs + bytes / SLOWEST_LINE);
  let patience = wait(sending);
  try {
    const answer = await fetch(request, { signal: given.signal, redirect: 'manual' });
    clearTimeout(patience);
    patience = wait(Number(answer.headers.get('content-length')));
    // One that breaks off before its end rejects here.
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
  } catch (error) {
    throw new BucketFailure(undefined, given.signal.aborted ? 'TIMEOUT' : reasonOf(error), error);
  } finally {
    clearTimeout(patience);
  }
}

/** `fetch failed` has the reason in its cause. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : String(error);
}
