// A blob never changes, and rows name only complete ones.
import type { Readable } from 'node:stream';
import { DEFAULT_RETRY_SECONDS, type Problem, problem } from '#domain/problems.ts';

/** @throws Problem storeUnavailable (every method) when the storage is unreachable, refuses or is full */
export interface BlobStore {
  read: (key: string) => Promise<Buffer | undefined>;
  stream: (key: string, range: ByteRange) => Promise<Readable | undefined>;
  has: (key: string) => Promise<boolean>;
  /** Atomic for readers; resolves once the blob survives a power cut. */
  write: (key: string, bytes: Buffer) => Promise<void>;
  remove: (key: string) => Promise<void>;
  /** Unordered. Blobs written or removed during the listing may be missing or included. */
  list: (prefix: string) => AsyncIterable<ListedBlob>;
}

/** Both ends are inclusive and inside the blob. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface ListedBlob {
  key: string;
  writtenAt: Date;
}

export function storageUnavailable(cause: unknown): Problem {
  return problem('storeUnavailable', { cause, retryAfter: DEFAULT_RETRY_SECONDS });
}

export function storageUnreadable(cause: unknown): Problem {
  const message = 'This cannot be read at the moment. Please try again in a moment.';
  return problem('storeUnavailable', { message, cause, retryAfter: DEFAULT_RETRY_SECONDS });
}
