import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { buildIfStale } from './build/if-stale.ts';

// From the second start on: a tenth of a second sooner, and 20 MiB less for reading the types again.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/adhyay'));

try {
  buildIfStale();
} catch {
  // What went wrong has been said by the build itself.
  process.exit(1);
}
await import('#server/main.ts');
