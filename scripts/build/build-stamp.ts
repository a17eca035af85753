import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = [
  'tools/illustrations',
  'content',
  'domain',
  'web',
  'server/http/responses/security-headers.ts',
  'server/site/compress.ts',
  'server/site/csp.ts',
  'server/http/openapi',
  'server/rate-limit/daily-limit.ts',
  'server/images/processing/encode.ts',
  'server/images/seed-images.ts',
  'server/site/alt-text/usage.ts',
  'scripts/build',
  'scripts/build.ts',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
];
const STAMP = 'build/.sources';

export function isUpToDate(root: string): boolean {
  const stamp = join(root, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === digest(root);
}

/** @param sources digest from before the build, so that a change during the build makes it stale */
export function writeStamp(root: string, sources: string): void {
  writeFileSync(join(root, STAMP), sources);
}

export function digest(root: string): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => filesUnder(join(root, source)))) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesUnder(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
