import { closeSync, fsyncSync, openSync } from 'node:fs';

/** When it returns, a power cut cannot undo what was written into this file, or named in this folder. */
export function fsyncPath(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
