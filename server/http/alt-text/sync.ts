// The pages say what the admins say of their pictures, whichever process has been told: this one at
// once, the others with their next look at the database.
import type { FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import type { AppContext } from '../../context.ts';
import { customAltTexts } from '../../images/store.ts';
import { every, type StopJob } from '../../jobs.ts';
import type { AltTextPages } from './pages.ts';

const INTERVAL_MS = 1000;

/** @returns looks at once; resolves when the pages of this process say it, or else soon will */
export function syncAltTexts(
  app: FastifyInstance,
  ctx: AppContext,
  { setAltTexts }: AltTextPages,
): () => Promise<void> {
  // One after the other: an older answer of the database must not come last.
  const runSequentially = pLimit(1);
  const sync = () => runSequentially(async () => setAltTexts(await customAltTexts(ctx)));
  const warn = (err: unknown) =>
    app.log.warn({ err }, 'the words of the pictures could not be looked up');
  const syncOrWarn = () => sync().catch(warn);
  let stop: StopJob | undefined;
  app.addHook('onReady', syncOrWarn);
  app.addHook('onListen', async () => {
    stop = every({ everyMs: INTERVAL_MS, delayFirst: true }, sync, warn);
  });
  app.addHook('onClose', () => stop?.());
  return syncOrWarn;
}
