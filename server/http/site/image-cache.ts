// What visitors ask for most, in memory; what is large goes past it as it comes from the store.
import type { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import type { Blobs } from '../../images/storage/blob-store.ts';

const MEMORY_BYTES = 24 * 1024 * 1024;
/** Variants are smaller. Of a camera's originals two would fill it. */
const LARGEST_REMEMBERED = 1024 * 1024;

export interface ImageMemory {
  /** Who asks while it is read waits for the same. */
  remembered: (key: string) => Promise<Buffer | undefined>;
  /** @param bytes its length */
  original: (key: string, bytes: number) => Promise<Buffer | Readable | undefined>;
}

/** Blobs never change, so what is remembered is never out of date. */
export function imageMemory(blobs: Blobs): ImageMemory {
  const memory = new LRUCache<string, Buffer>({
    maxSize: MEMORY_BYTES,
    maxEntrySize: LARGEST_REMEMBERED,
    sizeCalculation: (bytes) => bytes.length + 1,
    fetchMethod: (key) => blobs.read(key),
  });
  const remembered = (key: string) => memory.fetch(key);
  return {
    remembered,
    original: (key, bytes) => (bytes > LARGEST_REMEMBERED ? blobs.stream(key) : remembered(key)),
  };
}
