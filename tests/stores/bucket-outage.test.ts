// A bucket that is unreachable, silent, overloaded, refusing, or that breaks off a response.
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { BlobStore } from '#server/blobs/blob-store.ts';
import { s3BlobStore } from '#server/blobs/s3.ts';
import { readConfig } from '#server/config.ts';
import type { AppContext } from '#server/context.ts';
import { encode } from '#server/images/processing/encode.ts';
import { variantMaker } from '#server/images/processing/variants.ts';
import { volunteer } from '../support/app/api/people.ts';
import { openTestApp } from '../support/app/test-app.ts';
import { bucketAt, startBucket } from '../support/images/bucket.ts';
import { imageRow, putImageRow } from '../support/images/pictures.ts';
import { serve } from '../support/network/serve.ts';

const KEY = 'originals/5e884898.webp';
const LONGEST_MS = 12_000;

function blobsAt(address: string, answerMs?: number, more: Record<string, string> = {}): BlobStore {
  const { bucket } = readConfig({ ...bucketAt(address), ...more });
  if (!bucket) throw new Error('no bucket is configured');
  return s3BlobStore(bucket, answerMs);
}

async function storeImage(ctx: AppContext, name: string): Promise<void> {
  const bytes = Buffer.from(name);
  const hash = createHash('sha256').update(bytes).digest('hex');
  const original = `originals/${hash}.webp`;
  await ctx.blobs.write(original, bytes);
  await putImageRow(ctx, {
    ...imageRow(`${name}.webp`),
    original,
    hash,
    bytes: bytes.length,
    modified_at: new Date().toISOString(),
  });
}

function rangeBytes({ range }: IncomingHttpHeaders, size: number): number {
  const [start = 0, end = size - 1] = (range?.match(/\d+/g) ?? []).map(Number);
  return end - start + 1;
}

async function expectUnavailable(blobs: BlobStore): Promise<void> {
  const requests = [
    blobs.read(KEY),
    blobs.has(KEY),
    blobs.write(KEY, Buffer.from('a picture')),
    blobs.remove(KEY),
    blobs.list('')[Symbol.asyncIterator]().next(),
  ];
  const unavailable = { code: 'storeUnavailable', status: 503, retryAfter: 5 };
  await Promise.all(requests.map((request) => expect(request).rejects.toMatchObject(unavailable)));
}

test('an unreachable bucket is reported as an unavailable store', async () => {
  const { variables, close } = await startBucket();
  await close();
  await expectUnavailable(blobsAt(variables.S3_ENDPOINT));
});

test('a bucket that hangs times out', async () => {
  const begun = Date.now();
  await expectUnavailable(blobsAt(await serve(() => {})));
  expect(Date.now() - begun).toBeLessThan(LONGEST_MS);
});

test('a bucket that hangs during its response times out', async () => {
  const address = await serve((_, reply) => {
    reply.writeHead(200, { 'content-length': 1000 }).write('<ListBucketResult>');
  });
  const begun = Date.now();
  await expect(blobsAt(address).read(KEY)).rejects.toMatchObject({ code: 'storeUnavailable' });
  expect(Date.now() - begun).toBeLessThan(LONGEST_MS);
});

test('a bucket that sends a byte now and then times out', async () => {
  const address = await serve((_, reply) => {
    reply.writeHead(206, { 'content-length': 1000 });
    const drip = setInterval(() => reply.write('.'), 50);
    reply.on('close', () => clearInterval(drip));
  });
  const begun = Date.now();
  const stream = blobsAt(address, 100).stream(KEY, { start: 0, end: 999 });
  await expect(stream).rejects.toMatchObject({ code: 'storeUnavailable' });
  expect(Date.now() - begun).toBeLessThan(LONGEST_MS);
});

test('a visitor who stops reading a large file holds little of it in memory', async () => {
  const size = 20 * 1024 * 1024;
  let sent = 0;
  const address = await serve(({ headers }, reply) => {
    const bytes = rangeBytes(headers, size);
    sent += bytes;
    reply.writeHead(206).end(Buffer.alloc(bytes));
  });
  const stream = await blobsAt(address).stream(KEY, { start: 0, end: size - 1 });
  stream?.pipe(new Writable({ write: () => {} }));
  await vi.waitUntil(() => sent > 0);
  await setTimeout(1000);
  // Each of up to 2,000 readers may hold this much.
  expect(sent).toBeLessThanOrEqual(256 * 1024);
});

test('a large file that disappears while it is sent ends with an error', async () => {
  let asked = 0;
  const address = await serve(({ headers }, reply) => {
    asked += 1;
    if (asked > 1) reply.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    else reply.writeHead(206).end(Buffer.alloc(rangeBytes(headers, 3_000_001)));
  });
  const stream = await blobsAt(address).stream(KEY, { start: 0, end: 3_000_000 });
  await expect(stream?.toArray()).rejects.toThrow();
});

test('a large picture gets time in proportion to its size, and is not sent three times', async () => {
  let asked = 0;
  const address = await serve(() => {
    asked += 1;
  });
  const begun = Date.now();
  const write = blobsAt(address, 100).write(KEY, Buffer.alloc(50_000));
  await expect(write).rejects.toMatchObject({ code: 'storeUnavailable' });
  expect(Date.now() - begun).toBeGreaterThan(500);
  expect(asked).toBe(1);
});

test('a response that breaks off is never taken for a complete picture', async () => {
  const address = await serve((_, reply) => {
    reply.writeHead(200, { 'content-length': 1000 }).write('half', () => reply.destroy());
  });
  await expect(blobsAt(address).read(KEY)).rejects.toMatchObject({ code: 'storeUnavailable' });
});

test('many simultaneous requests are all answered, a few at a time', async () => {
  const open: ServerResponse[] = [];
  let most = 0;
  const address = await serve((_, reply) => {
    most = Math.max(most, open.push(reply));
    if (open.length !== 20) return;
    // Any further one comes meanwhile.
    globalThis.setTimeout(() => {
      for (const waiting of open.splice(0)) waiting.end('a picture');
    }, 5);
  });
  const blobs = blobsAt(address);
  const read = await Promise.all(Array.from({ length: 500 }, (_, i) => blobs.read(`${KEY}-${i}`)));
  expect(read.every((bytes) => String(bytes) === 'a picture')).toBe(true);
  expect(most).toBe(20);
});

test('an overloaded bucket is tried three times', async () => {
  let asked = 0;
  const address = await serve((_, reply) => {
    asked += 1;
    if (asked < 3) return reply.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
    return reply.end('a picture');
  });
  expect(String(await blobsAt(address).read(KEY))).toBe('a picture');
  expect(asked).toBe(3);
});

test('a refusal is not retried, and does not look like an empty bucket', async () => {
  let asked = 0;
  const address = await serve((_, reply) => {
    asked += 1;
    reply.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
  });
  await expectUnavailable(blobsAt(address));
  expect(asked).toBe(5);
});

test('a deleted bucket does not look like an empty one', async () => {
  const address = await serve((_, reply) => {
    reply.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>');
  });
  const blobs = blobsAt(address);
  await expect(blobs.read(KEY)).rejects.toMatchObject({ code: 'storeUnavailable' });
  await expect(blobs.list('')[Symbol.asyncIterator]().next()).rejects.toThrow();
});

test('a response that is not a listing does not look like an empty bucket', async () => {
  const address = await serve((_, reply) => reply.end('<html>Welcome</html>'));
  await expect(blobsAt(address).list('')[Symbol.asyncIterator]().next()).rejects.toThrow(
    'no listing',
  );
});

test('while the bucket is away, no variant is tried after the first', async () => {
  const { variables, close } = await startBucket();
  const { ctx, close: closeTrust } = await openTestApp(variables);
  onTestFinished(closeTrust);
  for (const name of ['well', 'school']) await storeImage(ctx, name);
  await close();
  let asked = 0;
  const has = (key: string) => {
    asked += 1;
    return ctx.blobs.has(key);
  };
  const counting = { ...ctx, blobs: { ...ctx.blobs, has } };
  const warned: unknown[] = [];
  const log = { warn: (about: unknown) => warned.push(about) };
  const maker = variantMaker(counting, encode, log, new AbortController().signal);
  await expect(maker.makeMissing()).rejects.toMatchObject({ code: 'storeUnavailable' });
  expect([asked, warned]).toEqual([1, []]);
});

test('while the bucket is away pictures are answered with a retry, and other requests go on', async () => {
  const { variables, close } = await startBucket();
  const ctx = await openTestApp(variables);
  onTestFinished(ctx.close);
  await storeImage(ctx.ctx, 'well');
  await close();
  const reply = await ctx.app.inject('/images/well.webp');
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '5']);
  expect(reply.json().message).toMatch('This cannot be read at the moment');
  expect((await ctx.app.inject('/healthz')).statusCode).toBe(200);
});

test('while the bucket is silent, forty readers of a picture do not keep Asha from her list', async () => {
  let asked = 0;
  const address = await serve(({ method }, reply) => {
    if (method === 'PUT') reply.end();
    else asked += 1;
  });
  const opened = await openTestApp(bucketAt(address));
  const asha = await volunteer(opened, 'Asha');
  await storeImage(opened.ctx, 'well');
  const readers = Array.from({ length: 40 }, () => opened.app.inject('/images/well.webp'));
  onTestFinished(async () => {
    await Promise.all(readers);
    await opened.close();
  });
  await vi.waitUntil(() => asked > 0);
  const begun = Date.now();
  expect((await asha.call('listOwnSurveys')).status).toBe(200);
  expect(Date.now() - begun).toBeLessThan(2000);
});

test('requests are signed with the session token, path-style, without AWS-only features', async () => {
  const seen: IncomingMessage[] = [];
  const address = await serve((request, reply) => {
    seen.push(request);
    reply.end();
  });
  await blobsAt(`${address}/storage/v1`, undefined, { AWS_SESSION_TOKEN: 'for an hour' }).write(
    KEY,
    Buffer.from('a picture'),
  );
  const [put] = seen;
  const [path] = put?.url?.split('?') ?? [];
  expect([put?.method, path]).toEqual(['PUT', `/storage/v1/pictures/the-trust/site/${KEY}`]);
  expect(put?.headers['x-amz-security-token']).toBe('for an hour');
  expect(put?.headers['content-length']).toBe('9');
  const hash = createHash('sha256').update('a picture').digest('hex');
  expect(put?.headers['x-amz-content-sha256']).toBe(hash);
  expect(put?.headers.authorization).toMatch(
    /SignedHeaders=\S*;host;x-amz-content-sha256;x-amz-date;x-amz-security-token/,
  );
  const others = Object.keys(put?.headers ?? {}).filter((name) =>
    /checksum|trailer|encoding|expect/.test(name),
  );
  expect(others).toEqual([]);
});
