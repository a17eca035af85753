import { buildIfStale } from './build/if-stale.ts';

try {
  buildIfStale();
} catch {
  // What went wrong has been said by the build itself.
  process.exit(1);
}
await import('#server/main.ts');
