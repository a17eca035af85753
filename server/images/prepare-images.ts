// An unreachable bucket, or a full disk, only postpones this work to the next start.
import { Problem } from '#domain/problems.ts';
import type { AppContext } from '../context.ts';
import { errorMessageOf } from '../errors/error-details.ts';
import { isDiskFull } from '../errors/is-disk-full.ts';
import { OperatorError } from '../errors/operator-error.ts';
import { standardError } from '../process/log-output.ts';
import { seedImages } from './seed-images.ts';
import { removeAbandonedTempFiles } from './unused-blobs.ts';

/** @throws OperatorError when the configuration of the bucket is wrong, or the disk cannot be used */
export async function prepareImages(ctx: AppContext, seedFolder: string): Promise<void> {
  if (!(await isStorageReachable(ctx))) return;
  try {
    await removeAbandonedTempFiles(ctx, { starting: true });
    await seedImages(ctx, seedFolder);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (!ctx.config.bucket && !isDiskFull(error.cause)) throw new OperatorError(unusable(error));
    warnStorageUnavailable(ctx, error.cause);
  }
}

const unusable = ({ cause }: Problem): string =>
  `The pictures in DATA_DIR cannot be read or written: ${errorMessageOf(cause)}`;

async function isStorageReachable(ctx: AppContext): Promise<boolean> {
  const { config, blobs } = ctx;
  if (!config.bucket) return true;
  const { checkBucket } = await import('../blobs/check-bucket.ts');
  const failure = await checkBucket(config.bucket, blobs);
  if (failure) warnStorageUnavailable(ctx, failure);
  return !failure;
}

function warnStorageUnavailable({ config }: AppContext, reason: unknown): void {
  const store = config.bucket ? 'the bucket of IMAGE_STORE' : 'the disk of DATA_DIR';
  const msg = `${store} is unavailable: the site's first pictures are stored at the next start`;
  const line = { level: 40, time: new Date().toISOString(), reason: errorMessageOf(reason), msg };
  standardError.write(`${JSON.stringify(line)}\n`);
}
