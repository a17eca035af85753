import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { compress, QUICK } from './compress.ts';
import { contentSecurityPolicy } from './csp.ts';
import { fillPlaceholders, type SitePlaceholders } from './page-placeholders.ts';

export type Encoding = 'br' | 'gzip';

export interface BuiltFile {
  body: Buffer;
  compressed: Partial<Record<Encoding, Buffer>>;
  hash: string;
  headers: Record<string, string>;
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
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
const COMPRESSED_EXTENSIONS = { br: '.br', gzip: '.gz' } as const;
const WITH_PLACEHOLDERS = new Set(['.html', '.xml', '.txt']);
/** In base64url: 132 bits make collisions impossible in practice. */
const HASH_LENGTH = 22;
/** File names contain the hash of the content. */
const IMMUTABLE = /^\/assets\//;

/** @returns files by request path: `/about` for `about/index.html` */
export function readBuild(folder: string, placeholders: SitePlaceholders): Map<string, BuiltFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    names.map((file) => [servedPath(folder, file), readBuiltFile(folder, file, placeholders)]),
  );
}

function servedPath(folder: string, file: string): string {
  const path = `/${relative(folder, file).split(sep).join('/')}`;
  return path.endsWith('/index.html') ? path.slice(0, -'/index.html'.length) || '/' : path;
}

function readBuiltFile(folder: string, file: string, placeholders: SitePlaceholders): BuiltFile {
  const built = readFileSync(file);
  const path = servedPath(folder, file);
  const filled = WITH_PLACEHOLDERS.has(extname(file))
    ? fillPlaceholders(built.toString('utf8'), placeholders)
    : undefined;
  const body = filled === undefined ? built : Buffer.from(filled);
  const headers = {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    ...(IMMUTABLE.test(path) && { 'cache-control': 'public, max-age=31536000, immutable' }),
    ...(filled &&
      isPage(file) && { 'content-security-policy': contentSecurityPolicy(filled, placeholders) }),
  };
  const compressed = body.equals(built) ? readPrecompressed(file) : compress(body, QUICK);
  return builtFile(body, compressed, headers);
}

/** @param headers override or extend those of every file */
export function builtFile(
  body: Buffer,
  compressed: BuiltFile['compressed'],
  headers: Record<string, string>,
): BuiltFile {
  return {
    body,
    compressed,
    hash: createHash('sha256').update(body).digest('base64url').slice(0, HASH_LENGTH),
    headers: { 'cache-control': 'no-cache', vary: 'accept-encoding', ...headers },
  };
}

function isPage(file: string): boolean {
  return extname(file) === '.html';
}

function readPrecompressed(file: string): BuiltFile['compressed'] {
  return Object.fromEntries(
    Object.entries(COMPRESSED_EXTENSIONS)
      .filter(([, ending]) => existsSync(file + ending))
      .map(([encoding, ending]) => [encoding, readFileSync(file + ending)]),
  );
}
