import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_VERSIONS, type SurveyVersion } from '#domain/surveys/history-schema.ts';
import type { Client } from '../../../support/app/api/client.ts';
import { meera, volunteer } from '../../../support/app/api/people.ts';
import { AADHAAR, aarav, sunita } from '../../../support/app/entries/entries.ts';
import { openTestApp, type TestApp } from '../../../support/app/test-app.ts';

const SAME_END = '066688801234';
const OTHER = '055512349876';

let testApp: TestApp;
let asha: Client;
let ravi: Client;
let admin: Client;

beforeAll(async () => {
  testApp = await openTestApp();
  asha = await volunteer(testApp, 'Asha');
  ravi = await volunteer(testApp, 'Ravi');
  admin = await meera(testApp);
});
afterAll(() => testApp.close());

async function record(body: object = sunita): Promise<number> {
  return (await asha.call('createSurvey', { body })).body.data.id;
}

async function historyOf(id: number, reader = admin): Promise<SurveyVersion[]> {
  return (await reader.call('readSurveyHistory', { id })).body.data;
}

const edit = (id: number, body: object, by = asha) => by.call('updateSurvey', { id, body });
const revert = (id: number, version: unknown, by = asha, headers = {}) =>
  by.call('revertSurvey', { id, body: { version }, headers });

test('the history has what each version changed, by whom and when, newest first', async () => {
  const id = await record();
  await edit(id, { ...sunita, mobile_no: '5231044781' });
  await edit(id, { ...sunita, mobile_no: '5231044781', employed: false, city: 'Thane' }, admin);
  await asha.call('deleteSurvey', { id });
  await admin.call('restoreSurvey', { id });

  const versions = await historyOf(id, asha);
  expect(versions).toMatchObject([
    { version: 5, action: 'restore', by: { id: admin.id }, changes: [] },
    { version: 4, action: 'delete', by: { id: asha.id, name: 'Asha' }, changes: [] },
    { version: 3, action: 'update', by: { id: admin.id } },
    { version: 2, action: 'update', by: { id: asha.id, name: 'Asha' } },
    { version: 1, action: 'create', by: { id: asha.id, name: 'Asha' }, changes: [] },
  ]);
  expect(versions[3]?.changes).toEqual([
    { field: 'mobile_no', before: '5231044718', after: '5231044781' },
  ]);
  expect(versions[2]?.changes).toEqual([
    { field: 'city', before: 'Mumbai', after: 'Thane' },
    { field: 'employed', before: true, after: false },
    { field: 'income', before: 8500, after: 0 },
  ]);
  const { updated_at } = (await asha.call('readSurvey', { id })).body.data;
  expect(versions[0]?.at).toBe(updated_at);
});

test('a permanent address that follows the current one is listed once', async () => {
  const id = await record(aarav);
  await edit(id, { ...aarav, correspondence_address: 'Kothrud, Pune' });
  const [newest] = await historyOf(id);
  expect(newest?.changes).toEqual([
    { field: 'correspondence_address', before: 'Hadapsar, Pune', after: 'Kothrud, Pune' },
  ]);
});

test('numbers are masked in the history, even where two end in the same four digits', async () => {
  const id = await record({
    ...sunita,
    other_document_type: 'pan',
    other_document_no: 'ABCPE1234F',
  });
  await edit(id, { ...sunita, aadhar_no: SAME_END });
  await edit(id, { ...sunita, aadhar_no: OTHER, other_document_no: 'XYZPE9999K' });
  const versions = await historyOf(id);
  expect(versions.map(({ changes }) => changes)).toEqual([
    [
      { field: 'aadhar_no', before: 'XXXX XXXX 1234', after: 'XXXX XXXX 9876' },
      { field: 'other_document_no', before: 'XXXX234F', after: 'XXXX999K' },
    ],
    [{ field: 'aadhar_no', before: 'XXXX XXXX 1234', after: 'XXXX XXXX 1234' }],
    [],
  ]);
  const text = JSON.stringify(versions);
  for (const number of [AADHAAR, SAME_END, OTHER, 'ABCPE1234F', 'XYZPE9999K']) {
    expect(text).not.toContain(number);
  }
  expect(text).not.toMatch(/\d{11,}/);
});

test('reading the history is not logged as reading a full number', async () => {
  const id = await record();
  await historyOf(id, asha);
  const auditEntries = await testApp.ctx.db
    .selectFrom('audit_log')
    .select('action')
    .where('entity', '=', 'survey')
    .where('entity_id', '=', id)
    .execute();
  expect(auditEntries.map(({ action }) => action)).toEqual(['create']);
});

test('a change of owner is shown by name, also with two volunteers of one name', async () => {
  const id = await record();
  await edit(id, { ...sunita, volunteer_id: ravi.id }, admin);
  const account = { name: 'Ravi', email: 'ravi.two@adhyay.example', password: 'walks far' };
  const other = (await admin.call('createVolunteer', { body: account })).body.data;
  await edit(id, { ...sunita, volunteer_id: other.id }, admin);
  const [newest, second] = await historyOf(id);
  expect(second?.changes).toEqual([{ field: 'volunteer_id', before: 'Asha', after: 'Ravi' }]);
  expect(newest?.changes).toEqual([{ field: 'volunteer_id', before: 'Ravi', after: 'Ravi' }]);
});

test('the latest two hundred versions are listed, the oldest of them with its changes', async () => {
  const id = await record();
  const { db } = testApp.ctx;
  const versions = () => db.selectFrom('survey_versions').where('survey_id', '=', id);
  const first = await versions().selectAll().executeTakeFirstOrThrow();
  const later = Array.from({ length: 204 }, (_, index) => ({
    ...first,
    version: index + 2,
    snapshot: JSON.stringify({ ...JSON.parse(first.snapshot), age: 20 + (index % 2) }),
  }));
  await db.insertInto('survey_versions').values(later).execute();
  const listed = await historyOf(id);
  expect(listed.map(({ version }) => version)).toEqual(
    Array.from({ length: MAX_VERSIONS }, (_, index) => 205 - index),
  );
  expect(listed.at(-1)).toMatchObject({
    version: 6,
    action: 'update',
    changes: [{ field: 'age', before: 21, after: 20 }],
  });
});

test('a change of owner is shown to admins only', async () => {
  const id = await record();
  await edit(id, { ...sunita, age: 35, volunteer_id: ravi.id }, admin);
  await edit(id, { ...sunita, age: 35, volunteer_id: asha.id }, admin);
  const versions = await historyOf(id, asha);
  expect(versions.map(({ version }) => version)).toEqual([3, 2, 1]);
  expect(versions.map(({ changes }) => changes)).toEqual([
    [],
    [{ field: 'age', before: 34, after: 35 }],
    [],
  ]);
  expect(JSON.stringify(versions)).not.toContain('Ravi');
});

test('Ravi cannot read the history of Asha’s entry, nor Asha that of a deleted one', async () => {
  const id = await record();
  const refused = await ravi.call('readSurveyHistory', { id });
  expect(refused.status).toBe(403);
  expect(JSON.stringify(refused.json)).not.toContain('Asha');
  await asha.call('deleteSurvey', { id });
  const gone = await asha.call('readSurveyHistory', { id });
  expect([gone.status, gone.problem.message]).toEqual([404, 'Survey not found']);
  expect((await historyOf(id))[0]).toMatchObject({ action: 'delete', by: { name: 'Asha' } });
  expect((await admin.call('readSurveyHistory', { id: 999_999 })).status).toBe(404);
});

test('Asha reverts to version 1 completely, including the numbers and the search', async () => {
  const id = await record({ ...sunita, name: 'Indu Kambli', aadhar_no: AADHAAR });
  const before = (await asha.call('readSurvey', { id })).body.data;
  await edit(id, { ...sunita, name: 'Somebody Else', aadhar_no: OTHER, employed: false });

  const back = await revert(id, 1, asha, { 'if-match': '"2"' });
  expect(back.status).toBe(200);
  expect(back.headers.etag).toBe('"3"');
  expect(back.body.data).toMatchObject({ version: 3, aadhar_no: 'XXXX XXXX 1234' });

  const after = (await asha.call('readSurvey', { id })).body.data;
  expect(after).toEqual({ ...before, version: 3, updated_at: after.updated_at });
  const found = async (search: string) =>
    (await asha.call('listOwnSurveys', { query: { search } })).body.data.map((entry) => entry.id);
  expect(await found('indu kambli')).toEqual([id]);
  expect(await found('somebody else')).toEqual([]);
  expect(await found(AADHAAR)).toContain(id);
  expect(await found(OTHER)).not.toContain(id);
  const [newest] = await historyOf(id);
  expect(newest).toMatchObject({ version: 3, action: 'update', by: { id: asha.id } });
  expect(newest?.changes).toContainEqual({
    field: 'aadhar_no',
    before: 'XXXX XXXX 9876',
    after: 'XXXX XXXX 1234',
  });
  const auditEntries = await testApp.ctx.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id'])
    .where('entity_id', '=', id)
    .where('entity', '=', 'survey')
    .where('action', '=', 'putBack')
    .execute();
  expect(auditEntries).toEqual([{ action: 'putBack', actor_id: asha.id }]);
});

test('reverting keeps the owner and the time of recording', async () => {
  const id = await record();
  await edit(id, { ...sunita, age: 35, volunteer_id: ravi.id }, admin);
  const { created_at } = (await admin.call('readSurvey', { id })).body.data;
  expect((await revert(id, 1, asha)).status).toBe(403);
  const back = await revert(id, 1, ravi);
  expect(back.body.data).toMatchObject({ age: 34, volunteer_id: ravi.id, created_at });
  expect(back.body.data.volunteer_name).toBe('Ravi');
});

test('reverting to the current state creates no version', async () => {
  const id = await record();
  expect((await revert(id, 1)).problem.code).toBe('nothingToPutBack');
  await asha.call('deleteSurvey', { id });
  await admin.call('restoreSurvey', { id });
  for (const version of [1, 2, 3]) expect((await revert(id, version)).status).toBe(409);
  expect(await historyOf(id)).toHaveLength(3);
});

test('an entry can be reverted to a version from before its deletion', async () => {
  const id = await record();
  await edit(id, { ...sunita, age: 35 });
  await asha.call('deleteSurvey', { id });
  await admin.call('restoreSurvey', { id });
  await edit(id, { ...sunita, age: 36 });
  const back = await revert(id, 3, admin);
  expect(back.body.data).toMatchObject({ age: 35, deleted_at: null, version: 6 });
});

test('reverting is refused for a deleted entry, an unknown version and an outdated state', async () => {
  const id = await record();
  await edit(id, { ...sunita, age: 35 });
  const missing = await revert(id, 7);
  expect([missing.status, missing.problem.message]).toEqual([404, 'Version not found']);
  expect((await revert(id, 0)).status).toBe(404);
  expect((await revert(id, 1, asha, { 'if-match': '"1"' })).status).toBe(412);
  for (const body of [
    {},
    { version: 'one' },
    { version: 1.5 },
    { version: 2 ** 40 },
    { version: 1, name: 'x' },
  ]) {
    expect((await asha.call('revertSurvey', { id, body })).status).toBe(422);
  }
  await asha.call('deleteSurvey', { id });
  for (const asker of [asha, admin]) {
    const gone = await revert(id, 1, asker);
    expect([gone.status, gone.problem.message]).toEqual([404, 'Survey not found']);
  }
  expect((await revert(id, 1, ravi)).status).toBe(403);
});

test('Ravi cannot revert Asha’s entry', async () => {
  const id = await record();
  await edit(id, { ...sunita, age: 35 });
  expect((await revert(id, 1, ravi)).status).toBe(403);
  expect((await asha.call('readSurvey', { id })).body.data.version).toBe(2);
});

test('the second of two simultaneous reverts gets a conflict', async () => {
  const id = await record();
  await edit(id, { ...sunita, age: 35 });
  const match = { 'if-match': '"2"' };
  const replies = await Promise.all([revert(id, 1, asha, match), revert(id, 1, admin, match)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 412]);
});

test('the admin sees who deleted an entry, and that its volunteer was deleted', async () => {
  const mohan = await volunteer(testApp, 'Mohan');
  const id = (await mohan.call('createSurvey', { body: sunita })).body.data.id;
  const live = (await admin.call('readSurvey', { id })).body.data;
  expect(live).toMatchObject({ deleted_by_name: null, volunteer_gone: false });
  await mohan.call('deleteSurvey', { id });
  await admin.call('deleteVolunteer', { id: mohan.id });
  const read = (await admin.call('readSurvey', { id })).body.data;
  expect(read).toMatchObject({
    deleted_by_name: 'Mohan',
    volunteer_name: 'Mohan',
    volunteer_gone: true,
  });
  const restored = await admin.call('restoreSurvey', { id });
  expect(restored.body.data.volunteer_gone).toBe(true);
  const same = await edit(id, { ...read, age: 40 }, admin);
  expect(same.body.data).toMatchObject({ age: 40, volunteer_gone: true });
  expect((await admin.call('readSurvey', { id })).body.data.deleted_by_name).toBeNull();
});
