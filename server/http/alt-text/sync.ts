// Keeps the pages' alt texts, focuses and drawn scenes current: after a change in this process at once, in others within a second.
import type { FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import type { AppContext } from '../../context.ts';
import { customAltTexts, customFocuses, drawnImages } from '../../images/store.ts';
import { every, type StopJob } from '../../jobs.ts';
import type { BuiltSite } from '../site/built-site.ts';
import type { DeliveredAlts } from './delivered-alts.ts';
import { altTextValues, focusValues, sharpValues } from './pages.ts';
import type { ImageUsage } from './usage.ts';

const INTERVAL_MS = 1000;

/** @returns syncs at once; a failure is logged, and the next interval tries again */
export function syncAltTexts(
  app: FastifyInstance,
  ctx: AppContext,
  site: BuiltSite,
  usage: ImageUsage,
  delivered: DeliveredAlts,
): () => Promise<void> {
  // Sequential, so that an older query result never comes last.
  const runSequentially = pLimit(1);
  const sync = () =>
    runSequentially(async () => {
      const values = new Map([
        ...altTextValues(usage, delivered, await customAltTexts(ctx)),
        ...focusValues(usage, await customFocuses(ctx)),
        ...sharpValues(usage, await drawnImages(ctx)),
      ]);
      await site.update({ values });
    });
  const warn = (err: unknown) => app.log.warn({ err }, 'the alt texts could not be read');
  const syncOrWarn = () => sync().catch(warn);
  let stop: StopJob | undefined;
  app.addHook('onReady', syncOrWarn);
  app.addHook('onListen', async () => {
    stop = every({ everyMs: INTERVAL_MS, delayFirst: true }, sync, warn);
  });
  app.addHook('onClose', () => stop?.());
  return syncOrWarn;
}
