import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { BUILD_QUALITY, compress } from '#server/http/site/compress.ts';

const TEXT_EXTENSIONS = new Set([
  '.html',
  '.js',
  '.css',
  '.svg',
  '.json',
  '.data',
  '.txt',
  '.webmanifest',
  '.xml',
  '.atom',
  '.ics',
]);

export function compressTexts(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT_EXTENSIONS.has(extname(entry.name))) continue;
    const file = join(entry.parentPath, entry.name);
    const { br, gzip } = compress(readFileSync(file), BUILD_QUALITY);
    writeFileSync(`${file}.br`, br);
    writeFileSync(`${file}.gz`, gzip);
  }
}
