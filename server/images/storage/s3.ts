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
import { type Blobs, type ListedBlob, storeAway, storeUnread } from './blob-store.ts';
import type { Bucket } from './bucket-config.ts';
import { BucketFailure } from './s3-error.ts';

const ANSWER_MS = 3000;
const TRIES = 3;
/** In the middle of an answer. */
const SILENCE_MS = 7000;
/** In bytes a millisecond: a slower line is as good as none. */
const SLOWEST_LINE = 100;
/** Pictures on the way at once; the others wait their turn. */
const MOST_AT_ONCE = { maxSockets: 20 };

/** @param answerMs how long the bucket may take to begin its answer */
export function blobsOnS3(bucket: Bucket, answerMs = ANSWER_MS): Blobs {
  const client = clientOf(bucket, answerMs);
  const at = (key: string) => ({ Bucket: bucket.name, Key: bucket.prefix + key });
  // What takes long because it is large is not begun anew.
  const within = (bytes = 0) => {
    const requestTimeout = answerMs + Math.ceil(bytes / SLOWEST_LINE);
    const whole = Math.max(TRIES * answerMs, requestTimeout);
    return { requestTimeout, abortSignal: AbortSignal.timeout(whole) };
  };

  async function read(key: string): Promise<Buffer> {
    const { Body } = await client.send(new GetObjectCommand(at(key)));
    if (!Body) throw new Error('the bucket answered with no body');
    // One that breaks off before its end rejects here.
    return Buffer.from(await Body.transformToByteArray());
  }

  return {
    read: (key) => ifThere(read(key)).catch(throwUnread),
    // Whole: a visitor on a thin line would keep the bucket's connection waiting until it breaks.
    stream: async (key) => {
      const bytes = await ifThere(read(key)).catch(throwUnread);
      return bytes && Readable.from([bytes]);
    },
    has: async (key) => {
      const head = client.send(new HeadObjectCommand(at(key)), within());
      return (await ifThere(head).catch(throwUnread)) !== undefined;
    },
    write: async (key, bytes) => {
      const put = new PutObjectCommand({ ...at(key), Body: bytes });
      await client.send(put, within(bytes.length)).catch(throwAway);
    },
    remove: async (key) => {
      await ifThere(client.send(new DeleteObjectCommand(at(key)), within())).catch(throwAway);
    },
    list,
  };

  /** A thousand at a time. By the first version of the call: it goes on behind a key and needs no token. */
  async function* list(prefix: string): AsyncGenerator<ListedBlob> {
    const asked = { Bucket: bucket.name, Prefix: bucket.prefix + prefix };
    let marker: string | undefined;
    do {
      const page = new ListObjectsCommand({ ...asked, Marker: marker });
      const { Contents = [], IsTruncated } = await client.send(page, within()).catch(throwUnread);
      // Who sweeps must not take another answer for an empty bucket.
      if (IsTruncated === undefined) throw new Error('the bucket answered with no listing');
      for (const { Key = '', LastModified = new Date() } of Contents) {
        yield { key: Key.slice(bucket.prefix.length), writtenAt: LastModified };
      }
      marker = IsTruncated ? Contents.at(-1)?.Key : undefined;
    } while (marker);
  }
}

function clientOf({ region, endpoint, credentials }: Bucket, answerMs: number): S3Client {
  return new S3Client({
    region,
    // Other servers know their buckets by path, and no checksums in headers.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Where none are set the library looks for the role of the machine.
    ...(credentials && { credentials }),
    maxAttempts: TRIES,
    // It would go round the limit of connections.
    expectContinueHeader: false,
    requestHandler: {
      connectionTimeout: answerMs,
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
      socketTimeout: SILENCE_MS,
      httpAgent: MOST_AT_ONCE,
      httpsAgent: MOST_AT_ONCE,
    },
  });
}

/** A bucket that is gone answers 404 as well. */
async function ifThere<Found>(looking: Promise<Found>): Promise<Found | undefined> {
  try {
    return await looking;
  } catch (error) {
    const failure = new BucketFailure(error);
    if (failure.status === 404 && failure.code !== 'NoSuchBucket') return undefined;
    throw error;
  }
}

function throwAway(error: unknown): never {
  throw storeAway(new BucketFailure(error));
}

function throwUnread(error: unknown): never {
  throw storeUnread(new BucketFailure(error));
}
