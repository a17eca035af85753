import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { MAX_FILE_BYTES } from '#domain/files/files.ts';
import {
  type BlobStore,
  type ByteRange,
  type ListedBlob,
  storageUnavailable,
  storageUnreadable,
} from './blob-store.ts';
import type { Bucket } from './bucket-config.ts';
import { bytesOf, streamInParts } from './read-parts.ts';
import { S3Error } from './s3-error.ts';

const RESPONSE_TIMEOUT_MS = 3000;
const MAX_ATTEMPTS = 3;
const SOCKET_TIMEOUT_MS = 7000;
/** Slower transfers time out. */
const MIN_BYTES_PER_MS = 100;
const AGENT_OPTIONS = { maxSockets: 20 };

export function s3BlobStore(bucket: Bucket, responseTimeoutMs = RESPONSE_TIMEOUT_MS): BlobStore {
  const client = createClient(bucket, responseTimeoutMs);
  const objectAt = (key: string) => ({ Bucket: bucket.name, Key: bucket.prefix + key });
  // A large transfer gets more time, but no retry.
  const timeouts = (bytes = 0) => {
    const requestTimeout = responseTimeoutMs + Math.ceil(bytes / MIN_BYTES_PER_MS);
    const whole = Math.max(MAX_ATTEMPTS * responseTimeoutMs, requestTimeout);
    return { requestTimeout, abortSignal: AbortSignal.timeout(whole) };
  };

  async function read(key: string, part?: ByteRange): Promise<Buffer> {
    const range = part && { Range: `bytes=${part.start}-${part.end}` };
    const get = new GetObjectCommand({ ...objectAt(key), ...range });
    const { abortSignal } = timeouts(part ? bytesOf(part) : MAX_FILE_BYTES);
    // The first byte of a large object comes as soon as that of a small one.
    const { Body } = await client.send(get, { ...timeouts(), abortSignal });
    if (!Body) throw new Error('the bucket answered with no body');
    return Buffer.from(await Body.transformToByteArray());
  }
  const readIfStored = (key: string, part?: ByteRange) =>
    undefinedIfMissing(read(key, part)).catch(throwUnreadable);

  return {
    read: (key) => readIfStored(key),
    stream: (key, range) => streamInParts((part) => readIfStored(key, part), range),
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

  /** ListObjects version 1 takes a plain key as a marker instead of a token. */
  async function* list(prefix: string): AsyncGenerator<ListedBlob> {
    const request = { Bucket: bucket.name, Prefix: bucket.prefix + prefix };
    let marker: string | undefined;
    do {
      const page = new ListObjectsCommand({ ...request, Marker: marker });
      const { Contents = [], IsTruncated } = await client
        .send(page, timeouts())
        .catch(throwUnreadable);
      // The sweep must not mistake another kind of answer for an empty bucket.
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
    // Other servers address buckets by path, and may not support checksum headers.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(credentials && { credentials }),
    maxAttempts: MAX_ATTEMPTS,
    // The SDK's 100-continue handling would bypass maxSockets.
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

/** 404 with NoSuchBucket is a failure: the whole bucket is missing. */
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
