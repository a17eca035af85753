// Keeps the pages' alt texts, focuses and drawn scenes current: after a change in this process at once, in others within a second.
import pLimit from 'p-limit';
import type { AppContext } from '../../context.ts';
import { listAltTexts, listCustomFocuses, listDrawnImages } from '../../images/store.ts';
import type { AppJob } from '../../jobs.ts';
import type { Log } from '../../log.ts';
import type { BuiltSite } from '../built-site.ts';
import type { SiteBuild } from '../site-build.ts';
import { altTextValues, drawingValues, focusValues } from './pages.ts';

const INTERVAL_MS = 1000;

/** @returns syncNow, whose failures are logged, and the recurring job that does the same */
export function createAltTextSync(
  ctx: AppContext,
  log: Log,
  site: BuiltSite,
  { usage, deliveredAlts }: SiteBuild,
): { syncNow: () => Promise<void>; job: AppJob } {
  // Sequential, so that an older query result never comes last.
  const runSequentially = pLimit(1);
  const sync = () =>
    runSequentially(async () => {
      const values = new Map([
        ...altTextValues(usage, deliveredAlts, await listAltTexts(ctx)),
        ...focusValues(usage, await listCustomFocuses(ctx)),
        ...drawingValues(usage, await listDrawnImages(ctx)),
      ]);
      await site.update({ values });
    });
  const failure = 'the alt texts could not be read';
  return {
    syncNow: () => sync().catch((err) => log.warn({ err }, failure)),
    job: { everyMs: INTERVAL_MS, first: 'beforeListening', run: sync, failure },
  };
}
