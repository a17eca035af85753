import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Blobs } from './blobs.ts';
import { blobsOnDisk } from './blobs-on-disk.ts';

/** Where the configuration says that the pictures are. */
export async function openBlobs({ bucket, dataDir }: Config): Promise<Blobs> {
  if (bucket) {
    // Who keeps the pictures on disk never loads it.
    const { blobsOnS3 } = await import('./blobs-on-s3.ts');
    return blobsOnS3(bucket);
  }
  return blobsOnDisk(join(dataDir, 'images'));
}
