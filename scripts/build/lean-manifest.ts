import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MANIFEST = /^manifest-\w+\.js$/;
const NOES = /"has\w+":false,/g;

/** React Router's list says of every route also what it has not; a missing entry means the same. */
export function leanManifest(folder: string): void {
  const assets = join(folder, 'assets');
  const name = readdirSync(assets).find((file) => MANIFEST.test(file));
  if (!name) throw new Error('React Router has written no manifest');
  const file = join(assets, name);
  writeFileSync(file, readFileSync(file, 'utf8').replace(NOES, ''));
}
