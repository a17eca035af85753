// What is done for the pictures before the program listens. A bucket that is away keeps no site down:
// what it lacks is hung at the next start.
import { Problem } from '#domain/problems.ts';
import type { House } from '../context.ts';
import { standardError } from '../log-output.ts';
import { hangStartingPictures } from './seed-images.ts';
import { clearHalves } from './sweep.ts';

/**
 * @param drawn the folder of what the build has drawn
 * @throws StartRefused when the bucket will never let us
 */
export async function preparePictures(house: House, drawn: string): Promise<void> {
  if (!(await reachImages(house))) return;
  try {
    await clearHalves(house, true);
    await hangStartingPictures(house, drawn);
  } catch (error) {
    if (!(house.config.bucket && error instanceof Problem)) throw error;
    logImagesAway(error.cause);
  }
}

async function reachImages({ config, blobs }: House): Promise<boolean> {
  if (!config.bucket) return true;
  const { reachBucket } = await import('./storage/check-bucket.ts');
  const failure = await reachBucket(config.bucket, blobs);
  if (failure) logImagesAway(failure);
  return !failure;
}

function logImagesAway(reason: unknown): void {
  const said = reason instanceof Error ? reason.message : String(reason);
  const msg =
    'the bucket of IMAGE_STORE is away: no starting picture is hung before the next start';
  standardError.write(`${JSON.stringify({ level: 40, reason: said, msg })}\n`);
}
