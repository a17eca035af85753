// A restart keeps Meera's changes to seed images.
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storageUnavailable } from '#server/blobs/blob-store.ts';
import { prepareImages } from '#server/images/prepare-images.ts';
import { seedImages } from '#server/images/seed-images.ts';
import { findImage } from '#server/images/store.ts';
import type { Client } from '../../support/app/api/client.ts';
import { meera } from '../../support/app/api/people.ts';
import { temporaryFolder } from '../../support/app/temporary-folder.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';
import { listedImages } from '../../support/images/listed-images.ts';
import { picture, upload, writeBuiltImages } from '../../support/images/pictures.ts';
import { present } from '../../support/present.ts';

let testApp: TestApp;
let admin: Client;
let folder: string;

beforeEach(async () => {
  folder = join(temporaryFolder(), 'pictures');
  testApp = await openTestApp();
  admin = await meera(testApp);
  await writeBuiltImages(folder, { 'well.webp': '#1f3a5f' });
  await start();
});
afterEach(async () => {
  await testApp.close();
});

const start = () => seedImages(testApp.ctx, folder);
const remove = async (name: string) => (await admin.call('deleteImage', { name })).body.data;

test('a deleted drawn picture stays deleted, even with a new drawing', async () => {
  await remove('well.webp');
  await start();
  expect(await listedImages(admin)).toEqual([]);
  await writeBuiltImages(folder, { 'well.webp': '#2e6b3f' });
  await start();
  expect(await listedImages(admin)).toEqual([]);
});

test('the file of a deleted drawn picture is not stored again', async () => {
  await remove('well.webp');
  const { blobs } = testApp.ctx;
  const written: string[] = [];
  const write = async (key: string) => {
    written.push(key);
  };
  await seedImages({ ...testApp.ctx, blobs: { ...blobs, write } }, folder);
  expect(written).toEqual([]);
});

test('a full disk does not stop a start that has a new drawing to store', async () => {
  await writeBuiltImages(folder, { 'well.webp': '#2e6b3f' });
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const write = () => Promise.reject(storageUnavailable(full));
  const { ctx } = testApp;
  const before = await findImage(ctx, 'well.webp');
  const local = { ...ctx.config, bucket: undefined };
  await prepareImages({ ...ctx, config: local, blobs: { ...ctx.blobs, write } }, folder);
  expect(await findImage(ctx, 'well.webp')).toEqual(before);
});

test('a drawn picture that was replaced and then deleted is not seeded again', async () => {
  await upload(testApp, admin, await picture('webp'), { replaceImage: 'well.webp' });
  await remove('well.webp');
  await start();
  expect(await listedImages(admin)).toEqual([]);
});

test('a restored drawn picture is updated with the program again', async () => {
  const { id } = await remove('well.webp');
  await admin.call('restoreImage', { id });
  const before = await findImage(testApp.ctx, 'well.webp');
  await writeBuiltImages(folder, { 'well.webp': '#2e6b3f' });
  await start();
  expect((await findImage(testApp.ctx, 'well.webp'))?.hash).not.toBe(before?.hash);
});

test('an uploaded picture whose name differs only in case is kept, and the start continues', async () => {
  const drawnOne = await remove('well.webp');
  await upload(testApp, admin, await picture('webp'), { name: 'Well.webp' });
  const { removed } = (await admin.call('restoreImage', { id: drawnOne.id })).body;
  await admin.call('restoreImage', { id: present(removed).id });
  await start();
  expect(await listedImages(admin)).toEqual(['Well.webp']);
});

test('a replacement made during another process’s start is not overwritten', async () => {
  await writeBuiltImages(folder, { 'well.webp': '#2e6b3f' });
  const { blobs } = testApp.ctx;
  let hers = '';
  // Meera replaces the image after the start has looked for it, and before it has stored its own.
  const write = async (key: string, bytes: Buffer) => {
    await blobs.write(key, bytes);
    if (hers) return;
    const { body } = await upload(testApp, admin, await picture('webp', { color: '#e9a820' }), {
      replaceImage: 'well.webp',
    });
    hers = body.data.mark;
  };
  await seedImages({ ...testApp.ctx, blobs: { ...blobs, write } }, folder);
  expect((await findImage(testApp.ctx, 'well.webp'))?.hash.slice(0, 8)).toBe(hers);
});
