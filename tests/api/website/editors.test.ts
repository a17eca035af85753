// Editors edit the website and cannot see entries; admins give and withdraw the right.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#domain/contract.ts';
import type { Endpoint } from '#domain/endpoints/endpoint.ts';
import { type EndpointName, endpointNames, endpoints } from '#domain/endpoints.ts';
import type { Client } from '../../support/app/api/client.ts';
import { meera, signIn, volunteer } from '../../support/app/api/people.ts';
import type { Reply } from '../../support/app/api/reply.ts';
import { sunita } from '../../support/app/entries/entries.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';
import { documentClient, editor, question } from '../../support/app/website/editors.ts';
import { picture, upload } from '../../support/images/pictures.ts';

const OPEN: readonly EndpointName[] = [
  'listOwnSessions',
  'endOtherSessions',
  'readSecondFactor',
  'beginSecondFactor',
  'confirmSecondFactor',
  'renewRecoveryCodes',
  'removeSecondFactor',
  'changeOwnPassword',
  'changeOwnLanguage',
  'readSyncState',
  'listImages',
  'uploadImage',
  'listFiles',
  'uploadFile',
  'describeImage',
  'focusImage',
  'listDocuments',
  'readDocument',
  'readDraft',
  'saveDraft',
  'dropDraft',
  'publishDocument',
  'readDocumentHistory',
  'readDocumentVersion',
  'revertDocument',
  'previewDocument',
];

let testApp: TestApp;
let admin: Client;
let kavya: Client;
beforeAll(async () => {
  testApp = await openTestApp();
  admin = await meera(testApp);
  kavya = await editor(testApp, 'Kavya');
});
afterAll(() => testApp.close());

const signedIn = endpointNames().filter(
  (name) => endpoints[name].access !== 'anyone' && name !== 'signOut',
);

describe.each(signedIn)('the call %s', (name) => {
  const { alias }: Endpoint = endpoints[name];
  test.each(alias ? [false, true] : [false])(
    'is open to an editor only where the list says so (second path: %s)',
    async (also) => {
      const sent = { id: kavya.id, also, ...('body' in contract[name] && { body: {} }) };
      const { status } = await kavya.call(name, sent);
      if (OPEN.includes(name)) expect([200, 400, 404, 415, 422]).toContain(status);
      else expect(status).toBe(403);
    },
  );
});

test('a volunteer without the right cannot read drafts', async () => {
  const asha = await volunteer(testApp, 'Asha');
  for (const name of OPEN.filter((open) => endpoints[open].access === 'editor')) {
    expect((await asha.call(name, { name: 'faqs' })).status, name).toBe(403);
  }
  expect((await asha.call('createSurvey', { body: sunita })).status).toBe(201);
});

test('a new editor keeps the session, and a former one loses the website at once', async () => {
  const ravi = await volunteer(testApp, 'Ravi');
  const { id } = (await ravi.call('createSurvey', { body: sunita })).body.data;
  const given = await admin.call('setEditor', { id: ravi.id, body: { is_editor: true } });
  expect(given.body.data).toMatchObject({ id: ravi.id, is_editor: true, is_admin: false });
  expect((await ravi.call('listDocuments')).status).toBe(200);
  expect((await ravi.call('readSurvey', { id })).status).toBe(403);
  await documentClient(ravi, 'faqs').call('saveDraft', { body: question('His') });

  await admin.call('setEditor', { id: ravi.id, body: { is_editor: false } });
  expect((await ravi.call('listDocuments')).status).toBe(403);
  expect((await ravi.call('readSurvey', { id })).status).toBe(200);
  const { data } = (await documentClient(kavya, 'faqs').call('readDraft')).body;
  expect(data.updated_by?.name).toBe('Ravi');
  const log = await testApp.ctx.db
    .selectFrom('audit_log')
    .select(['actor_id', 'action', 'entity'])
    .where('entity_id', '=', ravi.id)
    .where('action', 'in', ['grantEditor', 'revokeEditor'])
    .orderBy('id')
    .execute();
  expect(log).toEqual([
    { actor_id: admin.id, action: 'grantEditor', entity: 'volunteer' },
    { actor_id: admin.id, action: 'revokeEditor', entity: 'volunteer' },
  ]);
});

test('an editor is given no entries, and is not among those who are offered', async () => {
  const body = { ...sunita, volunteer_id: kavya.id };
  const refused: Reply[] = [await admin.call('createSurvey', { body })];
  const own = { ...sunita, volunteer_id: admin.id };
  const { id } = (await admin.call('createSurvey', { body: own })).body.data;
  refused.push(await admin.call('updateSurvey', { id, body }));
  const order = { action: 'reassign', ids: [id], volunteer_id: kavya.id };
  refused.push(await admin.call('changeManySurveys', { body: order }));
  for (const { status, problem } of refused) {
    expect([status, problem.errors[0]?.rule]).toEqual([422, 'volunteerInactive']);
  }
  const idsOf = async (query: Record<string, string>) =>
    (await admin.call('listVolunteers', { query })).body.data.map((each) => each.id);
  expect(await idsOf({ status: 'active' })).toContain(kavya.id);
  const offered = await idsOf({ status: 'active', sees_entries: 'true' });
  expect(offered).toContain(admin.id);
  expect(offered).not.toContain(kavya.id);
});

test('an entry that an editor has from before can be edited', async () => {
  const lata = await volunteer(testApp, 'Lata');
  const { id } = (await lata.call('createSurvey', { body: sunita })).body.data;
  await admin.call('setEditor', { id: lata.id, body: { is_editor: true } });
  const body = { ...sunita, city: 'Khunti', volunteer_id: lata.id };
  const { status, body: answer } = await admin.call('updateSurvey', { id, body });
  expect([status, answer.data.volunteer_id]).toEqual([200, lata.id]);
});

test('the right is part of a sign-in, of an account and of a page of the list', async () => {
  const { body } = await kavya.call('signIn', {
    body: { email: 'kavya@adhyay.example', password: 'walks far' },
  });
  expect(body.volunteer).toMatchObject({ is_editor: true, is_admin: false });
  const { body: account } = await admin.call('readVolunteer', { id: kavya.id });
  expect(account.data.is_editor).toBe(true);
  const { body: page } = await admin.call('listVolunteers', { query: { page: 1, limit: 100 } });
  const rightOf = (id: number) => page.data.find((each) => each.id === id)?.is_editor;
  expect([rightOf(kavya.id), rightOf(admin.id)]).toEqual([true, false]);
  // Without pages the list stays as specified.
  const { body: list } = await admin.call('listVolunteers');
  for (const each of list.data) expect(each).not.toHaveProperty('is_editor');
});

test.each([{}, { is_editor: 'yes' }, { is_editor: 1 }, { is_editor: null }])(
  'the right is set by true or false, not by %j',
  async (body) => {
    const { status } = await admin.call('setEditor', { id: kavya.id, body });
    expect(status).toBe(422);
  },
);

test('a deleted account cannot get the right', async () => {
  const gone = await volunteer(testApp, 'Dilip');
  await admin.call('deleteVolunteer', { id: gone.id });
  for (const id of [gone.id, 0, 999_999]) {
    const { problem } = await admin.call('setEditor', { id, body: { is_editor: true } });
    expect(problem.code).toBe('volunteerNotFound');
  }
});

test('an edit of the account keeps the right', async () => {
  const nikhil = await editor(testApp, 'Nikhil');
  const account = { name: 'Nikhil Rao', email: 'nikhil@adhyay.example', status: 'active' };
  await admin.call('updateVolunteer', { id: nikhil.id, body: account });
  expect((await nikhil.call('listDocuments')).status).toBe(200);
  expect((await signIn(testApp.app, { ...account, password: 'walks far' })).id).toBe(nikhil.id);
});

test('an editor uploads and describes pictures, and cannot delete them', async () => {
  const sent = await upload(testApp, kavya, await picture('jpeg', { width: 8, height: 8 }), {
    name: 'well.jpg',
  });
  expect(sent.status).toBe(201);
  const described = await kavya.call('describeImage', {
    name: 'well.jpg',
    body: { alt: 'A well.' },
  });
  expect(described.body.data.alt).toBe('A well.');
  expect((await kavya.call('deleteImage', { name: 'well.jpg' })).status).toBe(403);
});
