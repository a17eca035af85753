// The pictures in a bucket of S3 or of what speaks its protocol. A bucket says that it has a blob only when
// it is safe, and shows all of it or nothing.
import type { Bucket } from '../bucket-config.ts';
import { type Blobs, type ListedBlob, storeAway } from './blobs.ts';
import { readListing } from './bucket-listing.ts';
import { type AskBucket, BucketFailure, bucketRequests } from './bucket-requests.ts';

/** @param answerMs how long the bucket may be silent */
export function blobsOnS3(bucket: Bucket, answerMs?: number): Blobs {
  const request = bucketRequests(bucket, answerMs);
  const ask: AskBucket = (asked) => request(asked).catch(throwAway);
  return {
    read: (key) => ask({ method: 'GET', key }),
    has: async (key) => (await ask({ method: 'HEAD', key })) !== undefined,
    write: async (key, body) => void (await ask({ method: 'PUT', key, body })),
    remove: async (key) => void (await ask({ method: 'DELETE', key })),
    list: (prefix) => listBucket(ask, bucket.prefix, prefix),
  };
}

/**
 * A thousand at a time, as many as a bucket tells at once. By the first version of the call: it goes on behind
 * a key and needs no token, and every server has it.
 */
async function* listBucket(
  ask: AskBucket,
  root: string,
  prefix: string,
): AsyncGenerator<ListedBlob> {
  let marker = '';
  for (let goesOn = true; goesOn; ) {
    const query = { prefix: root + prefix, ...(marker && { marker }) };
    const listing = readListing(String(await ask({ method: 'GET', query })));
    for (const { key, writtenAt } of listing.blobs) {
      yield { key: key.slice(root.length), writtenAt };
    }
    marker = listing.blobs.at(-1)?.key ?? '';
    ({ goesOn } = listing);
  }
}

function throwAway(error: unknown): never {
  throw error instanceof BucketFailure ? storeAway(error) : error;
}
