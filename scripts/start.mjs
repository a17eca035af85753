// JavaScript: no module may load before the compile cache, with which Node skips its type stripper (17 MiB).
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// The program's child processes read the variable.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/adhyay');
enableCompileCache(process.env.NODE_COMPILE_CACHE);

const { buildIfStale } = await import('./build/build-if-stale.ts');
try {
  buildIfStale();
} catch {
  process.exit(1);
}
await import('#server/main.ts');
