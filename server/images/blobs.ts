// Where the bytes of the pictures lie. A blob is named by its content and never changes, so that
// nothing that is half-written is ever looked at: a picture's row names its blob when the blob is whole.
import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

const HALVES = 'halves';
/** Another process may be writing: what is younger is left alone. */
const GIVEN_UP_AFTER_MS = 60 * 60 * 1000;

export interface Blobs {
  /** undefined when there is no such blob */
  read: (key: string) => Promise<Buffer | undefined>;
  has: (key: string) => Promise<boolean>;
  /** Resolves when a power cut cannot undo it. @throws the file system's error, with nothing written */
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
      const half = `${HALVES}/${randomUUID()}`;
      const place = join(folder, key);
      await disk.put(half, bytes);
      await mkdir(dirname(place), { recursive: true });
      await settle(join(folder, half));
      // A rename is all or nothing, also for who reads at this moment.
      await rename(join(folder, half), place);
      await settle(dirname(place));
    },
  };
}

/** What a process that was killed had begun to write, and nobody will finish. */
export async function sweepHalves(folder: string, now: Date): Promise<void> {
  const halves = join(folder, HALVES);
  const names = await readdir(halves).catch(() => []);
  for (const name of names) {
    const { mtime } = await stat(join(halves, name));
    if (now.getTime() - mtime.getTime() > GIVEN_UP_AFTER_MS) await rm(join(halves, name));
  }
}

/** Until then a power cut may undo what has been written. */
async function settle(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
