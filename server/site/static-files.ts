// Files are kept in memory.
import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

export type Encoding = 'br' | 'gzip';

export interface StaticFile {
  body: Buffer;
  compressed: Partial<Record<Encoding, Buffer>>;
  hash: string;
  headers: Record<string, string>;
}

/** Placeholders are not filled in yet. */
export interface BuiltFile {
  /** `/about` for `about/index.html`. */
  path: string;
  extension: string;
  body: Buffer;
  compressed: StaticFile['compressed'];
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.xml': 'application/xml; charset=utf-8',
  '.atom': 'application/atom+xml; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
const COMPRESSED_EXTENSIONS = { br: '.br', gzip: '.gz' } as const;
/** 132 bits in base64url make collisions impossible in practice. */
const HASH_LENGTH = 22;
/** File names contain the hash of the content. */
const IMMUTABLE = /^\/assets\//;

export function readBuild(folder: string): BuiltFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({
      path: servedPath(folder, file),
      extension: extname(file),
      body: readFileSync(file),
      compressed: readPrecompressed(file),
    }));
}

function servedPath(folder: string, file: string): string {
  const path = `/${relative(folder, file).split(sep).join('/')}`;
  return path.endsWith('/index.html') ? path.slice(0, -'/index.html'.length) || '/' : path;
}

function readPrecompressed(file: string): StaticFile['compressed'] {
  return Object.fromEntries(
    Object.entries(COMPRESSED_EXTENSIONS)
      .filter(([, ending]) => existsSync(file + ending))
      .map(([encoding, ending]) => [encoding, readFileSync(file + ending)]),
  );
}

export function headersOf({ path, extension }: BuiltFile): Record<string, string> {
  return {
    'content-type': TYPES[extension] ?? 'application/octet-stream',
    ...(IMMUTABLE.test(path) && { 'cache-control': 'public, max-age=31536000, immutable' }),
  };
}

/** @param headers override or extend those of every file */
export function staticFile(
  body: Buffer,
  compressed: StaticFile['compressed'],
  headers: Record<string, string>,
): StaticFile {
  return {
    body,
    compressed,
    hash: hash('sha256', body, 'base64url').slice(0, HASH_LENGTH),
    headers: { 'cache-control': 'no-cache', vary: 'accept-encoding', ...headers },
  };
}
