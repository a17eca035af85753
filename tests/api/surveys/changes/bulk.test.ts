import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Client } from '../../../support/app/api/client.ts';
import { meera, volunteer } from '../../../support/app/api/people.ts';
import { sunita } from '../../../support/app/entries/entries.ts';
import { openTestApp, type TestApp } from '../../../support/app/test-app.ts';
import { present } from '../../../support/present.ts';

let testApp: TestApp;
let asha: Client;
let ravi: Client;
let admin: Client;

interface Done {
  id: number;
  version: number | null;
}

async function record(count: number): Promise<number[]> {
  const made: number[] = [];
  for (let index = 0; index < count; index++) {
    const { body } = await asha.call('createSurvey', { body: { ...sunita, name: `P ${index}` } });
    made.push(body.data.id);
  }
  return made;
}

const change = async (body: object) => (await admin.call('changeManySurveys', { body })).body.data;
const undo = async (action: string, entries: Done[]) =>
  (await admin.call('undoManySurveys', { body: { action, entries } })).body.data;
const ownerOf = async (id: number) =>
  (await admin.call('readSurvey', { id })).body.data.volunteer_id;

beforeAll(async () => {
  testApp = await openTestApp();
  asha = await volunteer(testApp, 'Asha');
  ravi = await volunteer(testApp, 'Ravi');
  admin = await meera(testApp);
});
afterAll(() => testApp.close());

test('Meera reassigns entries to Ravi and back, and is told which were not found', async () => {
  const ids = await record(3);
  const order = { action: 'reassign', volunteer_id: ravi.id, ids: [...ids, 999_999] };
  const { done, failed } = await change(order);
  expect(failed).toEqual([{ id: 999_999, code: 'surveyNotFound' }]);
  expect(done.map(({ version }) => version)).toEqual([2, 2, 2]);
  expect(await Promise.all(ids.map(ownerOf))).toEqual([ravi.id, ravi.id, ravi.id]);
  const again = await change({ ...order, ids });
  expect(again.done.map(({ version }) => version)).toEqual([null, null, null]);
  await admin.call('setVolunteerStatus', { id: asha.id, body: { status: 'inactive' } });
  expect((await undo('reassign', done)).failed).toEqual([]);
  expect(await Promise.all(ids.map(ownerOf))).toEqual([asha.id, asha.id, asha.id]);
  await admin.call('setVolunteerStatus', { id: asha.id, body: { status: 'active' } });
  asha = await volunteer(testApp, 'Asha2');
});

test('an entry that fails unexpectedly is logged and named, and the others are changed', async () => {
  const [broken = 0, ...others] = await record(3);
  await occupyVersion(broken, 2);
  const logged = vi.spyOn(testApp.app.log, 'error');
  const { done, failed } = await change({ action: 'delete', ids: [broken, ...others] });
  expect(done.map(({ id }) => id).toSorted()).toEqual(others.toSorted());
  expect(failed).toEqual([{ id: broken, code: 'internal' }]);
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});

/** The next change of the entry breaks the unique key of the versions. */
async function occupyVersion(id: number, version: number): Promise<void> {
  const { db } = testApp.ctx;
  const first = await db
    .selectFrom('survey_versions')
    .selectAll()
    .where('survey_id', '=', id)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('survey_versions')
    .values({ ...first, version })
    .execute();
}

test('a bulk deletion is undone, except for entries that were changed since', async () => {
  const ids = await record(2);
  const { done } = await change({ action: 'delete', ids });
  await admin.call('restoreSurvey', { id: ids[0] ?? 0 });
  const undone = await undo('delete', done);
  expect(undone.done.map(({ id }) => id)).toEqual([ids[1]]);
  expect(undone.failed).toEqual([{ id: ids[0], code: 'staleVersion' }]);
  const restored = await change({ action: 'restore', ids });
  expect(restored.failed.map(({ code }) => code)).toEqual(['notDeleted', 'notDeleted']);
});

test('many entries are sent back with one note, and that is undone', async () => {
  const ids = await record(2);
  const { done } = await change({ action: 'send_back', ids, note: 'Which ward?' });
  expect((await asha.call('listToCorrect')).body.data).toHaveLength(2);
  await asha.call('answerCorrection', { id: ids[0] ?? 0, body: { note: 'Ward 3.' } });
  const { failed } = await undo('send_back', done);
  expect(failed).toEqual([{ id: ids[0], code: 'notWaiting' }]);
  expect((await asha.call('listToCorrect')).body.data).toEqual([]);
});

test.each(['reassign', 'delete', 'restore', 'send_back'])(
  'a retried undo of "%s" gets its first response',
  async (action) => {
    const ids = await record(2);
    if (action === 'restore') await change({ action: 'delete', ids });
    const { done } = await change({ action, ids, volunteer_id: ravi.id, note: 'Which ward?' });
    const headers = { 'idempotency-key': randomUUID() };
    const body = { action, entries: done };
    const first = await admin.call('undoManySurveys', { body, headers });
    expect(first.body.data).toMatchObject({ done: [{}, {}], failed: [] });
    const again = await admin.call('undoManySurveys', { body, headers });
    const byId = ({ body }: typeof first) =>
      body.data.done.toSorted((one: Done, other: Done) => one.id - other.id);
    expect(again.body.data.failed).toEqual([]);
    expect(byId(again)).toEqual(byId(first));
  },
);

test('a key that has given entries to Ravi is refused for giving them to Asha', async () => {
  const ids = await record(2);
  const headers = { 'idempotency-key': randomUUID() };
  const give = (to: Client) =>
    admin.call('changeManySurveys', {
      body: { action: 'reassign', ids, volunteer_id: to.id },
      headers,
    });
  expect((await give(ravi)).body.data.done).toHaveLength(2);
  expect((await give(ravi)).body.data.done).toHaveLength(2);
  const { done, failed } = (await give(asha)).body.data;
  expect(done).toEqual([]);
  expect(failed).toMatchObject([{ code: 'keyReused' }, { code: 'keyReused' }]);
});

test('the entry numbers of a filtered list can be read, also without a filter', async () => {
  const query = { volunteer_id: asha.id, sort: 'name' };
  const found = (await admin.call('findSurveyIds', { query })).body.data;
  expect(found.total).toBe(found.ids.length);
  const plain = (await admin.call('findSurveyIds', { query: { volunteer_id: asha.id } })).body.data;
  expect(plain.ids.toSorted()).toEqual(found.ids.toSorted());
});

test.each([
  [{ action: 'erase', ids: [1] }, 'action'],
  [{ action: 'delete', ids: ['x'] }, 'ids'],
  [{ action: 'delete', ids: Array.from({ length: 101 }, (_, index) => index) }, 'ids'],
  [{ action: 'reassign', ids: [1], volunteer_id: 999_999 }, 'volunteer_id'],
  [{ action: 'send_back', ids: [1], note: '' }, 'note'],
])('%j is refused', async (body, field) => {
  const reply = await admin.call('changeManySurveys', { body });
  expect([reply.status, reply.problem.errors[0]?.field]).toEqual([422, field]);
});

test('sending back is undone only with its step', async () => {
  const [id = 0] = await record(1);
  const { done } = await change({ action: 'send_back', ids: [id], note: 'Which ward?' });
  const { step_id: _, ...entry } = present(done[0]);
  const body = { action: 'send_back', entries: [entry] };
  const reply = await admin.call('undoManySurveys', { body });
  expect([reply.status, reply.problem.errors[0]?.field]).toEqual([422, 'entries']);
});

test('a deleted volunteer can be restored for thirty days, unless the e-mail is taken', async () => {
  const dilip = await volunteer(testApp, 'Dilip');
  await admin.call('deleteVolunteer', { id: dilip.id });
  const former = (await admin.call('readFormerVolunteer', { id: dilip.id })).body.data;
  expect(former).toMatchObject({ name: 'Dilip', restorable: true });
  const second = await volunteer(testApp, 'Dilip');
  const taken = await admin.call('restoreVolunteer', { id: dilip.id });
  expect([taken.status, taken.problem.code]).toEqual([409, 'emailTaken']);
  await admin.call('deleteVolunteer', { id: second.id });
  const listed = async (client = admin) =>
    (await client.call('listFormerVolunteers')).body.data.map(({ id }) => id);
  expect(await listed()).toEqual([second.id, dilip.id]);
  expect((await admin.call('restoreVolunteer', { id: dilip.id })).status).toBe(200);
  expect(await listed()).toEqual([second.id]);
  expect((await admin.call('readVolunteer', { id: dilip.id })).body.data.name).toBe('Dilip');
  testApp.setClock(24 * 31);
  const later = await meera(testApp);
  const tooLate = await later.call('restoreVolunteer', { id: second.id });
  expect(tooLate.problem.code).toBe('restoreTooLate');
  expect(await listed(later)).toEqual([]);
  testApp.setClock(0);
});

test.each([
  ['delete', {}],
  ['reassign', {}],
  ['restore', {}],
  ['send_back', { note: 'Please check the age' }],
])('after a lost response, %s is retried and done once', async (action, rest) => {
  const ids = await record(2);
  if (action === 'restore') await change({ action: 'delete', ids });
  const sent = {
    body: { action, ids, ...rest, ...(action === 'reassign' && { volunteer_id: ravi.id }) },
    headers: { 'idempotency-key': randomUUID() },
  };
  const first = await admin.call('changeManySurveys', sent);
  const again = await admin.call('changeManySurveys', sent);
  const byId = (reply: typeof first) =>
    reply.body.data.done.toSorted((one: Done, other: Done) => one.id - other.id);
  expect(again.body.data.failed).toEqual([]);
  expect(byId(again)).toEqual(byId(first));
  const [id = 0] = ids;
  const thread = (await admin.call('readCorrection', { id })).body.data;
  expect(thread?.steps ?? []).toHaveLength(action === 'send_back' ? 1 : 0);
  expect((await undo(action, again.body.data.done)).done).toHaveLength(2);
});

test('the undo of a bulk that sent entries back leaves each correction as it was before', async () => {
  const [waiting = 0, back = 0, fresh = 0] = await record(3);
  await change({ action: 'send_back', ids: [waiting, back], note: 'Which ward?' });
  await asha.call('answerCorrection', { id: back, body: { note: 'Ward 3.' } });
  const isListed = async () =>
    (await asha.call('listToCorrect')).body.data.find(({ id }) => id === waiting)?.note;
  const stateOf = async (id: number) =>
    (await admin.call('readCorrection', { id })).body.data.state;
  const ids = [waiting, back, fresh];
  const { done } = await change({ action: 'send_back', ids, note: 'By mistake' });
  expect(await isListed()).toBe('By mistake');
  for (const _ of ['undo', 'and again, after a lost reply']) {
    expect((await undo('send_back', done)).failed).toEqual([]);
    expect(await Promise.all(ids.map(stateOf))).toEqual(['waiting', 'back', null]);
    expect(await isListed()).toBe('Which ward?');
  }
});

test('the undo of a bulk that sent entries back leaves what was asked since', async () => {
  const ids = await record(1);
  const { done } = await change({ action: 'send_back', ids, note: 'By mistake' });
  await change({ action: 'send_back', ids, note: 'Which ward?' });
  expect((await undo('send_back', done)).failed).toEqual([{ id: ids[0], code: 'staleVersion' }]);
  const entry = expect.objectContaining({ id: ids[0], note: 'Which ward?' });
  expect((await asha.call('listToCorrect')).body.data).toContainEqual(entry);
});

test('a reassignment that is asked for again does not say that it gave what was theirs before', async () => {
  const [id = 0] = await record(1);
  const sent = {
    body: { action: 'reassign', ids: [id], volunteer_id: asha.id },
    headers: { 'idempotency-key': randomUUID() },
  };
  const first = await admin.call('changeManySurveys', sent);
  expect(first.body.data.done).toEqual([{ id, version: null }]);
  const again = await admin.call('changeManySurveys', sent);
  expect(again.body.data.done).toEqual([{ id, version: null }]);
});

test('an entry that was never handed over cannot be given back', async () => {
  const [id = 0] = await record(1);
  expect(await undo('reassign', [{ id, version: 1 }])).toEqual({
    done: [],
    failed: [{ id, code: 'staleVersion' }],
  });
});
