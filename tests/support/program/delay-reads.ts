// Delays the reading of a file, so that a test can act at that moment.
import { execFileSync } from 'node:child_process';
import { constants, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

/** Delays the first read until `meanwhile` is done. @returns after that read */
export async function delayReads(path: string, meanwhile: () => Promise<void>): Promise<void> {
  const bytes = readFileSync(path);
  rmSync(path);
  // Opening a pipe for reading blocks until somebody opens it for writing.
  execFileSync('mkfifo', [path]);
  const pipe = await openOnceRead(path);
  await meanwhile();
  writeFileSync(`${path}.whole`, bytes);
  renameSync(`${path}.whole`, path);
  await pipe.writeFile(bytes);
  await pipe.close();
}

async function openOnceRead(path: string): Promise<FileHandle> {
  for (;;) {
    try {
      return await open(path, constants.O_WRONLY | constants.O_NONBLOCK);
    } catch {
      await setTimeout(5);
    }
  }
}
