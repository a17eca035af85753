// The program starts again after Meera has changed what it has drawn: what she did stays done.
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hangStartingPictures } from '#server/images/seed-images.ts';
import { findImage } from '#server/images/store.ts';
import { meera, type Person } from '../support/people.ts';
import { drawn, picture, upload } from '../support/pictures.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { openTestHouse, type TestHouse } from '../support/test-app.ts';

let house: TestHouse;
let admin: Person;
let folder: string;

beforeEach(async () => {
  folder = join(temporaryFolder(), 'pictures');
  house = await openTestHouse();
  admin = await meera(house);
  await drawn(folder, { 'well.webp': '#1f3a5f' });
  await start();
});
afterEach(async () => {
  await house.close();
});

const start = () => hangStartingPictures(house.house, folder);
const listed = async (): Promise<string[]> =>
  (await admin.call('listImages')).body.data.map(({ name }: { name: string }) => name);
const remove = async (name: string) => (await admin.call('deleteImage', { name })).body.data;

test('a drawn picture that was deleted stays deleted, also when it is drawn anew', async () => {
  await remove('well.webp');
  await start();
  expect(await listed()).toEqual([]);
  await drawn(folder, { 'well.webp': '#2e6b3f' });
  await start();
  expect(await listed()).toEqual([]);
});

test('replaced and then deleted, it does not come back either', async () => {
  await upload(house, admin, await picture('webp'), { replaceImage: 'well.webp' });
  await remove('well.webp');
  await start();
  expect(await listed()).toEqual([]);
});

test('put back, it is brought up to date again with the program', async () => {
  const { id } = await remove('well.webp');
  await admin.call('restoreImage', { id });
  const before = await findImage(house.house, 'well.webp');
  await drawn(folder, { 'well.webp': '#2e6b3f' });
  await start();
  expect((await findImage(house.house, 'well.webp'))?.hash).not.toBe(before?.hash);
});

test('a picture of her own whose name differs in case only is left alone, and the start goes on', async () => {
  const drawnOne = await remove('well.webp');
  await upload(house, admin, await picture('webp'), { name: 'Well.webp' });
  const { removed } = (await admin.call('restoreImage', { id: drawnOne.id })).body;
  await admin.call('restoreImage', { id: removed.id });
  await start();
  expect(await listed()).toEqual(['Well.webp']);
});

test('what she replaces while another process starts is not painted over', async () => {
  await drawn(folder, { 'well.webp': '#2e6b3f' });
  const { blobs } = house.house;
  let hers = '';
  // The start has looked, and is writing its own when she comes.
  const write = async (key: string, bytes: Buffer) => {
    await blobs.write(key, bytes);
    if (hers) return;
    const { body } = await upload(house, admin, await picture('webp', { color: '#e9a820' }), {
      replaceImage: 'well.webp',
    });
    hers = body.data.mark;
  };
  await hangStartingPictures({ ...house.house, blobs: { ...blobs, write } }, folder);
  expect((await findImage(house.house, 'well.webp'))?.hash.slice(0, 8)).toBe(hers);
});
