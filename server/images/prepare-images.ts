// Work on the images before the server listens. An unreachable bucket only postpones it to the next start.
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
    if (!(ctx.config.bucket && error instanceof Problem)) throw error;
    warnStorageUnavailable(error.cause);
  }
}

async function isStorageReachable({ config, blobs }: AppContext): Promise<boolean> {
  if (!config.bucket) return true;
  const { checkBucket } = await import('../blobs/check-bucket.ts');
  const failure = await checkBucket(config.bucket, blobs);
  if (failure) warnStorageUnavailable(failure);
  return !failure;
}

function warnStorageUnavailable(reason: unknown): void {
  const reasonText = reason instanceof Error ? reason.message : String(reason);
  const msg =
    "the bucket of IMAGE_STORE is unavailable: the site's first pictures are stored at the next start";
  standardError.write(`${JSON.stringify({ level: 40, reason: reasonText, msg })}\n`);
}
