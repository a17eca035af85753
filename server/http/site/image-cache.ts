// What visitors ask for most, in memory; what is large goes past it as it comes from the store.
import type { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import type { BlobStore } from '../../images/storage/blob-store.ts';

const CACHE_BYTES = 24 * 1024 * 1024;
/** Variants are smaller. Of a camera's originals two would fill it. */
const MAX_CACHED_BYTES = 1024 * 1024;

export interface ImageCache {
  /** Who asks while it is read waits for the same. */
  cached: (key: string) => Promise<Buffer | undefined>;
  /** @param bytes its length */
  original: (key: string, bytes: number) => Promise<Buffer | Readable | undefined>;
}

/** Blobs never change, so what is remembered is never out of date. */
export function createImageCache(blobs: BlobStore): ImageCache {
  const cache = new LRUCache<string, Buffer>({
    maxSize: CACHE_BYTES,
    maxEntrySize: MAX_CACHED_BYTES,
    sizeCalculation: (bytes) => bytes.length + 1,
    fetchMethod: (key) => blobs.read(key),
  });
  const cached = (key: string) => cache.fetch(key);
  return {
    cached,
    original: (key, bytes) => (bytes > MAX_CACHED_BYTES ? blobs.stream(key) : cached(key)),
  };
}
