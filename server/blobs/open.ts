import { join } from 'node:path';
import type { Config } from '../config.ts';
import { OperatorError } from '../errors/operator-error.ts';
import type { BlobStore } from './blob-store.ts';
import { diskBlobStore } from './disk.ts';

export async function openBlobStore({ bucket, dataDir }: Config): Promise<BlobStore> {
  if (bucket) {
    // The SDK is large, and not needed for images on disk.
    const { s3BlobStore } = await import('./s3.ts');
    return s3BlobStore(bucket);
  }
  return diskBlobStore(join(dataDir, 'images'));
}

/** Commands cannot wait. @throws OperatorError when the bucket refuses or is unreachable */
export async function openReachableBlobStore(config: Config): Promise<BlobStore> {
  const blobs = await openBlobStore(config);
  if (!config.bucket) return blobs;
  const { checkBucket } = await import('./check-bucket.ts');
  const failure = await checkBucket(config.bucket, blobs);
  if (!failure) return blobs;
  throw new OperatorError(`The bucket of the pictures cannot be reached (${failure.message}).`);
}
