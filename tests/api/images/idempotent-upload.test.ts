// An upload whose response was lost is repeated and stored once.

import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#domain/durations.ts';
import { sweepImages } from '#server/images/image-sweep-job.ts';
import type { Client } from '../../support/app/api/client.ts';
import { meera } from '../../support/app/api/people.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';
import { listedImages } from '../../support/images/listed-images.ts';
import { picture, upload } from '../../support/images/pictures.ts';

let testApp: TestApp;
let admin: Client;
let well: Buffer;
let school: Buffer;
beforeEach(async () => {
  testApp = await openTestApp();
  admin = await meera(testApp);
  well = await picture('png', { color: '#8a3324', width: 40, height: 30 });
  school = await picture('png', { color: '#1f3a5f', width: 40, height: 30 });
});
afterEach(() => testApp.close());

const send = (bytes: Buffer, key: string, replaceImage?: string) =>
  upload(testApp, admin, bytes, { name: 'well.png', key, ...(replaceImage && { replaceImage }) });
const blobs = () => readdirSync(join(testApp.dataDir, 'images/originals')).length;

test('an upload retried after a lost response is stored once and gets the first response', async () => {
  const key = randomUUID();
  const first = await send(well, key);
  const again = await send(well, key);
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body).toEqual(first.body);
  expect(await listedImages(admin)).toEqual(['well.png']);
  expect(blobs()).toBe(1);
});

test('an upload sent five times at the same moment is stored once', async () => {
  const key = randomUUID();
  const replies = await Promise.all(Array.from({ length: 5 }, () => send(well, key)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(replies.map(({ body }) => body.data.name))).toEqual(new Set(['well.png']));
  expect(await listedImages(admin)).toEqual(['well.png']);
  expect(blobs()).toBe(1);
});

test('without a key each upload is a separate picture', async () => {
  for (let time = 0; time < 2; time += 1) await upload(testApp, admin, well, { name: 'well.png' });
  expect(await listedImages(admin)).toEqual(['well-2.png', 'well.png']);
});

test('a retried replacement replaces once, and still reports what it replaced', async () => {
  await send(well, randomUUID());
  const key = randomUUID();
  const first = await send(school, key, 'well.png');
  const again = await send(school, key, 'well.png');
  expect(again.body).toEqual(first.body);
  expect(again.body.removed?.name).toBe('well.png');
  expect(await listedImages(admin, 'listRemovedImages')).toEqual(['well.png']);
});

test('a key belongs to one upload of one admin', async () => {
  const key = randomUUID();
  await send(well, key);
  const other = await send(school, key);
  expect([other.status, other.problem.code]).toEqual([422, 'keyReused']);
  const elsewhere = await send(well, key, 'well.png');
  expect([elsewhere.status, elsewhere.problem.code]).toEqual([422, 'keyReused']);
  const odd = await send(well, 'no key');
  expect([odd.status, odd.problem.code]).toEqual([400, 'unreadable']);
  expect(await listedImages(admin)).toEqual(['well.png']);
});

test('retrying an upload does not restore a picture that was deleted meanwhile', async () => {
  const key = randomUUID();
  await send(well, key);
  await admin.call('deleteImage', { name: 'well.png' });
  const again = await send(well, key);
  expect([again.status, again.problem.code]).toEqual([404, 'imageNotFound']);
  expect(await listedImages(admin)).toEqual([]);
});

test('a key is forgotten after a week', async () => {
  await send(well, randomUUID());
  const keys = () => testApp.ctx.db.selectFrom('image_keys').selectAll().execute();
  await sweepImages(testApp.ctx);
  expect((await keys()).length).toBe(1);
  const later = new Date(testApp.ctx.now().getTime() + 8 * DAY_MS);
  await sweepImages({ ...testApp.ctx, now: () => later });
  expect(await keys()).toEqual([]);
});
