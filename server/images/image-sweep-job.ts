import { HOUR_MS } from '#domain/durations.ts';
import type { AppContext } from '../context.ts';
import type { Job } from '../jobs.ts';
import { purgeTrash } from './trash.ts';
import { removeAbandonedTempFiles, removeUnusedBlobs } from './unused-blobs.ts';
import { deleteExpiredUploadKeys } from './upload-keys.ts';

export function imageSweepJob(ctx: AppContext): Job {
  return {
    everyMs: HOUR_MS,
    // An hour for a wrong clock, database or store to be noticed: what is removed is gone for good.
    first: 'afterInterval',
    run: (stopping) => sweepImages(ctx, stopping),
    failure: 'unused picture files could not be removed',
  };
}

export async function sweepImages(ctx: AppContext, stopping?: AbortSignal): Promise<void> {
  await removeAbandonedTempFiles(ctx, { starting: false });
  stopping?.throwIfAborted();
  await purgeTrash(ctx);
  await deleteExpiredUploadKeys(ctx);
  await removeUnusedBlobs(ctx, stopping);
}
