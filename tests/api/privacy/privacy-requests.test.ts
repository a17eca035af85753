// What people ask about their data: DPDP Act, sections 6 (4) and 11 to 14.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayInIndia, daysAfter } from '#domain/indian-time.ts';
import { dueDay } from '#domain/privacy/privacy-request.ts';
import { ADMIN } from '../../support/app/api/admin.ts';
import type { Client } from '../../support/app/api/client.ts';
import { meera, volunteer } from '../../support/app/api/people.ts';
import { sunita } from '../../support/app/entries/entries.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';

let testApp: TestApp;
let admin: Client;
let asha: Client;
let today: string;

beforeAll(async () => {
  testApp = await openTestApp();
  admin = await meera(testApp);
  asha = await volunteer(testApp, 'Asha');
  today = dayInIndia(testApp.ctx.now());
});
afterAll(() => testApp.close());

const wanted = (fields: object = {}) => ({
  kind: 'access',
  person_name: 'Sunita Devi',
  contact: '+91 52310 44718',
  details: 'She wants to know what we have written about her.',
  received_on: today,
  due_on: daysAfter(today, 30),
  ...fields,
});
async function record(fields: object = {}): Promise<number> {
  const { body } = await admin.call('createPrivacyRequest', { body: wanted(fields) });
  return body.data.id;
}
const work = (id: number, action: string, note = 'Done so.', headers = {}) =>
  admin.call('workOnPrivacyRequest', { id, body: { action, note }, headers });
const listed = async (query: Record<string, string> = {}) => {
  const { body } = await admin.call('listPrivacyRequests', { query: { limit: '100', ...query } });
  return body.data.map(({ id }) => id);
};

test('Meera records what Sunita asks, checks who she is, answers, and it is closed', async () => {
  const survey_id = (await asha.call('createSurvey', { body: sunita })).body.data.id;
  const id = await record({ survey_id });
  const early = await work(id, 'done');
  expect(early.problem.errors).toMatchObject([{ field: 'identity', rule: 'identityRequired' }]);
  const checked = await admin.call('updatePrivacyRequest', {
    id,
    body: wanted({ survey_id, identity: 'called_back' }),
  });
  expect(checked.body.data).toMatchObject({ identity: 'called_back', version: 2 });
  expect((await work(id, 'note', 'Printed her entry.')).status).toBe(200);
  const { body } = await work(id, 'done', 'Handed over at the office.');
  expect(body.data).toMatchObject({
    state: 'done',
    survey: { id: survey_id, name: sunita.name },
    steps: [
      { action: 'recorded', note: '', by: { id: admin.id } },
      { action: 'changed' },
      { action: 'note', note: 'Printed her entry.' },
      { action: 'done', note: 'Handed over at the office.' },
    ],
  });
  expect(await listed()).not.toContain(id);
  expect(await listed({ state: 'closed' })).toContain(id);
  const { body: log } = await admin.call('listAuditEvents', {
    query: { entity: 'privacyRequest', entity_id: id },
  });
  expect(log.data.map(({ action }) => action)).toEqual(['finish', 'note', 'update', 'create']);
});

test('a refusal needs its reason, and a closed request changes only when it is opened again', async () => {
  const id = await record();
  expect((await work(id, 'refused', ' ')).problem.errors).toMatchObject([
    { rule: 'wordsRequired' },
  ]);
  expect((await work(id, 'refused', 'It was not her.')).body.data.state).toBe('refused');
  for (const action of ['done', 'refused']) {
    const body = { ...wanted({ identity: 'known' }) };
    expect((await admin.call('updatePrivacyRequest', { id, body })).problem.code).toBe(
      'requestClosed',
    );
    expect((await work(id, action)).status).not.toBe(200);
  }
  expect((await work(id, 'note', 'She came again.')).body.data.state).toBe('refused');
  expect((await work(id, 'reopened', '')).body.data.state).toBe('open');
  expect((await work(id, 'reopened', '')).problem.code).toBe('requestOpen');
});

test('the proof of who the person is may be recorded with the answer', async () => {
  const id = await record();
  const body = { action: 'done', note: 'Printed.', identity: 'document' };
  const { data } = (await admin.call('workOnPrivacyRequest', { id, body })).body;
  expect(data).toMatchObject({ state: 'done', identity: 'document' });
  expect(data.steps.at(-1)?.changes).toEqual([
    { field: 'identity', before: null, after: 'document' },
  ]);
});

test('a grievance is answered whoever complains', async () => {
  const id = await record({ kind: 'grievance' });
  expect((await work(id, 'done', 'We apologised.')).body.data.state).toBe('done');
});

test.each([
  [{ kind: '' }, 'kind', 'requestKindRequired'],
  [{ kind: 'gossip' }, 'kind', 'notChoice'],
  [{ person_name: ' ' }, 'person_name', 'whoseRequired'],
  [{ received_on: '2026-02-30' }, 'received_on', 'dateFormat'],
  [{ received_on: '2999-01-01', due_on: '2999-01-02' }, 'received_on', 'dateFuture'],
  [{ due_on: 'soon' }, 'due_on', 'dateFormat'],
  [{ due_on: '2020-01-01' }, 'due_on', 'dueBeforeReceived'],
  [{ details: 'x'.repeat(5001) }, 'details', 'tooLong'],
  [{ survey_id: 0.5 }, 'survey_id', 'notId'],
  [{ contact: 'x'.repeat(401) }, 'contact', 'tooLong'],
])('%j is refused at %s', async (fields, field, rule) => {
  const { status, problem } = await admin.call('createPrivacyRequest', { body: wanted(fields) });
  expect([status, problem.errors[0]]).toMatchObject([422, { field, rule }]);
});

test('a reply can be sent back, and the steps say what was changed', async () => {
  const survey_id = (await asha.call('createSurvey', { body: sunita })).body.data.id;
  const id = await record({ survey_id });
  const { data } = (await admin.call('readPrivacyRequest', { id })).body;
  const sent = { ...data, kind: 'erasure', contact: '' };
  const changed = await admin.call('updatePrivacyRequest', { id, body: sent });
  expect(changed.body.data).toMatchObject({ survey: { id: survey_id }, kind: 'erasure' });
  expect(changed.body.data.steps.at(-1)?.changes).toEqual([
    { field: 'kind', before: 'access', after: 'erasure' },
    { field: 'contact', before: '+91 52310 44718', after: '' },
  ]);
});

test('saving a request without a change writes no step, and refuses nobody who writes meanwhile', async () => {
  const id = await record();
  const saved = await admin.call('updatePrivacyRequest', { id, body: wanted() });
  expect(saved.status).toBe(200);
  expect(saved.body.data.steps).toMatchObject([{ action: 'recorded' }]);
  expect((await work(id, 'note', 'She called.', { 'if-match': '"1"' })).status).toBe(200);
});

test('without a due day the answer is due in thirty days', async () => {
  const id = await record({ received_on: '2026-01-01', due_on: '' });
  const { body } = await admin.call('readPrivacyRequest', { id });
  expect(body.data.due_on).toBe('2026-01-31');
});

test('an entry that is not there cannot be linked', async () => {
  const body = wanted({ survey_id: 999_999 });
  expect((await admin.call('createPrivacyRequest', { body })).problem.errors).toMatchObject([
    { field: 'survey_id', rule: 'entryUnknown' },
  ]);
});

test('a lost reply does not record a request twice', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const send = () => admin.call('createPrivacyRequest', { body: wanted(), headers });
  const [first, second] = await Promise.all([send(), send()]);
  expect(second.body.data.id).toBe(first.body.data.id);
  expect((await send()).body.data.id).toBe(first.body.data.id);
  const other = { body: wanted({ contact: 'Somebody else' }), headers };
  expect((await admin.call('createPrivacyRequest', other)).problem.code).toBe('keyReused');
});

test('two admins do not overwrite each other', async () => {
  const id = await record();
  const old = { 'if-match': '"1"' };
  expect((await work(id, 'note', 'Called.', old)).status).toBe(200);
  expect((await work(id, 'note', 'Called.', old)).status).toBe(412);
  const edit = { id, body: wanted({ contact: '' }), headers: old };
  expect((await admin.call('updatePrivacyRequest', edit)).status).toBe(412);
});

test('open requests are listed by the day on which the answer is due, and the urgent ones counted', async () => {
  const urgentBefore = (await admin.call('listPrivacyRequests')).body.urgent;
  const later = await record({ person_name: 'Kiran Urgent', due_on: daysAfter(today, 8) });
  const soon = await record({ person_name: 'Kiran Urgent', due_on: daysAfter(today, 7) });
  const overdue = await record({
    person_name: 'Kiran Urgent',
    received_on: '2026-01-01',
    due_on: '2026-01-31',
  });
  expect(await listed({ search: 'urgent kiran' })).toEqual([overdue, soon, later]);
  expect((await admin.call('listPrivacyRequests')).body.urgent).toBe(urgentBefore + 2);
});

test('a request is found by name and by number, however it is written', async () => {
  const id = await record({ person_name: 'सलोमी तिर्की', contact: 'phone 0 52310-99887' });
  expect(await listed({ search: 'तिर्की' })).toContain(id);
  expect(await listed({ search: '+91 52310 99887' })).toContain(id);
  expect(await listed({ search: '%' })).not.toContain(id);
  const inHindi = await record({ contact: '५०७७५ १८३४२' });
  expect(await listed({ search: '+91 50775 18342' })).toContain(inHindi);
});

test('an erasure keeps the request, without the entry', async () => {
  const survey_id = (await asha.call('createSurvey', { body: sunita })).body.data.id;
  const id = await record({ kind: 'erasure', survey_id });
  await admin.call('deleteSurvey', { id: survey_id });
  const body = { current_password: ADMIN.password };
  expect((await admin.call('eraseSurvey', { id: survey_id, body })).status).toBe(200);
  expect((await admin.call('readPrivacyRequest', { id })).body.data).toMatchObject({
    survey: null,
    person_name: 'Sunita Devi',
  });
});

test('the answer to a grievance is due in ninety days, others in thirty', () => {
  expect(dueDay('access', '2026-12-01')).toBe('2026-12-31');
  expect(dueDay('grievance', '2026-12-01')).toBe('2027-03-01');
});
