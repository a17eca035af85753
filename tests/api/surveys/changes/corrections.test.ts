import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HOUR_MS } from '#domain/durations.ts';
import type { Client } from '../../../support/app/api/client.ts';
import { meera, volunteer } from '../../../support/app/api/people.ts';
import { sunita } from '../../../support/app/entries/entries.ts';
import { openTestApp, type TestApp } from '../../../support/app/test-app.ts';

let testApp: TestApp;
let asha: Client;
let ravi: Client;
let admin: Client;
let id: number;

const note = 'Is the income a month or a year?';
const stepsOf = async (client: Client) =>
  (await client.call('readCorrection', { id })).body.data.steps.map(({ kind, note, by }) => [
    kind,
    note,
    by.name,
  ]);
const toCorrect = async (client: Client) =>
  (await client.call('listToCorrect')).body.data.map((entry) => entry.id);
const filtered = async (correction: string) => {
  const { body } = await admin.call('listSurveys', { query: { correction } });
  return body.data.map((entry) => [entry.id, entry.correction]);
};
const edit = async (client: Client, changes: object) =>
  client.call('updateSurvey', { id, body: { ...sunita, ...changes } });

beforeAll(async () => {
  testApp = await openTestApp();
  asha = await volunteer(testApp, 'Asha');
  ravi = await volunteer(testApp, 'Ravi');
  admin = await meera(testApp);
});
afterAll(() => testApp.close());
beforeEach(async () => {
  id = (await asha.call('createSurvey', { body: sunita })).body.data.id;
  expect((await admin.call('sendBackSurvey', { id, body: { note } })).status).toBe(200);
});

test('Meera sends an entry back, Asha corrects it, and Meera accepts it', async () => {
  const [waiting] = (await asha.call('listToCorrect')).body.data.filter((entry) => entry.id === id);
  expect(waiting).toMatchObject({ name: sunita.name, note, by_name: expect.any(String) });
  expect(await filtered('waiting')).toContainEqual([id, 'waiting']);
  const edited = await edit(asha, { income: 700 });
  expect(edited.body.data.version).toBe(2);
  expect(await toCorrect(asha)).not.toContain(id);
  expect(await filtered('back')).toContainEqual([id, 'back']);
  const { body } = await admin.call('acceptCorrection', { id });
  expect(body.data.state).toBe(null);
  expect(body.data.steps.map(({ kind }) => kind)).toEqual(['sent_back', 'corrected', 'accepted']);
  expect(await filtered('back')).not.toContainEqual([id, 'back']);
});

test('Asha answers, and Meera sends the entry back again', async () => {
  expect((await asha.call('answerCorrection', { id, body: { note: 'A month.' } })).status).toBe(
    200,
  );
  expect(await toCorrect(asha)).not.toContain(id);
  const again = await asha.call('answerCorrection', { id, body: { note: 'And again.' } });
  expect([again.status, again.problem.code]).toEqual([409, 'notWaiting']);
  await admin.call('sendBackSurvey', { id, body: { note: 'Please ask her once more.' } });
  expect((await toCorrect(asha)).filter((each) => each === id)).toHaveLength(1);
  expect((await stepsOf(asha)).map(([kind, said]: string[]) => [kind, said])).toEqual([
    ['sent_back', note],
    ['answered', 'A month.'],
    ['sent_back', 'Please ask her once more.'],
  ]);
});

test('sending back keeps the version, so that an edit waiting on the phone is no conflict', async () => {
  const body = { ...sunita, income: 900, recorded_at: testApp.ctx.now().toISOString() };
  const headers = { 'if-match': '"1"' };
  const sent = await asha.call('updateSurvey', {
    id,
    headers,
    body: { ...body, device_offset_ms: 0 },
  });
  expect(sent.status).toBe(200);
  expect(await filtered('back')).toContainEqual([id, 'back']);
});

test('an edit from before the entry was sent back is not a correction', async () => {
  const hourAgo = new Date(testApp.ctx.now().getTime() - HOUR_MS).toISOString();
  await edit(asha, { income: 900, recorded_at: hourAgo, device_offset_ms: 0 });
  expect(await toCorrect(asha)).toContain(id);
});

test('an admin’s edit, and one without changes, are not corrections', async () => {
  await edit(asha, {});
  await edit(admin, { income: 800, volunteer_id: asha.id });
  expect(await toCorrect(asha)).toContain(id);
});

test('only the volunteer answers, only an admin sends back, and a note needs text', async () => {
  const body = { note: 'Mine?' };
  expect((await ravi.call('answerCorrection', { id, body })).status).toBe(403);
  expect((await ravi.call('readCorrection', { id })).status).toBe(403);
  expect((await asha.call('sendBackSurvey', { id, body })).status).toBe(403);
  expect((await asha.call('acceptCorrection', { id })).status).toBe(403);
  const empty = await admin.call('sendBackSurvey', { id, body: { note: ' ' } });
  expect([empty.status, empty.problem.errors[0]?.field]).toEqual([422, 'note']);
  const long = await admin.call('sendBackSurvey', { id, body: { note: 'x'.repeat(1001) } });
  expect(long.status).toBe(422);
  const unanswered = { id, body: { note: ' ' } };
  expect((await ravi.call('answerCorrection', unanswered)).status).toBe(403);
  expect((await asha.call('answerCorrection', unanswered)).status).toBe(422);
});

test('a deleted entry is not waiting for a correction, and a restored one is again', async () => {
  await asha.call('deleteSurvey', { id });
  expect(await toCorrect(asha)).not.toContain(id);
  expect((await admin.call('sendBackSurvey', { id, body: { note } })).status).toBe(404);
  await admin.call('restoreSurvey', { id });
  expect(await toCorrect(asha)).toContain(id);
});

test.each(['inactive', 'editor', 'deleted'])(
  'an entry whose volunteer is %s is not sent back',
  async (state) => {
    const kiran = await volunteer(testApp, `Kiran-${state}`);
    const { body } = await kiran.call('createSurvey', { body: sunita });
    const { id: kirans } = body.data;
    if (state === 'inactive') {
      await admin.call('setVolunteerStatus', { id: kiran.id, body: { status: 'inactive' } });
    } else if (state === 'editor') {
      await admin.call('setEditor', { id: kiran.id, body: { is_editor: true } });
    } else {
      await admin.call('deleteVolunteer', { id: kiran.id });
    }
    const refused = await admin.call('sendBackSurvey', { id: kirans, body: { note } });
    expect([refused.status, refused.problem.code]).toEqual([409, 'cannotCorrect']);
    const order = { action: 'send_back', ids: [kirans, id], note: 'Which ward?' };
    const bulk = (await admin.call('changeManySurveys', { body: order })).body.data;
    expect(bulk.failed).toEqual([{ id: kirans, code: 'cannotCorrect' }]);
    expect(bulk.done.map((entry) => entry.id)).toEqual([id]);
    expect((await admin.call('readCorrection', { id: kirans })).body.data.steps).toEqual([]);
  },
);

test('an answer or an acceptance can be retried after a lost response', async () => {
  for (const time of ['first', 'again']) {
    const answered = await asha.call('answerCorrection', { id, body: { note: 'A month.' } });
    expect([answered.status, answered.body.data.state], time).toEqual([200, 'back']);
  }
  for (const time of ['first', 'again']) {
    const accepted = await admin.call('acceptCorrection', { id });
    expect([accepted.status, accepted.body.data.state], time).toEqual([200, null]);
  }
  expect((await stepsOf(asha)).map(([kind]: string[]) => kind)).toEqual([
    'sent_back',
    'answered',
    'accepted',
  ]);
  const late = await asha.call('answerCorrection', { id, body: { note: 'A month.' } });
  expect([late.status, late.problem.code]).toEqual([409, 'notWaiting']);
});

test('an admin’s own entry that is sent back comes back with her edit', async () => {
  const hers = { ...sunita, volunteer_id: admin.id };
  const { body } = await admin.call('createSurvey', { body: hers });
  const { id: own, version } = body.data;
  const sent = await admin.call('sendBackSurvey', { id: own, body: { note } });
  expect([sent.status, version]).toEqual([200, 1]);
  expect(await toCorrect(admin)).toContain(own);
  await admin.call('updateSurvey', { id: own, body: { ...hers, income: 700 } });
  expect(await toCorrect(admin)).not.toContain(own);
  expect(await filtered('back')).toContainEqual([own, 'back']);
});
