// A change appears in this process at once, in others within a second.
import { isDeepStrictEqual } from 'node:util';
import pLimit from 'p-limit';
import type { AppContext } from '../../context.ts';
import { type ImageDetails, listImageDetails } from '../../images/store.ts';
import { listUnpublishedKeys } from '../../images/trash.ts';
import type { AppJob } from '../../jobs.ts';
import type { Log } from '../../log.ts';
import type { BuildManifest } from '../build-manifest.ts';
import type { BuiltSite } from '../built-site.ts';
import { imageValues } from './image-placeholders.ts';

const INTERVAL_MS = 1000;

/** @returns syncNow, whose failures are logged, and the recurring job that does the same */
export function createImageSync(
  ctx: AppContext,
  log: Log,
  site: BuiltSite,
  build: BuildManifest,
): { syncNow: () => Promise<void>; job: AppJob } {
  // An older query result must never come last.
  const runSequentially = pLimit(1);
  let shown: { images: readonly ImageDetails[]; deleted: ReadonlySet<string> } | undefined;
  const sync = () =>
    runSequentially(async () => {
      const current = {
        images: await listImageDetails(ctx),
        deleted: await listUnpublishedKeys(ctx),
      };
      if (isDeepStrictEqual(current, shown)) return;
      await site.update({ values: imageValues(build, current.images, current.deleted) });
      shown = current;
    });
  const failure = 'the details of the pictures could not be read';
  return {
    syncNow: () => sync().catch((err) => log.warn({ err }, failure)),
    job: { everyMs: INTERVAL_MS, first: 'beforeListening', run: sync, failure },
  };
}
