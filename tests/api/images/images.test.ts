// The site's images, from the build's folder to a visitor's browser.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { imageAddress } from '#domain/images/images.ts';
import type { AppContext } from '#server/context.ts';
import { encode } from '#server/images/processing/encode.ts';
import { variantKey, variantMaker, variantsOf } from '#server/images/processing/variants.ts';
import { seedImages } from '#server/images/seed-images.ts';
import { findImage, listImages } from '#server/images/store.ts';
import { temporaryFolder } from '../../support/app/temporary-folder.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';
import { putImageRow, writeBuiltImages } from '../../support/images/pictures.ts';

const BROWSER = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const PAGE = 'text/html,application/xhtml+xml,*/*;q=0.8';
let testApp: TestApp;
let folder: string;

const draw = (colors: Record<string, string>) => writeBuiltImages(folder, colors);

const get = (url: string, headers: Record<string, string> = {}) =>
  testApp.app.inject({ url, headers: { accept: BROWSER, ...headers } });

const maker = (ctx: AppContext, encodeOne = encode) =>
  variantMaker(ctx, encodeOne, testApp.app.log, new AbortController().signal);

beforeAll(async () => {
  folder = join(temporaryFolder(), 'pictures');
  mkdirSync(folder);
  await draw({ 'well.webp': '#1f3a5f', 'stand-in.webp': '#f4ebdc' });
  testApp = await openTestApp();
  await seedImages(testApp.ctx, folder);
});
afterAll(async () => {
  await testApp.close();
});

test('drawn pictures are available immediately, in the sizes that the pages use', async () => {
  const original = await get('/images/well.webp');
  expect([original.statusCode, original.headers['content-type']]).toEqual([200, 'image/webp']);
  const small = await get(imageAddress('well.webp', 480, 'avif'));
  expect([small.statusCode, small.headers['content-type']]).toEqual([200, 'image/avif']);
  expect((await sharp(small.rawPayload).metadata()).width).toBe(480);
  expect(small.headers['x-content-type-options']).toBe('nosniff');
  expect(small.headers['content-security-policy']).toContain('sandbox');
});

test('a cached picture is revalidated on each use and not sent again', async () => {
  for (const url of ['/images/well.webp', '/images/well.webp?w=480&format=avif']) {
    const { etag, 'cache-control': cache } = (await get(url)).headers;
    expect(etag).toMatch(/^"[\w.-]+"$/);
    expect(cache).toBe('no-cache');
    const again = await get(url, { 'if-none-match': String(etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get(url, { 'if-none-match': '"another"' })).statusCode).toBe(200);
  }
});

test('a missing width is answered with the original while the width is made', async () => {
  const url = imageAddress('well.webp', 768, 'webp');
  const first = await get(url);
  expect(first.headers['cache-control']).toBe('no-store');
  expect((await sharp(first.rawPayload).metadata()).width).toBe(1600);
  await expect
    .poll(async () => (await sharp((await get(url)).rawPayload).metadata()).width, {
      timeout: 8000,
    })
    .toBe(768);
});

test('a width whose bytes are missing is answered with the original until they are there', async () => {
  const { ctx } = testApp;
  const well = await findImage(ctx, 'well.webp');
  if (!well) throw new Error('the well is missing');
  const key = variantKey(well, { width: 1200, format: 'webp' });
  await ctx.blobs.write(key, Buffer.alloc(0));
  const url = imageAddress('well.webp', 1200, 'webp');
  expect((await sharp((await get(url)).rawPayload).metadata()).width).toBe(1600);
  const original = (await get('/images/well.webp')).rawPayload;
  await ctx.blobs.write(key, await encode(original, 1200, 'webp'));
  expect((await sharp((await get(url)).rawPayload).metadata()).width).toBe(1200);
});

test('all offered variants can be made in advance, once', async () => {
  await maker(testApp.ctx).makeMissing();
  const rows = await listImages(testApp.ctx);
  expect(rows).not.toEqual([]);
  expect(rows.filter((row) => row.variants_mark === null)).toEqual([]);
  for (const { width, format } of variantsOf({ format: 'webp' })) {
    const reply = await get(`/images/well.webp?w=${width}&format=${format}`);
    expect(reply.headers['content-type']).toBe(`image/${format}`);
    const facts = await sharp(reply.rawPayload).metadata();
    expect(facts.width).toBe(width);
  }
});

test('a hundred requests for the same new width share one encoding', async () => {
  let written = 0;
  const { blobs } = testApp.ctx;
  const counting = {
    ...testApp.ctx,
    blobs: {
      ...blobs,
      has: async () => false,
      write: async (key: string, bytes: Buffer) => {
        written += 1;
        await blobs.write(key, bytes);
      },
    },
  };
  const well = await findImage(testApp.ctx, 'well.webp');
  if (!well) throw new Error('the well is missing');
  const many = maker(counting);
  const asked = Array.from({ length: 100 }, () => many.make(well, { width: 480, format: 'webp' }));
  await Promise.all(asked);
  expect(written).toBe(1);
});

test('a width that cannot be encoded is tried again after an hour, not for each visitor', async () => {
  let tries = 0;
  const { blobs } = testApp.ctx;
  const ctx = { ...testApp.ctx, blobs: { ...blobs, has: async () => false } };
  const { make } = maker(ctx, async () => {
    tries += 1;
    throw new Error('the encoder took too long');
  });
  const well = await findImage(testApp.ctx, 'well.webp');
  if (!well) throw new Error('the well is missing');
  const ask = () => make(well, { width: 480, format: 'avif' });
  expect([await ask(), await ask(), tries]).toEqual([false, false, 1]);
  onTestFinished(() => testApp.setClock(0));
  testApp.setClock(1.01);
  expect([await ask(), await ask(), tries]).toEqual([false, false, 2]);
});

test.each(['?w=481', '?w=480&format=tiff', '?w=480&format=svg', '?w=-1', '?format=avif', '?w='])(
  'a width that is not offered is refused with a sentence: %s',
  async (query) => {
    const reply = await get(`/images/well.webp${query}`);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message).toMatch(/Pictures come 480, 768, 1200, 1600 wide/);
  },
);

test('a drawn picture replaces a missing one', async () => {
  const reply = await get(imageAddress('gone.webp', 480, 'avif'));
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([404, 'image/webp']);
  expect(reply.headers.vary).toBe('accept');
  const asPage = await get('/images/gone.webp', { accept: PAGE });
  expect(asPage.headers['content-type']).toContain('json');
});

test.each([
  '/images/..%2fadhyay.sqlite',
  '/images/%2e%2e%2f%2e%2e%2fkeys',
  '/images/originals%2f',
  `/images/${'x'.repeat(300)}`,
  '/images/%00',
  '/images/',
])('only listed pictures are served: %s', async (url) => {
  expect((await get(url, { accept: PAGE })).statusCode).toBe(404);
});

test('a picture with a new drawing is updated under the same name', async () => {
  const before = (await get('/images/well.webp')).headers.etag;
  await draw({ 'well.webp': '#2e6b3f', 'stand-in.webp': '#f4ebdc' });
  await seedImages(testApp.ctx, folder);
  const after = await get('/images/well.webp', { 'if-none-match': String(before) });
  expect(after.statusCode).toBe(200);
  expect(after.headers.etag).not.toBe(before);
});

test('the trust’s own pictures are never overwritten', async () => {
  const { ctx } = testApp;
  const well = await findImage(ctx, 'well.webp');
  if (!well) throw new Error('the well is missing');
  await putImageRow(ctx, { ...well, drawn_mark: null });
  await draw({ 'well.webp': '#e9a820', 'stand-in.webp': '#f4ebdc' });
  await seedImages(ctx, folder);
  expect((await findImage(ctx, 'well.webp'))?.hash).toBe(well.hash);
});

test('a start without drawn pictures leaves the store unchanged', async () => {
  const before = await listImages(testApp.ctx);
  await seedImages(testApp.ctx, join(folder, 'nowhere'));
  expect(await listImages(testApp.ctx)).toEqual(before);
});

test('a start restores drawn pictures whose files were lost', async () => {
  await draw({ 'pump.webp': '#2e6b3f' });
  await seedImages(testApp.ctx, folder);
  const { blobs } = testApp.ctx;
  for await (const { key } of blobs.list('')) await blobs.remove(key);
  await seedImages(testApp.ctx, folder);
  const originals = [];
  for await (const { key } of blobs.list('originals/')) originals.push(key);
  expect(originals).toHaveLength(1);
});

test('a picture without its original is not marked complete, and does not block others', async () => {
  const pump = await findImage(testApp.ctx, 'pump.webp');
  if (!pump) throw new Error('the pump is missing');
  await putImageRow(testApp.ctx, {
    ...pump,
    name: 'a-lost.webp',
    name_key: 'a-lost.webp',
    original: 'originals/lost.webp',
    hash: 'lost',
    variants_mark: null,
  });
  await putImageRow(testApp.ctx, { ...pump, variants_mark: null });
  await maker(testApp.ctx).makeMissing();
  expect((await findImage(testApp.ctx, 'a-lost.webp'))?.variants_mark).toBeNull();
  expect((await findImage(testApp.ctx, 'pump.webp'))?.variants_mark).not.toBeNull();
});
