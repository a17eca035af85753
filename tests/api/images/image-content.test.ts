// The processing of uploaded bytes.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { logoAddress } from '#domain/images/images.ts';
import { MAX_UPLOAD_BYTES } from '#domain/images/upload-limits.ts';
import type { Client } from '../../support/app/api/client.ts';
import { meera } from '../../support/app/api/people.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';
import { listedImages } from '../../support/images/listed-images.ts';
import {
  middleOf,
  phonePhoto,
  picture,
  plainImage,
  upload,
} from '../../support/images/pictures.ts';

let testApp: TestApp;
let admin: Client;

beforeEach(async () => {
  testApp = await openTestApp();
  admin = await meera(testApp);
});
afterEach(() => testApp.close());

const get = (url: string) => testApp.app.inject({ url, headers: { accept: 'image/avif,image/*' } });
const tempFiles = () => readdirSync(join(testApp.dataDir, 'images/tmp'));

test('a photo from a phone is rotated upright and loses its location', async () => {
  const photo = await phonePhoto(400, 300);
  expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('Invented Phones');
  const { body } = await upload(testApp, admin, photo, { name: 'IMG_2041.JPG' });
  expect(body.data).toMatchObject({ name: 'IMG_2041.jpg', width: 300, height: 400 });
  const facts = await sharp((await get('/images/IMG_2041.jpg')).rawPayload).metadata();
  expect([facts.exif, facts.orientation, facts.xmp]).toEqual([undefined, undefined, undefined]);
});

test.each([
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    'well.svg',
    415,
    /SVG drawings/,
  ],
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    'well.png',
    415,
    /SVG drawings/,
  ],
  ['<!doctype html><script>alert(1)</script>', 'well.jpg', 415, /JPG, PNG, WebP, AVIF or GIF/],
  ['%PDF-1.7', 'well.pdf', 415, /JPG, PNG, WebP, AVIF or GIF/],
  ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'IMG_1.HEIC', 415, /HEIC/],
  ['', 'well.jpg', 422, /empty/],
] as const)('%j, called %s, is refused: %i', async (content, name, status, sentence) => {
  const reply = await upload(testApp, admin, content, { name });
  expect([reply.status, reply.problem.message]).toEqual([status, expect.stringMatching(sentence)]);
  expect([await listedImages(admin), tempFiles()]).toEqual([[], []]);
});

test('the type of a file is determined by its content, whatever its name', async () => {
  const { body } = await upload(testApp, admin, await picture('png'), {
    name: 'well.html',
    type: 'text/html',
  });
  expect(body.data.name).toBe('well.png');
  const served = await get('/images/well.png');
  expect(served.headers['content-type']).toBe('image/png');
  expect(served.headers['x-content-type-options']).toBe('nosniff');
});

test('data appended to a picture is removed', async () => {
  const hidden = Buffer.concat([await picture('png'), Buffer.from('<script>alert(1)</script>')]);
  expect((await upload(testApp, admin, hidden, { name: 'well.png' })).status).toBe(201);
  expect((await get('/images/well.png')).body).not.toContain('<script>');
});

test.each([
  [
    'more than 40 megapixels',
    () => picture('png', { width: 9000, height: 4500 }),
    422,
    /40 megapixels/,
  ],
  [
    'a side longer than 12,000',
    () => picture('png', { width: 12_001, height: 2 }),
    422,
    /12,000 pixels/,
  ],
  ['its second half missing', cutOff, 422, /damaged/],
  ['more than 10 MB', async () => Buffer.alloc(MAX_UPLOAD_BYTES + 1), 413, /larger than 10 MB/],
] as const)(
  'a picture with %s is refused with its own sentence',
  async (_, make, status, sentence) => {
    const reply = await upload(testApp, admin, await make());
    expect([reply.status, reply.problem.message]).toEqual([
      status,
      expect.stringMatching(sentence),
    ]);
    expect([await listedImages(admin), tempFiles()]).toEqual([[], []]);
  },
);

async function cutOff(): Promise<Buffer> {
  const whole = await sharp(await noise())
    .jpeg()
    .toBuffer();
  return whole.subarray(0, whole.length / 2);
}

async function noise(): Promise<Buffer> {
  const gaussian = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({
    create: { width: 800, height: 600, channels: 3, background: '#000', noise: gaussian },
  })
    .png()
    .toBuffer();
}

test('an animation becomes its first frame, and one with hundreds of frames is refused', async () => {
  const frames = async (count: number) => {
    const walls = Array.from({ length: count }, (_, at) =>
      plainImage({ color: at % 2 ? '#1f3a5f' : '#8a3324', width: 20, height: 20 })
        .png()
        .toBuffer(),
    );
    return sharp(await Promise.all(walls), { join: { animated: true } })
      .gif()
      .toBuffer();
  };
  expect(
    (await upload(testApp, admin, await frames(3), { name: 'dance.gif' })).body.data,
  ).toMatchObject({ name: 'dance.gif', width: 20, height: 20 });
  const reply = await upload(testApp, admin, await frames(101), { name: 'long.gif' });
  expect([reply.status, reply.problem.code]).toEqual([422, 'imageTooManyFrames']);
});

test('a picture that would take the encoder too long is scaled down in proportion', {
  timeout: 60_000,
}, async () => {
  const wide = await plainImage({ width: 5000, height: 2500 }).gif({ effort: 1 }).toBuffer();
  const { data } = (await upload(testApp, admin, wide, { name: 'wall.gif' })).body;
  expect(data.width / data.height).toBeCloseTo(2, 2);
  expect(data.width * data.height).toBeLessThanOrEqual(12_000_000);
  const tall = await picture('jpeg', { width: 3000, height: 5000 });
  expect((await upload(testApp, admin, tall, { name: 'tall.jpg' })).body.data).toMatchObject({
    width: 3000,
    height: 5000,
  });
});

const GLASS = { r: 0, g: 0, b: 0, alpha: 0 };
const glass = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: GLASS } });

test('a logo in the header is whole, and its transparent areas stay so', async () => {
  const logo = await glass(900, 300).png().toBuffer();
  await upload(testApp, admin, logo, { name: 'logo.png' });
  const variant = () => get(logoAddress('logo.png'));
  await expect
    .poll(async () => (await variant()).headers['content-type'], { timeout: 20_000 })
    .toBe('image/webp');
  const { data, info } = await sharp((await variant()).rawPayload)
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 480, height: 160, channels: 4 });
  expect(data.every((value, index) => index % 4 !== 3 || value === 0)).toBe(true);
});

test('transparent areas become white in formats without transparency', async () => {
  await upload(testApp, admin, await picture('jpeg'));
  const logo = await glass(90, 90).png().toBuffer();
  await upload(testApp, admin, logo, { replaceImage: 'well.jpg' });
  expect(await middleOf((await get('/images/well.jpg')).rawPayload)).toEqual([255, 255, 255]);
});
