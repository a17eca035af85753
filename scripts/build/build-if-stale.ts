import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { isUpToDate } from './build-stamp.ts';

const root = join(import.meta.dirname, '../..');

/** A child process frees the builder's memory when it ends. */
export function buildIfStale(): void {
  if (isUpToDate(root)) return;
  console.log('Building the pages and drawing their pictures …');
  execFileSync(process.execPath, [join(root, 'scripts/build.ts')], { stdio: 'inherit' });
}
