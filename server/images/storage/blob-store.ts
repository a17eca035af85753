// Where the bytes of the pictures lie: on disk or in a bucket. A blob never changes, and nothing half-written
// is ever looked at: a picture's row names its blob when it is whole.
import type { Readable } from 'node:stream';
import { type Problem, problem } from '#domain/problems.ts';

const RETRY_SECONDS = 5;

/** Each throws Problem storeUnavailable when the store is away, refuses or is full. */
export interface BlobStore {
  /** undefined when there is no such blob */
  read: (key: string) => Promise<Buffer | undefined>;
  /** As it comes, for what is large. */
  stream: (key: string) => Promise<Readable | undefined>;
  has: (key: string) => Promise<boolean>;
  /** Resolves when a power cut cannot undo it; who reads meanwhile sees all of it or nothing. */
  write: (key: string, bytes: Buffer) => Promise<void>;
  /** Where there is nothing, nothing happens. */
  remove: (key: string) => Promise<void>;
  /** Every blob whose key begins so, in no order; what is written or removed meanwhile may be in it or not. */
  list: (prefix: string) => AsyncIterable<ListedBlob>;
}

export interface ListedBlob {
  key: string;
  writtenAt: Date;
}

export function storageUnavailable(cause: unknown): Problem {
  return problem('storeUnavailable', { cause, retryAfter: RETRY_SECONDS });
}

/** For those who only look. */
export function storageUnreadable(cause: unknown): Problem {
  const message = 'This cannot be read at the moment. Please try again in a moment.';
  return problem('storeUnavailable', { message, cause, retryAfter: RETRY_SECONDS });
}
