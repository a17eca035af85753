// A file system so small that a test can fill it.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataMarker } from '#server/startup/data-marker.ts';

/** More than what the program wants to have left before it says that it is ready. */
const SIZE = '128m';

/** @returns where; undefined when it is not permitted */
export function mountSmallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'adhyay-full-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
}

export function unmount(folder: string): void {
  execFileSync('umount', ['--lazy', folder]);
  rmSync(folder, { recursive: true, force: true });
  rmSync(dataMarker(folder), { force: true });
}

/** @param bytesLeft bytes. @returns takes what fills it away */
export function fillDisk(folder: string, bytesLeft: number): () => void {
  const ballast = join(folder, 'ballast');
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - bytesLeft)));
  return () => rmSync(ballast);
}
