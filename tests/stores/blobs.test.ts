// Blob stores: the same tests on disk and on an S3 server.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { BlobStore } from '#server/blobs/blob-store.ts';
import { diskBlobStore } from '#server/blobs/disk.ts';
import { s3BlobStore } from '#server/blobs/s3.ts';
import { readConfig } from '#server/config.ts';
import { temporaryFolder } from '../support/app/temporary-folder.ts';
import { startBucket } from '../support/images/bucket.ts';

/** S3 lists so many keys at once. */
const PAGE = 1000;

interface Place {
  blobs: BlobStore;
  close: () => Promise<void>;
}

async function onDisk(): Promise<Place> {
  const folder = temporaryFolder();
  return {
    blobs: diskBlobStore(join(folder, 'images')),
    close: async () => {},
  };
}

async function inBucket(): Promise<Place> {
  const { variables, close } = await startBucket();
  const { bucket } = readConfig(variables);
  if (!bucket) throw new Error('no bucket is configured');
  return { blobs: s3BlobStore(bucket), close };
}

async function keysOf(blobs: BlobStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of blobs.list('')) keys.push(key);
  return keys.sort();
}

describe.each([
  ['on disk', onDisk, 30],
  ['in a bucket', inBucket, PAGE + 3],
] as const)('%s', (_, open, many) => {
  const ORIGINAL = 'originals/5e884898.webp';
  const VARIANT = 'variants/5e884898/0c1d2e3f-480.avif';
  let place: Place;
  let blobs: BlobStore;

  beforeAll(async () => {
    place = await open();
    ({ blobs } = place);
  });
  afterAll(() => place.close());
  beforeEach(async () => {
    for (const key of await keysOf(blobs)) await blobs.remove(key);
  });

  test('stored bytes are read back unchanged', async () => {
    const bytes = Buffer.from(Array.from({ length: 256 * 300 }, (_, i) => i % 256));
    await blobs.write(ORIGINAL, bytes);
    expect(await blobs.has(ORIGINAL)).toBe(true);
    expect((await blobs.read(ORIGINAL))?.equals(bytes)).toBe(true);
  });

  test('large content is read back unchanged, whole or streamed', async () => {
    // A size whose time limit is no whole number of milliseconds.
    const bytes = Buffer.alloc(7_654_321, 'a photograph');
    await blobs.write(ORIGINAL, bytes);
    expect((await blobs.read(ORIGINAL))?.equals(bytes)).toBe(true);
    const whole = { start: 0, end: bytes.length - 1 };
    const parts = (await blobs.stream(ORIGINAL, whole)) ?? [];
    const streamed = [];
    for await (const part of parts) streamed.push(part);
    expect(Buffer.concat(streamed).equals(bytes)).toBe(true);
    const [middle] = (await (await blobs.stream(ORIGINAL, { start: 5, end: 9 }))?.toArray()) ?? [];
    expect(Buffer.from(middle).toString()).toBe('togra');
    expect(await blobs.stream('originals/none.webp', whole)).toBeUndefined();
  });

  test('an empty picture can be stored', async () => {
    await blobs.write(ORIGINAL, Buffer.alloc(0));
    expect([await blobs.has(ORIGINAL), (await blobs.read(ORIGINAL))?.length]).toEqual([true, 0]);
  });

  test('missing content is reported as missing', async () => {
    await blobs.write(VARIANT, Buffer.from('small'));
    for (const key of [ORIGINAL, 'variants/5e884898', 'variants', `${VARIANT}/more`]) {
      expect([key, await blobs.has(key)]).toEqual([key, false]);
    }
    expect(await blobs.read(ORIGINAL)).toBeUndefined();
  });

  test('the same content can be written again, even simultaneously', async () => {
    const bytes = Buffer.alloc(50_000, 7);
    await Promise.all(Array.from({ length: 10 }, () => blobs.write(ORIGINAL, bytes)));
    expect((await blobs.read(ORIGINAL))?.equals(bytes)).toBe(true);
    expect(await keysOf(blobs)).toEqual([ORIGINAL]);
  });

  test('removed content is gone, and removing it again does nothing', async () => {
    await blobs.write(ORIGINAL, Buffer.from('large'));
    await blobs.write(VARIANT, Buffer.from('small'));
    await blobs.remove(ORIGINAL);
    await blobs.remove(ORIGINAL);
    await blobs.remove('variants/nobody/knows-480.avif');
    expect([await blobs.has(ORIGINAL), await blobs.read(ORIGINAL)]).toEqual([false, undefined]);
    expect(await keysOf(blobs)).toEqual([VARIANT]);
  });

  test('a removal during listing causes no error', async () => {
    for (const name of ['a', 'b', 'c'])
      await blobs.write(`originals/${name}.webp`, Buffer.from(name));
    for await (const { key } of blobs.list('')) {
      expect(key).toMatch(/^originals/);
      for (const name of ['a', 'b', 'c']) await blobs.remove(`originals/${name}.webp`);
    }
    expect(await keysOf(blobs)).toEqual([]);
  });

  // Last: removing the pictures takes longer than listing them.
  test('every picture is listed with its time, however many there are', async () => {
    expect(await keysOf(blobs)).toEqual([]);
    const before = Date.now() - 2000;
    const keys = Array.from(
      { length: many },
      (_, i) => `variants/${String(i).padStart(4, '0')}/480.avif`,
    );
    const someAtOnce = pLimit(20);
    await Promise.all(keys.map((key) => someAtOnce(() => blobs.write(key, Buffer.from(key)))));
    expect(await keysOf(blobs)).toEqual(keys);
    for await (const { writtenAt } of blobs.list('')) {
      expect(writtenAt.getTime()).toBeGreaterThan(before);
      expect(writtenAt.getTime()).toBeLessThan(Date.now() + 2000);
    }
  });
});

describe('on disk', () => {
  let folder: string;
  let blobs: BlobStore;
  beforeEach(() => {
    folder = temporaryFolder();
    blobs = diskBlobStore(folder);
  });

  // S3 guarantees this too, but the test server does not.
  test('a partly written picture is never visible', async () => {
    const bytes = Buffer.alloc(8_000_000, 7);
    let writing = true;
    const written = blobs.write('originals/large.webp', bytes).finally(() => {
      writing = false;
    });
    let reads = 0;
    while (writing) {
      const seen = await blobs.read('originals/large.webp');
      if (seen) expect(seen.length).toBe(bytes.length);
      reads += 1;
    }
    await written;
    expect(reads).toBeGreaterThan(0);
    expect((await blobs.read('originals/large.webp'))?.equals(bytes)).toBe(true);
  });

  test.runIf(process.platform === 'linux' && process.getuid?.() === 0)(
    'a full disk is reported as a full store, and a failed write takes no space',
    async ({ skip }) => {
      try {
        execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder], {
          stdio: 'ignore',
        });
      } catch {
        skip('no file system can be mounted here');
      }
      onTestFinished(() => {
        execFileSync('umount', ['--lazy', folder]);
      });
      const storeFull = { code: 'storeUnavailable', retryAfter: 5, cause: { code: 'ENOSPC' } };
      const large = blobs.write('originals/large.webp', Buffer.alloc(3_000_000));
      await expect(large).rejects.toMatchObject(storeFull);
      expect(await keysOf(blobs)).toEqual([]);
      await blobs.write('originals/small.webp', Buffer.alloc(1_000_000));
      expect(await blobs.has('originals/small.webp')).toBe(true);
    },
  );

  test('a folder removed during listing does not hide the others', async () => {
    const kept = Array.from({ length: 4 }, (_, i) => `variants/kept-${i}/480.avif`);
    for (const key of kept) await blobs.write(key, Buffer.from('small'));
    const erased = Array.from({ length: 20 }, (_, i) => join(folder, `variants/erased-${i}`));
    for (let moment = 0; moment < 25; moment++) {
      for (const path of erased) mkdirSync(path);
      const listed = keysOf(blobs);
      for (let passed = 0; passed < moment; passed++) await setImmediate();
      for (const path of erased) rmdirSync(path);
      expect(await listed).toEqual(kept.toSorted());
    }
  });

  test('temporary files are not listed, and no write leaves one', async () => {
    await blobs.write('originals/a.webp', Buffer.from('a'));
    expect(readdirSync(join(folder, 'tmp'))).toEqual([]);
    writeFileSync(join(folder, 'tmp/left'), 'by somebody who was killed');
    expect(await keysOf(blobs)).toEqual(['originals/a.webp']);
  });
});
