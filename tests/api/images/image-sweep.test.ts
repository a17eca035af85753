// The hourly sweep of images, on disk and in a bucket.

import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HOUR_MS } from '#domain/durations.ts';
import { writeMetadata } from '#server/db/metadata/metadata.ts';
import { sweepImages } from '#server/images/image-sweep-job.ts';
import type { Client } from '../../support/app/api/client.ts';
import { meera } from '../../support/app/api/people.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';
import { noisyPhoto, picture, upload } from '../../support/images/pictures.ts';

const ROUNDS = 10;
/** A bucket reports times in whole seconds. */
const COARSE_MS = 1500;
const HOUR = 1;
const DAY = 24 * HOUR;
let testApp: TestApp;
let admin: Client;

beforeEach(async () => {
  testApp = await openTestApp();
  admin = await meera(testApp);
});
afterEach(() => testApp.close());

async function blobs(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of testApp.ctx.blobs.list('')) keys.push(key);
  return keys.sort();
}

const small = (color: string) => picture('png', { color, width: 40, height: 30 });
const write = (key: string) => testApp.ctx.blobs.write(key, Buffer.from('whatever it is'));
const see = async (url: string) => (await testApp.app.inject({ url })).statusCode;

/** Advances the clock; sessions end, so the admin signs in again. */
async function later(hours: number): Promise<void> {
  testApp.setClock(hours);
  admin = await meera(testApp);
}

/** Variants are encoded in the background. */
async function untilComplete(name: string): Promise<void> {
  const mark = () =>
    testApp.ctx.db
      .selectFrom('images')
      .select('variants_mark')
      .where('name', '=', name)
      .executeTakeFirst();
  await expect.poll(async () => (await mark())?.variants_mark, { timeout: 25_000 }).toBeTruthy();
}

test('listed pictures and the trash are kept, and unreferenced files are removed after an hour', async () => {
  await upload(testApp, admin, await small('#8a3324'), { name: 'well.png' });
  await upload(testApp, admin, await small('#1f3a5f'), { replaceImage: 'well.png' });
  await upload(testApp, admin, await small('#2e6b3f'), { name: 'field.png' });
  await admin.call('deleteImage', { name: 'field.png' });
  await untilComplete('well.png');
  const ours = await blobs();
  const litter = ['originals/0b0e.webp', 'variants/abc/12345678-480.webp'];
  const foreign = [
    'originals/notes.txt',
    'originals/deep/a.webp',
    'readme.webp',
    'report/2026.png',
  ];
  for (const key of [...litter, ...foreign]) await write(key);

  await sweepImages(testApp.ctx);
  expect(await blobs()).toEqual(expect.arrayContaining([...ours, ...litter, ...foreign]));
  await later(2 * HOUR);
  await sweepImages(testApp.ctx);
  const left = await blobs();
  expect(left.filter((key) => litter.includes(key))).toEqual([]);
  expect(left).toEqual(expect.arrayContaining(foreign));
  const originals = ours.filter((key) => key.startsWith('originals/'));
  expect(originals).toHaveLength(3);
  expect(left).toEqual(expect.arrayContaining(originals));

  expect(await see('/images/well.png')).toBe(200);
  const removed: { id: number; preview: string }[] = (await admin.call('listRemovedImages')).body
    .data;
  expect(removed).toHaveLength(2);
  for (const { id, preview } of removed) {
    expect(await see(preview)).toBe(200);
    expect((await admin.call('restoreImage', { id })).status).toBe(200);
  }
});

test('a picture is removed with its variants after thirty days in the trash', async () => {
  await upload(testApp, admin, await small('#8a3324'), { name: 'well.png' });
  await untilComplete('well.png');
  const { data } = (await admin.call('deleteImage', { name: 'well.png' })).body;
  await later(30 * DAY - HOUR);
  await sweepImages(testApp.ctx);
  expect((await admin.call('listRemovedImages')).body.data).toHaveLength(1);
  expect(await see(data.preview)).toBe(200);
  await later(30 * DAY + HOUR);
  await sweepImages(testApp.ctx);
  expect((await admin.call('listRemovedImages')).body.data).toEqual([]);
  expect(await see(data.preview)).toBe(404);
  // The preview may be encoded again during the sweep; the next sweep then removes it.
  await expect.poll(async () => sweepImages(testApp.ctx).then(blobs)).toEqual([]);
});

test('a sweep during uploads and deletions removes no current picture', async () => {
  let isOver = false;
  let roundBegan = Date.now();
  const sweeping = (async () => {
    // An hour later, except for files of this round, however long it takes.
    const now = () => new Date(roundBegan - COARSE_MS + HOUR_MS);
    while (!isOver) await sweepImages({ ...testApp.ctx, now });
  })();
  for (let round = 0; round < ROUNDS; round++) {
    roundBegan = Date.now();
    const name = `well-${round}.png`;
    const photo = await small(`#10${round}0f0`);
    expect((await upload(testApp, admin, photo, { name })).status).toBe(201);
    await upload(testApp, admin, await small('#8a3324'), { replaceImage: name });
    const { data } = (await admin.call('deleteImage', { name })).body;
    if (round % 2) await admin.call('restoreImage', { id: data.id });
    else await admin.call('eraseImage', { id: data.id });
  }
  isOver = true;
  await sweeping;
  const listed: { name: string }[] = (await admin.call('listImages')).body.data;
  expect(listed).toHaveLength(ROUNDS / 2);
  for (const { name } of listed) expect(await see(`/images/${name}`)).toBe(200);
  const replaced: { preview: string }[] = (await admin.call('listRemovedImages')).body.data;
  expect(replaced).toHaveLength(ROUNDS);
  for (const { preview } of replaced) expect(await see(preview)).toBe(200);
});

test('a picture erased while its variants are made leaves none of them', async () => {
  const large = await noisyPhoto(1600, 1200);
  const { data } = (await upload(testApp, admin, large, { name: 'gone.jpg' })).body;
  const removed = (await admin.call('deleteImage', { name: data.name })).body.data;
  expect((await admin.call('eraseImage', { id: removed.id })).status).toBe(200);
  // The encoder works in order, so this image comes after the first.
  await upload(testApp, admin, await small('#8a3324'), { name: 'well.png' });
  await untilComplete('well.png');
  const { hash, original } = await testApp.ctx.db
    .selectFrom('images')
    .selectAll()
    .executeTakeFirstOrThrow();
  const others = (await blobs()).filter((key) => key !== original && !key.includes(hash));
  expect(others).toEqual([]);
});

test('for a week after a restore nothing is removed: the real database may have newer pictures', async () => {
  const newer = 'originals/newer.png';
  await write(newer);
  await later(2);
  await writeMetadata(testApp.ctx.db, 'restored_at', testApp.ctx.now().toISOString());
  await later(6 * DAY);
  await sweepImages(testApp.ctx);
  expect(await blobs()).toEqual([newer]);
  await later(8 * DAY);
  await sweepImages(testApp.ctx);
  expect(await blobs()).toEqual([]);
});

test('a temporary file is removed once its process has ended, or after an hour', async () => {
  const folder = join(testApp.dataDir, 'images/tmp');
  mkdirSync(folder, { recursive: true });
  const place = (name: string, hoursAgo = 0) => {
    const file = join(folder, name);
    writeFileSync(file, 'half');
    const time = Date.now() / 1000 - hoursAgo * 3600;
    utimesSync(file, time, time);
    return name;
  };
  const ended = place(`a.4194305.${hostname()}`);
  const elsewhere = place('b.4194305.another-machine');
  const given = place('c.4194305.another-machine', 2);
  const mine = place(`d.${process.pid}.${hostname()}`);
  const original = 'originals/a.png';
  await write(original);
  await sweepImages(testApp.ctx);
  expect(readdirSync(folder).sort()).toEqual([elsewhere, mine]);
  expect([ended, given]).not.toContain(elsewhere);
  expect(await blobs()).toEqual([]);
});
