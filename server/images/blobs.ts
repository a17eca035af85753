// Where the bytes of the pictures lie. A blob is named by its content and never changes, so that
// nothing that is half-written is ever looked at: a picture's row names its blob when the blob is whole.
import { randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

export interface Blobs {
  /** undefined when there is no such blob */
  read: (key: string) => Promise<Buffer | undefined>;
  has: (key: string) => Promise<boolean>;
  write: (key: string, bytes: Buffer) => Promise<void>;
}

/** @param folder made when the first blob is written */
export function blobsOnDisk(folder: string): Blobs {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  return {
    read: async (key) => {
      if (!(await disk.exists(key))) return undefined;
      return Buffer.from(await disk.getBytes(key));
    },
    has: (key) => disk.exists(key),
    write: async (key, bytes) => {
      // Two processes may write the same blob at once, each its own half.
      const half = `${key}.${randomUUID()}.half`;
      await disk.put(half, bytes);
      await settle(join(folder, half));
      await disk.move(half, key);
    },
  };
}

/** Until then a power cut may leave a file of the right length with nothing in it. */
async function settle(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
