// Meera handles enquiries at the desk.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eraseDeletedEnquiries } from '#server/enquiries/erase-job.ts';
import { fillSounds } from '#server/names/fill-sounds-job.ts';
import type { Client } from '../../support/app/api/client.ts';
import { meera } from '../../support/app/api/people.ts';
import { sunita } from '../../support/app/entries/entries.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';
import { ritu, sanjay, submitEnquiry } from '../../support/app/website/visitors.ts';
import { present } from '../../support/present.ts';

let testApp: TestApp;
let admin: Client;

beforeEach(async () => {
  testApp = await openTestApp();
  admin = await meera(testApp);
});
afterEach(() => testApp.close());

const list = async (query: Record<string, string | number> = {}) =>
  (await admin.call('listEnquiries', { query })).body;
const firstListed = async (query?: Record<string, string | number>) =>
  present((await list(query)).data[0]);
const names = async (query: Record<string, string | number>) =>
  (await list(query)).data.map(({ name }) => name);

test('the list begins with the newest enquiry, and has the number of unread ones', async () => {
  await submitEnquiry(testApp, ritu);
  testApp.setClock(1);
  await submitEnquiry(testApp, sanjay);
  const { data, pagination, unread } = await list();
  expect(data).toMatchObject([sanjay, ritu]);
  const [newest, oldest] = data.map(({ created_at }) => Date.parse(created_at));
  expect(newest).toBeGreaterThan(present(oldest));
  expect(pagination).toEqual({ current_page: 1, total_pages: 1, total_records: 2 });
  expect(unread).toBe(2);
});

test.each([
  ['{"when":"Sundays","shoe_size":7}', { when: 'Sundays' }],
  ['{"amount_paise":"many"}', undefined],
  ['{"when":', undefined],
])('an enquiry whose stored details are %s does not hide the others', async (stored, details) => {
  await submitEnquiry(testApp, ritu);
  await submitEnquiry(testApp, sanjay);
  await testApp.ctx.db
    .updateTable('enquiries')
    .set({ details: stored })
    .where('name', '=', sanjay.name)
    .execute();
  const { data } = await list();
  expect(data).toMatchObject([sanjay, ritu]);
  expect(data[0]?.details).toEqual(details);
});

test('an enquirer is found in any spelling, the exact one first', async () => {
  await submitEnquiry(testApp, { ...ritu, name: 'Sunil Kulkarni' });
  testApp.setClock(1);
  await submitEnquiry(testApp, { ...ritu, name: 'सुनील कुलकर्णी' });
  await submitEnquiry(testApp, sanjay);
  const both = ['Sunil Kulkarni', 'सुनील कुलकर्णी'];
  expect(await names({ search: 'kulkarni' })).toEqual(both);
  expect(await names({ search: 'कुलकर्णी' })).toEqual(both.toReversed());
  await testApp.ctx.db.updateTable('enquiries').set({ sounds: '' }).execute();
  expect(await names({ search: 'kulkarni' })).toEqual(['Sunil Kulkarni']);
  expect(await fillSounds(testApp.ctx, 'enquiries')).toBe(3);
  expect(await names({ search: 'kulkarni' })).toEqual(both);
});

test('a name without sounds is made ready for the search once', async () => {
  await submitEnquiry(testApp, { ...sanjay, name: '...', address: '李' });
  await testApp.ctx.db.updateTable('enquiries').set({ sounds: '' }).execute();
  expect(await fillSounds(testApp.ctx, 'enquiries')).toBe(1);
  expect(await fillSounds(testApp.ctx, 'enquiries')).toBe(0);
});

test('walking the pages meets every enquiry once, even those of the same moment', async () => {
  testApp.stopClock(0);
  for (let i = 1; i <= 12; i++) await submitEnquiry(testApp, { ...ritu, name: `Ritu ${i}` });
  const pages = await Promise.all([1, 2, 3, 4].map((page) => names({ page, limit: 5 })));
  expect(pages.map(({ length }) => length)).toEqual([5, 5, 2, 0]);
  expect(pages.flat()).toEqual(Array.from({ length: 12 }, (_, i) => `Ritu ${12 - i}`));
  expect((await list({ page: 9 })).pagination).toEqual({
    current_page: 9,
    total_pages: 2,
    total_records: 12,
  });
});

test.each([
  ['RITU', ['Ritu Malhotra']],
  ['malhotra ritu', ['Ritu Malhotra']],
  ['52310 44718', ['Ritu Malhotra']],
  ['5231044718', ['Ritu Malhotra']],
  ['+91-523104-4718', ['Ritu Malhotra']],
  ['ritu@home.example', ['Ritu Malhotra']],
  ['hadapsar', ['Ritu Malhotra']],
  ['Saturdays', ['Ritu Malhotra']],
  ['हातपंप', ['संजय पाटील']],
  ['example', ['संजय पाटील', 'Ritu Malhotra']],
  ['100%', ['संजय पाटील']],
  ['_', []],
  ["' or 1=1", []],
  ['\0', ['संजय पाटील', 'Ritu Malhotra']],
])('a search for %j finds %j', async (search, found) => {
  await submitEnquiry(testApp, ritu);
  await submitEnquiry(testApp, sanjay);
  expect(await names({ search })).toEqual(found);
});

test('enquiries can be filtered by read and unread, and marked as either', async () => {
  await submitEnquiry(testApp, ritu);
  await submitEnquiry(testApp, sanjay);
  const { id } = await firstListed({ search: 'ritu' });
  const mark = (is_read: boolean) => admin.call('setEnquiryRead', { id, body: { is_read } });

  expect((await mark(true)).body.data).toMatchObject({ ...ritu, id, is_read: true });
  await mark(true);
  expect(await names({ status: 'unread' })).toEqual([sanjay.name]);
  expect(await names({ status: 'read' })).toEqual([ritu.name]);
  expect(await names({ status: 'all' })).toEqual([sanjay.name, ritu.name]);
  expect(await names({ status: 'read', search: 'हातपंप' })).toEqual([]);
  expect((await list({ status: 'read' })).unread, 'of all, whatever is listed').toBe(1);

  expect((await mark(false)).body.data.is_read).toBe(false);
  expect((await list()).unread).toBe(2);
  expect((await admin.call('listEnquiries', { query: { status: 'new' } })).status).toBe(400);
});

test.each([{}, { is_read: 'yes' }, { is_read: null }, { is_read: true, name: 'Gone' }])(
  'an invalid mark changes nothing: %j',
  async (body) => {
    await submitEnquiry(testApp, ritu);
    const { id } = await firstListed();
    expect((await admin.call('setEnquiryRead', { id, body })).status).toBe(422);
    expect((await list()).data).toMatchObject([{ ...ritu, is_read: false }]);
  },
);

test('a deleted enquiry leaves the list, and the log has the deletion without the content', async () => {
  await submitEnquiry(testApp, ritu);
  await submitEnquiry(testApp, sanjay);
  const { id } = await firstListed({ search: 'ritu' });
  expect((await admin.call('deleteEnquiry', { id })).status).toBe(200);
  expect(await names({})).toEqual([sanjay.name]);
  expect((await list()).unread).toBe(1);
  for (const again of [
    await admin.call('deleteEnquiry', { id }),
    await admin.call('setEnquiryRead', { id, body: { is_read: true } }),
  ]) {
    expect([again.status, again.problem.message]).toEqual([404, 'Query not found']);
  }
  const noted = await testApp.ctx.db.selectFrom('audit_log').selectAll().execute();
  expect(noted).toContainEqual(
    expect.objectContaining({
      action: 'delete',
      entity: 'query',
      entity_id: id,
      actor_id: admin.id,
    }),
  );
  expect(JSON.stringify(noted)).not.toContain('Ritu');
});

test('an enquiry is assigned, answered and linked to an entry', async () => {
  await submitEnquiry(testApp, ritu);
  const { id, state, handled_by } = await firstListed();
  expect([state, handled_by]).toEqual(['new', null]);
  const entry = (await admin.call('createSurvey', { body: { ...sunita, volunteer_id: admin.id } }))
    .body.data;
  const work = (body: object) => admin.call('workOnEnquiry', { id, body });
  const taken = await work({ state: 'in_hand', note: 'I call her on Monday.' });
  expect(taken.body.data).toMatchObject({
    ...ritu,
    state: 'in_hand',
    note: 'I call her on Monday.',
    handled_by: { id: admin.id },
  });
  const linked = await work({ state: 'answered', survey_id: entry.id, volunteer_id: admin.id });
  expect(linked.body.data).toMatchObject({
    note: 'I call her on Monday.',
    survey: { id: entry.id, name: sunita.name },
    volunteer: { id: admin.id },
  });
  expect((await work({ survey_id: null })).body.data.survey).toBe(null);
  expect(await names({ state: 'answered' })).toEqual([ritu.name]);
  expect(await names({ state: 'new' })).toEqual([]);
  for (const body of [{ state: 'done' }, { survey_id: 999_999 }, { note: 'x'.repeat(2001) }]) {
    expect((await work(body)).status).toBe(422);
  }
});

test('an enquiry that Meera answers is read, and can be marked as unread again', async () => {
  await submitEnquiry(testApp, ritu);
  const { id } = await firstListed();
  const work = async (body: object) =>
    (await admin.call('workOnEnquiry', { id, body })).body.data.is_read;
  expect(await work({ state: 'in_hand' })).toBe(false);
  expect(await work({ state: 'answered' })).toBe(true);
  expect((await list()).unread).toBe(0);
  await admin.call('setEnquiryRead', { id, body: { is_read: false } });
  expect(await work({ note: 'She may write again.' })).toBe(false);
});

test('two admins who work on one enquiry do not overwrite each other', async () => {
  await submitEnquiry(testApp, ritu);
  const { id, version } = await firstListed();
  const work = (body: object, seen: number) =>
    admin.call('workOnEnquiry', { id, body, headers: { 'if-match': `"${seen}"` } });
  const first = await work({ state: 'in_hand', note: 'I call her on Monday.' }, version);
  expect([first.body.data.version, first.headers.etag]).toEqual([version + 1, `"${version + 1}"`]);

  const late = await work({ note: '' }, version);
  expect([late.status, late.problem.code]).toEqual([412, 'staleEnquiry']);
  expect((await work({ note: '' }, 0)).problem.code).toBe('staleEnquiry');
  const headers = { 'if-match': 'what I saw' };
  expect((await admin.call('workOnEnquiry', { id, body: {}, headers })).problem.code).toBe(
    'staleEnquiry',
  );
  expect((await list()).data).toMatchObject([{ note: 'I call her on Monday.' }]);

  const again = await work({ state: 'answered' }, version + 1);
  expect(again.body.data).toMatchObject({ state: 'answered', note: 'I call her on Monday.' });
});

test('an enquiry deleted meanwhile is not found, and stays unchanged', async () => {
  await submitEnquiry(testApp, ritu);
  const { id } = await firstListed();
  const work = admin.call('workOnEnquiry', { id, body: { note: 'I call her.' } });
  const [{ status }] = await Promise.all([work, admin.call('deleteEnquiry', { id })]);
  const [row] = await testApp.ctx.db.selectFrom('enquiries').selectAll().execute();
  expect([
    [404, ''],
    [200, 'I call her.'],
  ]).toContainEqual([status, row?.note]);
  const late = await admin.call('workOnEnquiry', { id, body: { note: 'Too late' } });
  expect([late.status, late.problem.code]).toEqual([404, 'queryNotFound']);
  const log = testApp.ctx.db.selectFrom('audit_log').selectAll().where('entity', '=', 'query');
  const updates = await log.where('action', '=', 'update').execute();
  expect(updates).toHaveLength(status === 200 ? 1 : 0);
});

test('a deleted enquiry can be restored for thirty days', async () => {
  await submitEnquiry(testApp, ritu);
  const { id } = await firstListed();
  await admin.call('deleteEnquiry', { id });
  expect(await names({ status: 'deleted' })).toEqual([ritu.name]);
  testApp.setClock(24 * 29);
  await eraseDeletedEnquiries(testApp.ctx);
  admin = await meera(testApp);
  expect((await admin.call('restoreEnquiry', { id })).body.data.name).toBe(ritu.name);
  await admin.call('deleteEnquiry', { id });
  testApp.setClock(24 * 60);
  await eraseDeletedEnquiries(testApp.ctx);
  admin = await meera(testApp);
  expect(await names({ status: 'deleted' })).toEqual([]);
  expect((await admin.call('restoreEnquiry', { id })).status).toBe(404);
});
