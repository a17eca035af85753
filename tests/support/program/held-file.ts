// A file that who reads it has to wait for: so that others can do something in just that moment.
import { execFileSync } from 'node:child_process';
import { constants, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

/** The first who reads it gets it when `meanwhile` is done. @returns when that is so */
export async function delayReads(path: string, meanwhile: () => Promise<void>): Promise<void> {
  const bytes = readFileSync(path);
  rmSync(path);
  // Who opens a pipe to read it waits until somebody writes into it.
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
