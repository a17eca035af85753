// Malformed uploads and malicious images are refused with a clear error.
import { readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_ROOT } from '#domain/endpoints.ts';
import { IMAGE_FORMATS } from '#domain/images/images.ts';
import { MAX_ORIGINAL_BYTES } from '#domain/images/upload-limits.ts';
import { ENCODER_SETTINGS_HASH } from '#server/images/processing/encode.ts';
import type { Client } from '../../support/app/api/client.ts';
import { meera } from '../../support/app/api/people.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';
import { blackPng, layeredJpeg, pngChunk, tinyGif } from '../../support/images/bombs.ts';
import {
  END,
  FORM,
  fieldPart,
  filePart,
  part,
  uploadParts,
} from '../../support/images/multipart.ts';
import { picture, plainImage, upload } from '../../support/images/pictures.ts';

let testApp: TestApp;
let admin: Client;
let png: Buffer;

beforeAll(async () => {
  testApp = await openTestApp();
  admin = await meera(testApp);
  png = await picture('png', { width: 64, height: 48 });
});
afterAll(() => testApp.close());

const call = (method: 'GET' | 'PUT' | 'DELETE', url: string) =>
  testApp.app.inject({
    method,
    url,
    headers: { accept: 'image/*', authorization: `Bearer ${admin.token}` },
    ...(method === 'PUT' && { payload: { alt: 'x' } }),
  });

describe('an invalid form', () => {
  const many = Array.from({ length: 1000 }, (_, i) => fieldPart(`f${i}`, 'x'));
  const file = () => filePart(png);
  const MIXED = 'Content-Type: multipart/mixed; boundary=within\r\n';
  const LONG = 'x'.repeat(1000);
  const cases: [string, () => Buffer[], number, string?][] = [
    ['two files', () => [file(), file(), END], 413],
    ['a thousand fields', () => [...many, file(), END], 400],
    ['a thousand fields after the file', () => [file(), ...many, END], 400],
    ['a field of 1 MB', () => [fieldPart('replaceImage', 'a'.repeat(1e6)), file(), END], 404],
    ['no file', () => [fieldPart('replaceImage', 'well.png'), END], 422],
    ['nothing', () => [], 422],
    ['a file under another name', () => [filePart(png, 'picture'), END], 400],
    ['a file as the name', () => [filePart(png, 'replaceImage'), END], 400],
    ['a name as the file', () => [fieldPart('image', 'well.png'), END], 400],
    ['__proto__', () => [file(), fieldPart('__proto__', 'x'), END], 400],
    ['a file called __proto__', () => [filePart(png, '__proto__'), END], 400],
    ['no boundary', () => [file(), END], 400, 'multipart/form-data'],
    ['a boundary too long', () => [file(), END], 400, `multipart/form-data; boundary=${LONG}`],
    ['another kind of multipart', () => [file(), END], 415, FORM.replace('form-data', 'mixed')],
    ['JSON', () => [Buffer.from('{"image":1}')], 415, 'application/json'],
    ['a part that is cut off', () => [file().subarray(0, -20)], 400],
    ['no final boundary', () => [file()], 400],
    [
      'two pictures to replace',
      () => [fieldPart('replaceImage', 'a.png'), file(), fieldPart('replaceImage', 'b.png'), END],
      400,
    ],
    [
      'a list of pictures to replace',
      () => [
        part('name="replaceImage"', '["a.png"]', 'Content-Type: application/json\r\n'),
        file(),
        END,
      ],
      400,
    ],
    [
      'a form in the form',
      () => [part('name="image"', '--within\r\n\r\n--within--', MIXED), END],
      400,
    ],
  ];
  test.each(cases)(
    'a form with %s is refused and leaves no file',
    async (_, parts, status, type) => {
      const reply = await uploadParts(testApp, admin, parts(), type);
      expect(reply.status).toBe(status);
      expect((await admin.call('listImages')).body.data).toEqual([]);
      expect(readdirSync(join(testApp.dataDir, 'images/tmp'))).toEqual([]);
    },
  );
});

test.each([
  ['../../../etc/passwd.png', 'passwd.png'],
  ['C:\\\\windows\\\\con.png', 'con.png'],
  ['.env', 'picture.png'],
  ['trash', 'trash.png'],
  ['exe\u202Egnp.png', 'exe-gnp.png'],
  ['a\0b.png', 'a-b.png'],
])('a file called %j is stored as %s', async (name, stored) => {
  const { body } = await uploadParts(testApp, admin, [filePart(png, 'image', name), END]);
  expect(body.data.name).toBe(stored);
  expect((await admin.call('deleteImage', { name: stored })).status).toBe(200);
});

test.each([
  ['14,000 by 14,000 pixels in 600 kB', () => blackPng(14_000, 14_000), 422],
  ['a height of 50,000', () => blackPng(1, 50_000), 422],
  ['no pixels', () => blackPng(0, 10), 422],
  ['5,000 frames', () => tinyGif(1, 1, 5000), 422],
  ['a text of a gigabyte in 1 MB', () => blackPng(8, 8, [pngChunk('zTXt', hugeText())]), 201],
  ['2,000 layers of 6,000 by 6,000 pixels', () => layeredJpeg(6000, 2000), 422],
  ['as many layers as are fair', () => layeredJpeg(800, 20), 201],
  // Making the pictures takes most of the time.
] as const)(
  'a picture with %s is answered within ten seconds',
  { timeout: 60_000 },
  async (_, make, status) => {
    const bytes = make();
    const begun = performance.now();
    const reply = await upload(testApp, admin, bytes);
    expect(reply.status).toBe(status);
    if (status === 422) expect(reply.problem.message).toMatch(/^This picture/);
    expect(performance.now() - begun).toBeLessThan(10_000);
  },
);

function hugeText(): Buffer {
  const text = deflateSync(Buffer.alloc(1e9), { level: 1 });
  return Buffer.concat([Buffer.from('Comment\0\0'), text]);
}

test('a photograph that would be huge in the format of the picture it replaces is refused', async () => {
  const gaussian = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const noise = { width: 3000, height: 3000, channels: 3, background: '#000' } as const;
  const photo = await sharp({ create: { ...noise, noise: gaussian } })
    .jpeg({ quality: 70 })
    .toBuffer();
  const { data } = (await upload(testApp, admin, png, { name: 'drawing.png' })).body;
  const reply = await upload(testApp, admin, photo, { replaceImage: data.name });
  expect([reply.status, reply.problem.message]).toEqual([413, expect.stringContaining('As PNG')]);
  const original = await call('GET', `/images/${data.name}`);
  expect(original.rawPayload.length).toBe(data.size);
  expect(data.size).toBeLessThan(MAX_ORIGINAL_BYTES);
});

test.each(IMAGE_FORMATS)('only the pixels of a %s are stored', async (format) => {
  const secret = 'Karvand Tanda';
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="${secret}"/></rdf:RDF></x:xmpmeta>`;
  const commentedPicture = await plainImage({ width: 600, height: 400 })
    .withIccProfile('p3')
    .withExif({ IFD0: { ImageDescription: secret }, IFD3: { GPSAreaInformation: secret } })
    .withXmp(xmp)
    .toFormat(format)
    .toBuffer();
  const sent = commented(commentedPicture, format, secret);
  expect(sent.includes(secret)).toBe(true);
  const { data } = (await upload(testApp, admin, sent, { name: `commented.${format}` })).body;
  const queries = ['', '?w=480', '?w=480&format=avif', '?w=480&format=webp'];
  for (const query of queries) {
    const url = `/images/${data.name}${query}`;
    await expect
      .poll(async () => (await call('GET', url)).headers['cache-control'], { timeout: 10_000 })
      .toBe('no-cache');
    const kept = (await call('GET', url)).rawPayload;
    const { exif, xmp, iptc, icc, comments } = await sharp(kept).metadata();
    expect([exif, xmp, iptc, icc, comments]).toEqual(Array(5).fill(undefined));
    expect(kept.includes(secret)).toBe(false);
  }
});

/** Adds a comment in the format's own block, and IPTC data where the format has it. */
function commented(bytes: Buffer, format: string, text: string): Buffer {
  if (format === 'jpeg') {
    const block = (code: number, content: string) => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(content.length + 2);
      return Buffer.concat([Buffer.from([0xff, code]), length, Buffer.from(content, 'latin1')]);
    };
    const iptc = `Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x12\x1c\x02\x78\0\x0d${text}`;
    return Buffer.concat([
      bytes.subarray(0, 2),
      block(0xfe, text),
      block(0xed, iptc),
      bytes.subarray(2),
    ]);
  }
  if (format === 'png') {
    const chunk = pngChunk('tEXt', `Comment\0${text}`);
    return Buffer.concat([bytes.subarray(0, 33), chunk, bytes.subarray(33)]);
  }
  if (format === 'gif') {
    const said = Buffer.from(`\x21\xfe${String.fromCharCode(text.length)}${text}\0`, 'latin1');
    return Buffer.concat([bytes.subarray(0, -1), said, Buffer.from(';')]);
  }
  return bytes;
}

test.each([
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2fcanary.png',
  '..%5ccanary.png',
  '%252e%252e%252fcanary.png',
  '....//canary.png',
  './canary.png',
  '/./',
  '//',
  '%00',
  'canary.png%00',
  'C:%5c',
  '.env',
  'con.png',
  'a'.repeat(255),
  'a'.repeat(1000),
  'a'.repeat(5000),
  '%ff',
  '%c0%ae%c0%ae%c0%af',
  '%ed%a0%80.png',
  '%',
  '%e0%a4%95%e0%a5%81.png',
  'exe%e2%80%aegnp.png',
  'link.png',
  'originals%2flink.png',
  'originals%2fcanary.png',
  '__proto__',
  'trash',
  'upload',
])('the path %s finds nothing', async (name) => {
  const images = join(testApp.dataDir, 'images');
  for (const folder of [testApp.dataDir, images, join(images, 'originals')]) {
    writeFileSync(join(folder, 'canary.png'), 'sings');
  }
  try {
    symlinkSync('/etc/passwd', join(images, 'originals/link.png'));
  } catch {
    // The link exists already.
  }
  const asked = [
    await call('GET', `/images/${name}`),
    await call('GET', `/images/removed/${name}`),
    await call('DELETE', `${API_ROOT}/admin/images/${name}`),
    await call('PUT', `${API_ROOT}/admin/images/${name}`),
  ];
  for (const { statusCode, body } of asked) {
    expect([400, 404, 414]).toContain(statusCode);
    expect(body).not.toMatch(/sings|root:/);
  }
});

test('a symbolic link in the picture folder is not served', async () => {
  const { data } = (await upload(testApp, admin, png, { name: 'linked.png' })).body;
  const row = await testApp.ctx.db
    .selectFrom('images')
    .selectAll()
    .where('name', '=', data.name)
    .executeTakeFirstOrThrow();
  const key = `variants/${row.hash}/${ENCODER_SETTINGS_HASH}-link.png`;
  const outside = join(testApp.dataDir, 'outside');
  writeFileSync(outside, 'not ours');
  await testApp.ctx.blobs.write(`variants/${row.hash}/x`, png);
  symlinkSync(outside, join(testApp.dataDir, 'images', key));
  expect(await testApp.ctx.blobs.read(key)).toBeUndefined();
  expect(await testApp.ctx.blobs.has(key)).toBe(false);
});
