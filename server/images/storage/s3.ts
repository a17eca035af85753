// The pictures in a bucket of S3 or of what speaks its protocol. A bucket says that it has a blob only when
// it is safe, and shows all of it or nothing.
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import {
  type BlobStore,
  type ListedBlob,
  storageUnavailable,
  storageUnreadable,
} from './blob-store.ts';
import type { Bucket } from './bucket-config.ts';
import { S3Error } from './s3-error.ts';

const RESPONSE_TIMEOUT_MS = 3000;
const MAX_ATTEMPTS = 3;
/** In the middle of an answer. */
const SOCKET_TIMEOUT_MS = 7000;
/** In bytes a millisecond: a slower line is as good as none. */
const MIN_BYTES_PER_MS = 100;
/** Pictures on the way at once; the others wait their turn. */
const AGENT_OPTIONS = { maxSockets: 20 };

/** @param responseTimeoutMs how long the bucket may take to begin its answer */
export function s3BlobStore(bucket: Bucket, responseTimeoutMs = RESPONSE_TIMEOUT_MS): BlobStore {
  const client = createClient(bucket, responseTimeoutMs);
  const objectAt = (key: string) => ({ Bucket: bucket.name, Key: bucket.prefix + key });
  // What takes long because it is large is not begun anew.
  const timeouts = (bytes = 0) => {
    const requestTimeout = responseTimeoutMs + Math.ceil(bytes / MIN_BYTES_PER_MS);
    const whole = Math.max(MAX_ATTEMPTS * responseTimeoutMs, requestTimeout);
    return { requestTimeout, abortSignal: AbortSignal.timeout(whole) };
  };

  async function read(key: string): Promise<Buffer> {
    const { Body } = await client.send(new GetObjectCommand(objectAt(key)));
    if (!Body) throw new Error('the bucket answered with no body');
    // One that breaks off before its end rejects here.
    return Buffer.from(await Body.transformToByteArray());
  }

  return {
    read: (key) => undefinedIfMissing(read(key)).catch(throwUnreadable),
    // Whole: a visitor on a thin line would keep the bucket's connection waiting until it breaks.
    stream: async (key) => {
      const bytes = await undefinedIfMissing(read(key)).catch(throwUnreadable);
      return bytes && Readable.from([bytes]);
    },
    has: async (key) => {
      const head = client.send(new HeadObjectCommand(objectAt(key)), timeouts());
      return (await undefinedIfMissing(head).catch(throwUnreadable)) !== undefined;
    },
    write: async (key, bytes) => {
      const put = new PutObjectCommand({ ...objectAt(key), Body: bytes });
      await client.send(put, timeouts(bytes.length)).catch(throwUnavailable);
    },
    remove: async (key) => {
      await undefinedIfMissing(
        client.send(new DeleteObjectCommand(objectAt(key)), timeouts()),
      ).catch(throwUnavailable);
    },
    list,
  };

  /** A thousand at a time. By the first version of the call: it goes on behind a key and needs no token. */
  async function* list(prefix: string): AsyncGenerator<ListedBlob> {
    const request = { Bucket: bucket.name, Prefix: bucket.prefix + prefix };
    let marker: string | undefined;
    do {
      const page = new ListObjectsCommand({ ...request, Marker: marker });
      const { Contents = [], IsTruncated } = await client
        .send(page, timeouts())
        .catch(throwUnreadable);
      // Who sweeps must not take another answer for an empty bucket.
      if (IsTruncated === undefined) throw new Error('the bucket answered with no listing');
      for (const { Key = '', LastModified = new Date() } of Contents) {
        yield { key: Key.slice(bucket.prefix.length), writtenAt: LastModified };
      }
      marker = IsTruncated ? Contents.at(-1)?.Key : undefined;
    } while (marker);
  }
}

function createClient(
  { region, endpoint, credentials }: Bucket,
  responseTimeoutMs: number,
): S3Client {
  return new S3Client({
    region,
    // Other servers know their buckets by path, and no checksums in headers.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Where none are set the library looks for the role of the machine.
    ...(credentials && { credentials }),
    maxAttempts: MAX_ATTEMPTS,
    // It would go round the limit of connections.
    expectContinueHeader: false,
    requestHandler: {
      connectionTimeout: responseTimeoutMs,
      requestTimeout: responseTimeoutMs,
      throwOnRequestTimeout: true,
      socketTimeout: SOCKET_TIMEOUT_MS,
      httpAgent: AGENT_OPTIONS,
      httpsAgent: AGENT_OPTIONS,
    },
  });
}

/** A bucket that is gone answers 404 as well. */
async function undefinedIfMissing<Found>(lookup: Promise<Found>): Promise<Found | undefined> {
  try {
    return await lookup;
  } catch (error) {
    const failure = new S3Error(error);
    if (failure.status === 404 && failure.code !== 'NoSuchBucket') return undefined;
    throw error;
  }
}

function throwUnavailable(error: unknown): never {
  throw storageUnavailable(new S3Error(error));
}

function throwUnreadable(error: unknown): never {
  throw storageUnreadable(new S3Error(error));
}
