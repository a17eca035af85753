import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataMarker } from '#server/startup/data-marker.ts';

/** More than the free space that readiness requires. */
const SIZE = '128m';

/** @returns its folder; undefined if mounting is not permitted */
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

/** @param bytesLeft free bytes. @returns a function that frees the space */
export function fillDisk(folder: string, bytesLeft: number): () => void {
  const ballast = join(folder, 'ballast');
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - bytesLeft)));
  return () => rmSync(ballast);
}
