import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { OperatorError } from '../../startup/operator-error.ts';
import type { BlobStore } from './blob-store.ts';
import { diskBlobStore } from './disk.ts';

/** Where the configuration says that the pictures are. */
export async function openBlobStore({ bucket, dataDir }: Config): Promise<BlobStore> {
  if (bucket) {
    // Who keeps the pictures on disk never loads it.
    const { s3BlobStore } = await import('./s3.ts');
    return s3BlobStore(bucket);
  }
  return diskBlobStore(join(dataDir, 'images'));
}

/**
 * For a command, which cannot wait for a better hour as the program does.
 * @throws StartRefused with the reason, when a bucket refuses or is away
 */
export async function openReachableBlobStore(config: Config): Promise<BlobStore> {
  const blobs = await openBlobStore(config);
  if (!config.bucket) return blobs;
  const { checkBucket } = await import('./check-bucket.ts');
  const failure = await checkBucket(config.bucket, blobs);
  if (!failure) return blobs;
  throw new OperatorError(`The bucket of the pictures is away just now (${failure.message}).`);
}
