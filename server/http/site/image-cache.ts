import type { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import type { BlobStore } from '../../blobs/blob-store.ts';

const CACHE_BYTES = 24 * 1024 * 1024;
/** Larger images are streamed: two originals of a camera would fill the cache. */
const MAX_CACHED_BYTES = 1024 * 1024;

export interface ImageCache {
  /** Concurrent calls for a key share one read. */
  cached: (key: string) => Promise<Buffer | undefined>;
  /** @param bytes size of the original */
  original: (key: string, bytes: number) => Promise<Buffer | Readable | undefined>;
}

/** Some buckets show a blob before its bytes are there: it would stay in the cache. */
async function readNonEmpty(blobs: BlobStore, key: string): Promise<Buffer | undefined> {
  const bytes = await blobs.read(key);
  return bytes?.length === 0 ? undefined : bytes;
}

/** Blobs never change, so nothing expires. */
export function createImageCache(blobs: BlobStore): ImageCache {
  const cache = new LRUCache<string, Buffer>({
    maxSize: CACHE_BYTES,
    maxEntrySize: MAX_CACHED_BYTES,
    sizeCalculation: (bytes) => bytes.length + 1,
    fetchMethod: (key) => readNonEmpty(blobs, key),
    // A read that others push out of the cache is answered nevertheless.
    ignoreFetchAbort: true,
  });
  const cached = (key: string) => cache.fetch(key);
  return {
    cached,
    original: (key, bytes) =>
      bytes > MAX_CACHED_BYTES ? blobs.stream(key, { start: 0, end: bytes - 1 }) : cached(key),
  };
}
