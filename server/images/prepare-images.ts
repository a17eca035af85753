// Work on the images before the server listens. A bucket that is unreachable, or a full disk, only postpones it to the next start.
import { Problem } from '#domain/problems.ts';
import type { AppContext } from '../context.ts';
import { standardError } from '../process/log-output.ts';
import { seedImages } from './seed-images.ts';
import { removeAbandonedTempFiles } from './unused-blobs.ts';

/** @throws OperatorError when the configuration of the bucket is wrong */
export async function prepareImages(ctx: AppContext, seedFolder: string): Promise<void> {
  if (!(await isStorageReachable(ctx))) return;
  try {
    await removeAbandonedTempFiles(ctx, { starting: true });
    await seedImages(ctx, seedFolder);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    warnStorageUnavailable(ctx, error.cause);
  }
}

async function isStorageReachable(ctx: AppContext): Promise<boolean> {
  const { config, blobs } = ctx;
  if (!config.bucket) return true;
  const { checkBucket } = await import('../blobs/check-bucket.ts');
  const failure = await checkBucket(config.bucket, blobs);
  if (failure) warnStorageUnavailable(ctx, failure);
  return !failure;
}

function warnStorageUnavailable({ config }: AppContext, reason: unknown): void {
  const reasonText = reason instanceof Error ? reason.message : String(reason);
  const store = config.bucket ? 'the bucket of IMAGE_STORE' : 'the disk of DATA_DIR';
  const msg = `${store} is unavailable: the site's first pictures are stored at the next start`;
  standardError.write(`${JSON.stringify({ level: 40, reason: reasonText, msg })}\n`);
}
