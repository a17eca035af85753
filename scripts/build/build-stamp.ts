import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Modules of `server` that these import count too. */
const SOURCES = [
  'tools/illustrations',
  'content',
  'domain',
  'web',
  'server/http/openapi',
  'server/http/responses/security-headers.ts',
  'scripts/build',
  'scripts/build.ts',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
];
const TEST = /\.test\.tsx?$/;
const SCRIPT = /\.tsx?$/;
const IMPORTED = /^(?:import|export)\b(?! type\b)[^;]*?\bfrom '([^']+)';/gm;
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
  for (const [file, content] of [...readSources(root)].sort()) {
    hash.update(file).update('\0').update(content).update('\0');
  }
  return hash.digest('hex');
}

/** @returns the content of each file, by its path below the root */
export function readSources(root: string): Map<string, Buffer> {
  const sources = new Map<string, Buffer>();
  const files = SOURCES.flatMap((source) => filesUnder(join(root, source)));
  for (let file = files.pop(); file !== undefined; file = files.pop()) {
    const path = relative(root, file);
    if (sources.has(path)) continue;
    const content = readFileSync(file);
    sources.set(path, content);
    if (SCRIPT.test(file)) files.push(...serverImports(root, file, content.toString()));
  }
  return sources;
}

function serverImports(root: string, file: string, code: string): string[] {
  const server = join(root, 'server');
  return [...code.matchAll(IMPORTED)]
    .map(([, name = '']) =>
      name.startsWith('#server/')
        ? join(root, name.slice(1))
        : name.startsWith('.')
          ? join(dirname(file), name)
          : '',
    )
    .filter((imported) => imported.startsWith(server));
}

function filesUnder(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !TEST.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
