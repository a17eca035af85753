// JavaScript, so that no module is imported before the compile cache is enabled. With a warm cache Node does
// not load its type stripper (17 MiB).
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// The variable is for the processes that the program starts.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/adhyay');
enableCompileCache(process.env.NODE_COMPILE_CACHE);

const { buildIfStale } = await import('./build/if-stale.ts');
try {
  buildIfStale();
} catch {
  process.exit(1);
}
await import('#server/main.ts');
