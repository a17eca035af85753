import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { StartRefused } from '../../startup/operator-error.ts';
import type { Blobs } from './blob-store.ts';
import { blobsOnDisk } from './disk.ts';

/** Where the configuration says that the pictures are. */
export async function openBlobs({ bucket, dataDir }: Config): Promise<Blobs> {
  if (bucket) {
    // Who keeps the pictures on disk never loads it.
    const { blobsOnS3 } = await import('./s3.ts');
    return blobsOnS3(bucket);
  }
  return blobsOnDisk(join(dataDir, 'images'));
}

/**
 * For a command, which cannot wait for a better hour as the program does.
 * @throws StartRefused with the reason, when a bucket refuses or is away
 */
export async function openReachableBlobs(config: Config): Promise<Blobs> {
  const blobs = await openBlobs(config);
  if (!config.bucket) return blobs;
  const { reachBucket } = await import('./check-bucket.ts');
  const away = await reachBucket(config.bucket, blobs);
  if (!away) return blobs;
  throw new StartRefused(`The bucket of the pictures is away just now (${away.message}).`);
}
