// An S3 server with an empty bucket, which checks every signature.
import type { IncomingMessage } from 'node:http';
import S3rver from '@20minutes/s3rver';
import { temporaryFolder } from '../app/temporary-folder.ts';

const NAME = 'pictures';
const KEY = 'S3RVER';

export interface TestBucket {
  variables: Record<'IMAGE_STORE' | 'S3_ENDPOINT' | `AWS_${string}`, string>;
  /** Folder of the stored blobs. */
  directory: string;
  /** Delays the first read of that blob, and its retries, until `meanwhile` is done. */
  delayBlob: (key: string, meanwhile: () => Promise<void>) => void;
  puts: () => number;
  close: () => Promise<void>;
}

export async function startBucket(): Promise<TestBucket> {
  const directory = temporaryFolder();
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    configureBuckets: [{ name: NAME }],
  });
  server.proxy = true;
  const delayed = new Map<string, () => Promise<void>>();
  server.middleware.unshift(async ({ method, path }, next) => {
    const [key, meanwhile] =
      [...delayed].find(([end]) => method === 'GET' && path.endsWith(end)) ?? [];
    await meanwhile?.();
    if (key) delayed.delete(key);
    await next();
  });
  const { port } = await server.run();
  server.httpServer.prependListener('request', restoreTrailingSlash);
  let puts = 0;
  server.httpServer.on('request', ({ method }: IncomingMessage) => {
    if (method === 'PUT') puts += 1;
  });
  return {
    directory,
    puts: () => puts,
    delayBlob: (key, meanwhile) => delayed.set(`/${key}`, once(meanwhile)),
    variables: bucketAt(`http://127.0.0.1:${port}`),
    close: async () => {
      const closed = server.close();
      server.httpServer.closeAllConnections();
      await closed;
    },
  };
}

function once(act: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= act();
    return done;
  };
}

/** s3rver drops the signed slash after a bucket, unless a proxy header says that the host name had it. */
function restoreTrailingSlash(request: IncomingMessage): void {
  const [, bucket, query = ''] = /^\/([^/?]+)\/(\?.*)?$/.exec(request.url ?? '') ?? [];
  if (!bucket) return;
  request.headers['x-forwarded-host'] = `${bucket}.s3.amazonaws.com`;
  Object.assign(request, { url: `/${query}`, baseUrl: '/' });
}

export function bucketAt(address: string): TestBucket['variables'] {
  return {
    IMAGE_STORE: `s3://${NAME}/the-trust/site`,
    S3_ENDPOINT: address,
    AWS_ACCESS_KEY_ID: KEY,
    AWS_SECRET_ACCESS_KEY: KEY,
  };
}
