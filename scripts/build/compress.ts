import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { compressed, SMALLEST } from '#server/http/site/compress.ts';

const TEXTS = new Set([
  '.html',
  '.js',
  '.css',
  '.svg',
  '.json',
  '.data',
  '.txt',
  '.webmanifest',
  '.xml',
]);

/** Beside each text its brotli and gzip form: the server only sends them. */
export function compressTexts(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXTS.has(extname(entry.name))) continue;
    const file = join(entry.parentPath, entry.name);
    const { br, gzip } = compressed(readFileSync(file), SMALLEST);
    writeFileSync(`${file}.br`, br);
    writeFileSync(`${file}.gz`, gzip);
  }
}
