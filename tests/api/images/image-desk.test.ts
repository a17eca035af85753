// Meera uploads, replaces, deletes and restores the site's images.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HOUR_MS } from '#domain/durations.ts';
import { image } from '#domain/images/image-schema.ts';
import { IMAGE_FORMATS } from '#domain/images/images.ts';
import { MAX_UPLOADS } from '#server/rate-limit/upload-limit.ts';
import type { Client } from '../../support/app/api/client.ts';
import { meera } from '../../support/app/api/people.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';
import { listedImages } from '../../support/images/listed-images.ts';
import { middleOf, picture, plainImage, upload } from '../../support/images/pictures.ts';
import { present } from '../../support/present.ts';

const HOUR = 1;
const DAY = 24 * HOUR;
const GERU = [138, 51, 36];
const INDIGO = [31, 58, 95];
let testApp: TestApp;
let admin: Client;

beforeEach(async () => {
  testApp = await openTestApp();
  admin = await meera(testApp);
});
afterEach(() => testApp.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  testApp.app.inject({ url, headers: { accept: 'image/avif,image/*', ...headers } });
const tempFiles = () => readdirSync(join(testApp.dataDir, 'images/tmp'));
const about = (color: number[], expected: number[]) =>
  expect(
    color.every((one, at) => Math.abs(one - (expected[at] ?? 0)) < 12),
    `${color}`,
  ).toBe(true);

test.each(IMAGE_FORMATS)('a %s is listed and served in its format', async (format) => {
  const sent = await upload(testApp, admin, await picture(format), { name: `Our well.${format}` });
  expect(sent.status).toBe(201);
  const { data } = sent.body;
  expect(image.parse(data)).toMatchObject({ width: 1600, height: 900, alt: '', used_on: [] });
  expect(data.name).toBe(`Our-well.${format}`);
  expect((await admin.call('listImages')).body.data).toEqual([data]);
  const served = await get(`/images/${data.name}`);
  expect([served.statusCode, served.headers['content-type']]).toEqual([200, `image/${format}`]);
  expect(served.rawPayload.length).toBe(data.size);
  expect(served.headers['content-security-policy']).toContain('sandbox');
  expect(tempFiles()).toEqual([]);
});

test('a duplicate name gets a number, also in another case and at the same moment', async () => {
  const photo = await picture('jpeg');
  const names = ['well.jpg', 'WELL.JPG', 'well.jpg'];
  const replies = await Promise.all(names.map((name) => upload(testApp, admin, photo, { name })));
  const given = replies.map(({ body }) => body.data.name.toLowerCase());
  expect(given.sort()).toEqual(['well-2.jpg', 'well-3.jpg', 'well.jpg']);
});

test('a name in Devanagari is kept, and its picture is served under it', async () => {
  const { body } = await upload(testApp, admin, await picture('png'), { name: 'कुएँ पर.png' });
  expect(body.data.name).toBe('कुएँ-पर.png');
  expect((await get(`/images/${encodeURIComponent('कुएँ-पर.png')}`)).statusCode).toBe(200);
  const longest = `${'ळ'.repeat(300)}.png`;
  const { data } = (await upload(testApp, admin, await picture('png'), { name: longest })).body;
  expect([...data.name]).toHaveLength(100);
  expect((await get(`/images/${encodeURIComponent(data.name)}`)).statusCode).toBe(200);
  const gone = await admin.call('deleteImage', { name: data.name });
  expect(gone.status).toBe(200);
});

test('a replacement keeps the name, format and texts, and changes everything else', async () => {
  await upload(testApp, admin, await picture('webp'), { name: 'well.webp' });
  await admin.call('describeImage', { name: 'well.webp', body: { alt: 'The new well' } });
  const before = await get('/images/well.webp');
  await get('/images/well.webp?w=480&format=avif');
  const indigo = await picture('jpeg', { color: '#1f3a5f', width: 900, height: 900 });
  const { status, body } = await upload(testApp, admin, indigo, { replaceImage: 'well.webp' });
  expect(status).toBe(201);
  expect(body.data).toMatchObject({ name: 'well.webp', width: 900, alt: 'The new well' });
  expect(body.removed).toMatchObject({ name: 'well.webp', removal: 'replaced', width: 1600 });

  const after = await get('/images/well.webp', { 'if-none-match': String(before.headers.etag) });
  expect([after.statusCode, after.headers['content-type']]).toEqual([200, 'image/webp']);
  about(await middleOf(after.rawPayload), INDIGO);
  for (const query of ['?w=480', '?w=480&format=avif', '?w=1600&format=webp']) {
    about(await middleOf((await get(`/images/well.webp${query}`)).rawPayload), INDIGO);
  }
  expect(await listedImages(admin)).toEqual(['well.webp']);
});

test('two simultaneous replacements of one picture both succeed, and both can be restored', async () => {
  await upload(testApp, admin, await picture('png'), { name: 'well.png' });
  const colors = ['#1f3a5f', '#2e6b3f'];
  const replies = await Promise.all(
    colors.map(async (color) =>
      upload(testApp, admin, await picture('png', { color }), { replaceImage: 'well.png' }),
    ),
  );
  expect(replies.map(({ status }) => status)).toEqual([201, 201]);
  expect(await listedImages(admin)).toEqual(['well.png']);
  expect((await admin.call('listRemovedImages')).body.data).toHaveLength(2);
});

test('a missing picture cannot be replaced', async () => {
  const reply = await upload(testApp, admin, await picture('png'), { replaceImage: 'none.png' });
  expect([reply.status, reply.problem.message]).toEqual([404, 'Image not found']);
  expect(await listedImages(admin)).toEqual([]);
});

test('a picture has texts in Hindi and Marathi until somebody clears them', async () => {
  await upload(testApp, admin, await picture('jpeg'));
  const describe = async (body: object) => {
    const { status, body: answer } = await admin.call('describeImage', { name: 'well.jpg', body });
    const { alt, alt_hi, alt_mr } = answer.data;
    return [status, alt, alt_hi, alt_mr];
  };
  expect(await describe({ alt: 'Our well' })).toEqual([200, 'Our well', '', '']);
  const all = { alt: 'Our well', alt_hi: 'हमारा  कुआँ', alt_mr: 'आमची विहीर' };
  expect(await describe(all)).toEqual([200, 'Our well', 'हमारा कुआँ', 'आमची विहीर']);
  // An older client sends the English alone.
  const older = await describe({ alt: 'The well' });
  expect(older).toEqual([200, 'The well', 'हमारा कुआँ', 'आमची विहीर']);
  expect(await describe({ alt: 'The well', alt_hi: '' })).toEqual([
    200,
    'The well',
    '',
    'आमची विहीर',
  ]);
  expect(await describe({ alt_hi: '' })).toEqual([200, 'The well', '', 'आमची विहीर']);
  expect(await describe({})).toEqual([200, 'The well', '', 'आमची विहीर']);

  const { body } = await admin.call('deleteImage', { name: 'well.jpg' });
  const restored = await admin.call('restoreImage', { id: body.data.id });
  expect(restored.body.data).toMatchObject({ alt: 'The well', alt_hi: '', alt_mr: 'आमची विहीर' });
  await upload(testApp, admin, await picture('png'), { replaceImage: 'well.jpg' });
  const [replaced] = (await admin.call('listImages')).body.data;
  expect(replaced).toMatchObject({ alt: 'The well', alt_mr: 'आमची विहीर' });
  const long = { alt: 'The well', alt_hi: 'क'.repeat(301) };
  const refused = await admin.call('describeImage', { name: 'well.jpg', body: long });
  expect([refused.status, refused.problem.errors[0]?.field]).toEqual([422, 'alt_hi']);
});

test('a deleted picture leaves the site at once, and is restored unchanged', async () => {
  await upload(testApp, admin, await picture('jpeg'));
  await admin.call('describeImage', { name: 'well.jpg', body: { alt: 'Our  well\n' } });
  const [before] = (await admin.call('listImages')).body.data;
  expect(before?.alt).toBe('Our well');
  const { body } = await admin.call('deleteImage', { name: 'well.jpg' });
  expect(body.data).toMatchObject({
    name: 'well.jpg',
    removal: 'deleted',
    removed_by: 'Admin',
  });
  expect((await get('/images/well.jpg')).statusCode).toBe(404);
  expect((await admin.call('deleteImage', { name: 'well.jpg' })).status).toBe(404);

  expect((await get(body.data.preview)).statusCode).toBe(200);
  const restored = await admin.call('restoreImage', { id: body.data.id });
  expect(restored.body).toMatchObject({ data: before, removed: null });
  expect((await get('/images/well.jpg')).statusCode).toBe(200);
  expect((await get(body.data.preview)).statusCode).toBe(404);
  expect((await admin.call('restoreImage', { id: body.data.id })).status).toBe(404);
});

test('a replaced picture can be restored, and the current one moves to the trash', async () => {
  await upload(testApp, admin, await picture('jpeg'));
  const other = await picture('jpeg', { color: '#1f3a5f' });
  const { removed } = (await upload(testApp, admin, other, { replaceImage: 'well.jpg' })).body;
  const undone = await admin.call('restoreImage', { id: present(removed).id });
  expect(undone.body.removed).toMatchObject({ name: 'well.jpg', removal: 'replaced' });
  about(await middleOf((await get('/images/well.jpg')).rawPayload), GERU);
  await admin.call('restoreImage', { id: present(undone.body.removed).id });
  about(await middleOf((await get('/images/well.jpg')).rawPayload), INDIGO);
});

test('a picture restored over another one leaves its address to the pages that use it', async () => {
  await upload(testApp, admin, await picture('jpeg'));
  const { data } = (await admin.call('deleteImage', { name: 'well.jpg' })).body;
  await upload(testApp, admin, await picture('jpeg', { color: '#1f3a5f' }), { name: 'WELL.jpg' });
  const { body } = await admin.call('restoreImage', { id: data.id });
  expect([body.data.name, body.removed?.name]).toEqual(['WELL.jpg', 'WELL.jpg']);
  about(await middleOf((await get('/images/WELL.jpg')).rawPayload), GERU);
  expect(await listedImages(admin)).toEqual(['WELL.jpg']);
});

test('a picture erased from the trash is completely deleted', async () => {
  await upload(testApp, admin, await picture('jpeg'));
  const { data } = (await admin.call('deleteImage', { name: 'well.jpg' })).body;
  await get(data.preview);
  expect((await admin.call('eraseImage', { id: data.id })).status).toBe(200);
  expect((await admin.call('listRemovedImages')).body.data).toEqual([]);
  expect((await get(data.preview)).statusCode).toBe(404);
  expect(readdirSync(join(testApp.dataDir, 'images/originals'))).toEqual([]);
  expect((await admin.call('eraseImage', { id: data.id })).status).toBe(404);
});

test('pictures stay in the trash for thirty days', async () => {
  await upload(testApp, admin, await picture('jpeg'));
  const { data } = (await admin.call('deleteImage', { name: 'well.jpg' })).body;
  expect(Date.parse(data.kept_until) - Date.parse(data.removed_at)).toBe(30 * DAY * HOUR_MS);
});

test('an admin who uploads hundreds of pictures in an hour is throttled', async () => {
  const photo = await plainImage({ width: 8, height: 8 }).jpeg().toBuffer();
  const now = testApp.ctx.now().toISOString();
  await upload(testApp, admin, photo);
  await testApp.ctx.db
    .updateTable('rate_limit_counters')
    .set({ count: MAX_UPLOADS, first_at: now, last_at: now })
    .execute();
  const reply = await upload(testApp, admin, photo);
  expect([reply.status, reply.problem.code]).toEqual([429, 'tooManyUploads']);
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(3500);
});

test('every change is logged with its actor, action and picture', async () => {
  await upload(testApp, admin, await picture('jpeg'));
  await upload(testApp, admin, await picture('jpeg'), { replaceImage: 'well.jpg' });
  await admin.call('describeImage', { name: 'well.jpg', body: { alt: 'Our well' } });
  const { data } = (await admin.call('deleteImage', { name: 'well.jpg' })).body;
  await admin.call('restoreImage', { id: data.id });
  const [old] = (await admin.call('listRemovedImages')).body.data;
  await admin.call('eraseImage', { id: present(old).id });
  const auditEntries = await testApp.ctx.db
    .selectFrom('audit_log')
    .selectAll()
    .where('entity', '=', 'image')
    .orderBy('id')
    .execute();
  expect(auditEntries.map(({ action }) => action)).toEqual([
    'upload',
    'replace',
    'describe',
    'delete',
    'restore',
    'erase',
  ]);
  expect(
    auditEntries.every((entry) => entry.entity_name === 'well.jpg' && entry.actor_id === admin.id),
  ).toBe(true);
});

test('Meera sets the focal point of a picture, and a replacement resets it', async () => {
  await upload(testApp, admin, await picture('webp'), { name: 'well.webp' });
  const focused = await admin.call('focusImage', { name: 'well.webp', body: { focus: '30 70' } });
  expect([focused.status, focused.body.data.focus]).toEqual([200, '30 70']);
  for (const focus of ['31 70', '30 110', 'left', '30 70"><script>']) {
    const refused = await admin.call('focusImage', { name: 'well.webp', body: { focus } });
    expect(refused.status, focus).toBe(422);
  }
  const { body } = await upload(testApp, admin, await picture('jpeg'), {
    replaceImage: 'well.webp',
  });
  expect(body.data.focus).toBe('');
  await admin.call('restoreImage', { id: present(body.removed).id });
  expect((await admin.call('listImages')).body.data[0]?.focus).toBe('30 70');
  const none = await admin.call('focusImage', { name: 'none.webp', body: { focus: '30 70' } });
  expect(none.status).toBe(404);
});
