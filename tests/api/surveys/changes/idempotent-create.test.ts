import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../../support/app/api/client.ts';
import { meera, volunteer } from '../../../support/app/api/people.ts';
import { retryOn503 } from '../../../support/app/api/retry-on-503.ts';
import { sunita } from '../../../support/app/entries/entries.ts';
import { openTestApp, type TestApp } from '../../../support/app/test-app.ts';

let testApp: TestApp;
let asha: Client;
let ravi: Client;

beforeAll(async () => {
  testApp = await openTestApp();
  asha = await volunteer(testApp, 'Asha');
  ravi = await volunteer(testApp, 'Ravi');
});
afterAll(() => testApp.close());

const count = async (person: Client) =>
  (await person.call('listOwnSurveys')).body.pagination.total_records;
const create = (person: Client, key: string, body: object = sunita) =>
  person.call('createSurvey', { body, headers: { 'idempotency-key': key } });

test('a creation sent 50 times at once makes one entry and gets one response', async () => {
  const key = randomUUID();
  const before = await count(asha);
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => retryOn503(() => create(asha, key))),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await count(asha)).toBe(before + 1);
});

test('the first response is repeated after the entry has been changed and deleted', async () => {
  const key = randomUUID();
  const first = await create(asha, key);
  const { id } = first.body.data;
  await asha.call('updateSurvey', { id, body: { ...sunita, age: 50 } });
  await asha.call('deleteSurvey', { id });
  const again = await create(asha, key);
  expect(again.body).toEqual(first.body);
});

test('the first response is repeated after the owner has been renamed and deactivated', async () => {
  const admin = await meera(testApp);
  const tara = await volunteer(testApp, 'Tara');
  const key = randomUUID();
  const body = { ...sunita, volunteer_id: tara.id };
  const first = await create(admin, key, body);
  const account = { name: 'Tara Devi', email: 'tara@adhyay.example', status: 'inactive' };
  await admin.call('updateVolunteer', { id: tara.id, body: account });
  expect((await create(admin, key, body)).body).toEqual(first.body);
});

test('an outdated version can be neither changed nor deleted', async () => {
  const { body } = await asha.call('createSurvey', { body: sunita });
  const { id } = body.data;
  await asha.call('updateSurvey', { id, body: { ...sunita, age: 35 } });
  const headers = { 'if-match': '"1"' };
  expect((await asha.call('updateSurvey', { id, headers, body: sunita })).status).toBe(412);
  expect((await asha.call('deleteSurvey', { id, headers })).status).toBe(412);
  expect((await asha.call('deleteSurvey', { id, headers: { 'if-match': '"2"' } })).status).toBe(
    200,
  );
});

test('a key used with another entry is refused, and keys of other volunteers are separate', async () => {
  const key = randomUUID();
  await create(asha, key);
  const other = await create(asha, key, { ...sunita, age: 35 });
  expect([other.status, other.problem.code]).toEqual([422, 'keyReused']);
  const ravis = await create(ravi, key, { ...sunita, age: 36 });
  expect(ravis.status).toBe(201);
});

test('a key that is not a UUID is refused', async () => {
  expect((await create(asha, 'again')).status).toBe(400);
});

test('the first of two edits of the same version is saved, and the second gets a conflict', async () => {
  const { body } = await asha.call('createSurvey', { body: sunita });
  const { id } = body.data;
  const opened = await asha.call('readSurvey', { id });
  const headers = { 'if-match': String(opened.headers.etag) };
  const saves = await Promise.all(
    [41, 42].map((age) => asha.call('updateSurvey', { id, headers, body: { ...sunita, age } })),
  );
  expect(saves.map(({ status }) => status).sort()).toEqual([200, 412]);
  const refused = saves.find(({ status }) => status === 412);
  expect(refused?.problem.code).toBe('staleVersion');
});

test('without a version the last write wins, and the earlier state stays in the history', async () => {
  const { body } = await asha.call('createSurvey', { body: sunita });
  const { id } = body.data;
  await Promise.all(
    [51, 52].map((age) => asha.call('updateSurvey', { id, body: { ...sunita, age } })),
  );
  const versions = await testApp.ctx.db
    .selectFrom('survey_versions')
    .select('snapshot')
    .where('survey_id', '=', id)
    .orderBy('version')
    .execute();
  const ages = versions.map(({ snapshot }) => JSON.parse(snapshot).age);
  expect(ages[0]).toBe(34);
  expect(ages.slice(1).sort()).toEqual([51, 52]);
});

test('one of two admins who deactivate each other at the same moment stays active', async () => {
  const admin = await meera(testApp);
  const { db } = testApp.ctx;
  for (let round = 0; round < 10; round++) {
    const other = await volunteer(testApp, `Admin${round}`);
    await db.updateTable('volunteers').set({ is_admin: 1 }).where('id', '=', other.id).execute();
    const off = { status: 'inactive' };
    const replies = await Promise.all([
      admin.call('setVolunteerStatus', { id: other.id, body: off }),
      other.call('setVolunteerStatus', { id: admin.id, body: off }),
    ]);
    const active = await db
      .selectFrom('volunteers')
      .select('id')
      .where('is_admin', '=', 1)
      .where('status', '=', 'active')
      .execute();
    expect(active.length, `round ${round}`).toBe(1);
    expect(replies.some(({ status }) => status === 200)).toBe(true);
    await db
      .updateTable('volunteers')
      .set({ status: 'active' })
      .where('id', '=', admin.id)
      .execute();
    await db.updateTable('volunteers').set({ is_admin: 0 }).where('id', '=', other.id).execute();
    Object.assign(admin, await meera(testApp));
  }
});

test('a header that a call does not use is not validated', async () => {
  const { id } = (await asha.call('createSurvey', { body: sunita })).body.data;
  const headers = { 'if-match': 'nonsense', 'idempotency-key': 'nonsense' };
  expect((await asha.call('readSurvey', { id, headers })).status).toBe(200);
  const edit = await asha.call('updateSurvey', { id, body: sunita, headers });
  expect([edit.status, edit.problem.code]).toEqual([412, 'staleVersion']);
  const again = await asha.call('createSurvey', { body: sunita, headers });
  expect([again.status, again.problem.code]).toEqual([400, 'unreadable']);
});
