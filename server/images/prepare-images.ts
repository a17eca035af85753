// What is done for the pictures before the program listens. A bucket that is away keeps no site down:
// what it lacks is hung at the next start.
import { Problem } from '#domain/problems.ts';
import type { AppContext } from '../context.ts';
import { standardError } from '../log-output.ts';
import { seedImages } from './seed-images.ts';
import { removeAbandonedTempFiles } from './sweep.ts';

/**
 * @param seedFolder the folder of what the build has drawn
 * @throws StartRefused when the bucket will never let us
 */
export async function prepareImages(ctx: AppContext, seedFolder: string): Promise<void> {
  if (!(await isStorageReachable(ctx))) return;
  try {
    await removeAbandonedTempFiles(ctx, true);
    await seedImages(ctx, seedFolder);
  } catch (error) {
    if (!(ctx.config.bucket && error instanceof Problem)) throw error;
    warnStorageUnavailable(error.cause);
  }
}

async function isStorageReachable({ config, blobs }: AppContext): Promise<boolean> {
  if (!config.bucket) return true;
  const { checkBucket } = await import('./storage/check-bucket.ts');
  const failure = await checkBucket(config.bucket, blobs);
  if (failure) warnStorageUnavailable(failure);
  return !failure;
}

function warnStorageUnavailable(reason: unknown): void {
  const reasonText = reason instanceof Error ? reason.message : String(reason);
  const msg =
    'the bucket of IMAGE_STORE is away: no starting picture is hung before the next start';
  standardError.write(`${JSON.stringify({ level: 40, reason: reasonText, msg })}\n`);
}
