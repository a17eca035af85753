import { closeSync, fsyncSync, openSync } from 'node:fs';

/** A file's contents, or a folder's entries, survive a power cut then. */
export function fsyncPath(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
