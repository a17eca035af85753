// Two admins change one image at the same time, or the database connection breaks.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { image } from '#domain/images/image-schema.ts';
import { createTempFile, removeTempFile } from '#server/blobs/temp-files.ts';
import type { AppContext } from '#server/context.ts';
import { ingest } from '#server/images/ingest.ts';
import { normalise } from '#server/images/processing/normalise.ts';
import type { Client } from '../../support/app/api/client.ts';
import { meera } from '../../support/app/api/people.ts';
import type { Reply } from '../../support/app/api/reply.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';
import { listedImages } from '../../support/images/listed-images.ts';
import { picture, plainImage, upload } from '../../support/images/pictures.ts';

const GERU = '#8a3324';
const INDIGO = '#1f3a5f';
let testApp: TestApp;
let admin: Client;

beforeEach(async () => {
  testApp = await openTestApp();
  admin = await meera(testApp);
});
afterEach(() => testApp.close());

const small = (color: string) => picture('png', { color, width: 40, height: 30 });
const originals = () => readdirSync(join(testApp.dataDir, 'images/originals')).length;
const statuses = (replies: Reply[]) => replies.map(({ status }) => status).sort();

/** Every listed image is served, and no file is left without a row. */
async function expectWhole(): Promise<void> {
  const names = await listedImages(admin);
  for (const name of names) {
    const { statusCode, rawPayload } = await testApp.app.inject({ url: `/images/${name}` });
    expect([name, statusCode]).toEqual([name, 200]);
    expect(rawPayload.length).toBeGreaterThan(50);
  }
  expect(originals()).toBe(names.length + (await listedImages(admin, 'listRemovedImages')).length);
}

test('the second of two simultaneous deletions of one picture is not found', async () => {
  await upload(testApp, admin, await small(GERU), { name: 'well.png' });
  const deleted = () => admin.call('deleteImage', { name: 'well.png' });
  expect(statuses(await Promise.all([deleted(), deleted()]))).toEqual([200, 404]);
  expect(await listedImages(admin, 'listRemovedImages')).toEqual(['well.png']);
  await expectWhole();
});

test.each([1, 2, 3, 4])(
  'either a simultaneous erasure or the restoration succeeds (%i)',
  async () => {
    await upload(testApp, admin, await small(GERU), { name: 'well.png' });
    const { data } = (await admin.call('deleteImage', { name: 'well.png' })).body;
    const both = await Promise.all([
      admin.call('restoreImage', { id: data.id }),
      admin.call('eraseImage', { id: data.id }),
    ]);
    expect(statuses(both)).toEqual([200, 404]);
    expect((await listedImages(admin)).length).toBe(both[0]?.status === 200 ? 1 : 0);
    await expectWhole();
  },
);

test('a picture replaced and deleted at the same moment is either shown or in the trash', async () => {
  await upload(testApp, admin, await small(GERU), { name: 'well.png' });
  const [replaced, deleted] = await Promise.all([
    upload(testApp, admin, await small(INDIGO), { replaceImage: 'well.png' }),
    admin.call('deleteImage', { name: 'well.png' }),
  ]);
  expect([201, 404]).toContain(replaced.status);
  expect(deleted.status).toBe(200);
  await expectWhole();
});

test('pictures of one name restored at the same moment are all kept', async () => {
  const ids: number[] = [];
  for (const name of ['Well.png', 'well.png', 'WELL.png']) {
    await upload(testApp, admin, await small(GERU), { name });
    ids.push((await admin.call('deleteImage', { name })).body.data.id);
  }
  const replies = await Promise.all([
    ...ids.map((id) => admin.call('restoreImage', { id })),
    upload(testApp, admin, await small(INDIGO), { name: 'wELL.png' }),
  ]);
  expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
  const names = await listedImages(admin);
  expect(names.filter((name) => name.toLowerCase() === 'well.png')).toHaveLength(1);
  expect(names.length + (await listedImages(admin, 'listRemovedImages')).length).toBe(4);
  await expectWhole();
});

test('names are case-sensitive on the wire, and never collide on the disk', async () => {
  await upload(testApp, admin, await small(GERU), { name: 'well.png' });
  const other = await upload(testApp, admin, await small(INDIGO), { replaceImage: 'WELL.PNG' });
  expect(other.status).toBe(404);
  const { data } = (await upload(testApp, admin, await small(INDIGO), { name: 'WELL.PNG' })).body;
  expect(image.parse(data).name).toBe('WELL-2.png');
  await expectWhole();
});

test('a picture that is put beside the bank account during an upload is not replaced', async () => {
  await upload(testApp, admin, await small(GERU), { name: 'well.png' });
  const received = createTempFile(join(testApp.dataDir, 'images/tmp'));
  await plainImage({ width: 40, height: 30 }).png().toFile(received.path);
  const file = { ...received, fileName: 'well.png', replaces: 'well.png' };
  const by = { id: admin.id, is_admin: false, origin: '127.0.0.1' };
  let isPublished = false;
  const sent = { received: file, by, readReserved: async () => () => isPublished };
  const slowly: typeof normalise = async (...args) => {
    const normalised = await normalise(...args);
    isPublished = true;
    return normalised;
  };
  await expect(ingest(testApp.ctx, { normalise: slowly }, sent)).rejects.toMatchObject({
    code: 'forbidden',
  });
  await removeTempFile(received);
  expect(await listedImages(admin, 'listRemovedImages')).toEqual([]);
  await expectWhole();
});

test('a picture whose transaction had an unknown outcome is stored completely', async () => {
  const received = createTempFile(join(testApp.dataDir, 'images/tmp'));
  await testApp.ctx.blobs.write(`tmp/${received.path.split('/').at(-1)}`, Buffer.from(''));
  await plainImage({ width: 40, height: 30 }).png().toFile(received.path);
  const broken = { ...testApp.ctx, db: breaksOffAfterwards(testApp.ctx.db) };
  const file = { ...received, fileName: 'well.png', replaces: undefined };
  const by = { id: admin.id, is_admin: true, origin: '127.0.0.1' };
  await expect(ingest(broken, { normalise }, { received: file, by })).rejects.toThrow(
    'Connection terminated',
  );
  await removeTempFile(received);
  expect(await listedImages(admin)).toEqual(['well.png']);
  await expectWhole();
});

/** The write succeeds, then the connection breaks. */
function breaksOffAfterwards(db: AppContext['db']): AppContext['db'] {
  const error = Object.assign(new Error('Connection terminated unexpectedly'), {
    code: 'ERR_SQLITE_ERROR',
    errcode: 10,
  });
  return new Proxy(db, {
    get(target, name) {
      if (name !== 'transaction') return Reflect.get(target, name, target);
      return () => ({
        execute: async (
          work: Parameters<ReturnType<AppContext['db']['transaction']>['execute']>[0],
        ) => {
          await target.transaction().execute(work);
          throw error;
        },
      });
    },
  });
}
