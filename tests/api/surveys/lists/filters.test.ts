import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { matchesFilters } from '#domain/surveys/search/matches-filters.ts';
import { MAX_VIEWS } from '#domain/surveys/search/saved-view.ts';
import { removeNumberViewsJob } from '#server/surveys/views/remove-number-views-job.ts';
import { NO_FILTERS } from '#web/desk/survey-list/filters/filter-query.ts';
import type { Client } from '../../../support/app/api/client.ts';
import { meera, volunteer } from '../../../support/app/api/people.ts';
import { retryOn503 } from '../../../support/app/api/retry-on-503.ts';
import { aarav, sunita } from '../../../support/app/entries/entries.ts';
import { openTestApp, type TestApp } from '../../../support/app/test-app.ts';
import { present } from '../../../support/present.ts';

let testApp: TestApp;
let asha: Client;
let ravi: Client;
let admin: Client;

/** Distinct numbers, so that no entries are paired. */
let cards = 0;
function voterId() {
  cards += 1;
  return { other_document_type: 'voter_id', other_document_no: `MHX${1000 + cards}` };
}

type Query = Record<string, string | number>;
const names = (reply: { body: { data: { name: string }[] } }) =>
  reply.body.data.map(({ name }) => name);
const all = async (query: Query) => names(await admin.call('listSurveys', { query }));

beforeAll(async () => {
  testApp = await openTestApp();
  testApp.setClock(-9);
  asha = await volunteer(testApp, 'Asha');
  ravi = await volunteer(testApp, 'Ravi');
  const kamala = { ...sunita, name: 'kamala', age: 67, employed: false, constituency: 'डहाणू' };
  const entries = [
    [asha, { ...sunita, name: 'Bina', city: 'Dahanu', constituency: '' }],
    [asha, { ...kamala, category: 'st', physically_disabled: true, income: 0 }],
    [ravi, { ...aarav, name: 'Aarav', class: '9', school_type: 'private', constituency: 'DAHANU' }],
    [
      ravi,
      {
        ...sunita,
        name: 'Dev',
        gender: 'male',
        age: 45,
        income: 12_000,
        aadhar_no: '099912345678',
      },
    ],
  ] as const;
  for (const [place, [client, body]] of entries.entries()) {
    testApp.setClock(2 * (place - entries.length));
    expect((await client.call('createSurvey', { body })).status).toBe(201);
  }
  testApp.setClock(0);
  admin = await meera(testApp);
});
afterAll(() => testApp.close());

test.each<[Query, string[]]>([
  [{ gender: 'female' }, ['kamala', 'Bina']],
  [{ category: 'st' }, ['kamala']],
  [{ age_from: 45 }, ['Dev', 'kamala']],
  [{ age_from: 34, age_to: 45 }, ['Dev', 'Bina']],
  [{ disabled: 'yes' }, ['kamala']],
  [{ disabled: 'no', gender: 'female' }, ['Bina']],
  [{ employed: 'no' }, ['kamala']],
  [{ employed: 'yes' }, ['Dev', 'Bina']],
  [{ income_from: 8500 }, ['Dev', 'Bina']],
  [{ income_from: 8501, income_to: 12_000 }, ['Dev']],
  [{ income_to: 8500 }, ['kamala', 'Bina']],
  [{ class: '9' }, ['Aarav']],
  [{ class: '2' }, []],
  [{ school_type: 'private' }, ['Aarav']],
  [{ place: 'dahanu' }, ['Aarav', 'Bina']],
  [{ place: 'Nowhere' }, []],
  [{ place: ' ' }, []],
  [{ gender: 'female', search: 'kushwaha' }, []],
  [{ gender: 'female', search: 'dharavi' }, ['kamala', 'Bina']],
  [{ age_to: 45, type: 'adult' }, ['Dev', 'Bina']],
  [{ sort: 'name' }, ['Aarav', 'Bina', 'Dev', 'kamala']],
  [{ sort: '-age' }, ['kamala', 'Dev', 'Bina', 'Aarav']],
  [{ sort: 'recorded', gender: 'female' }, ['Bina', 'kamala']],
  [{ sort: '-recorded', search: 'dharavi' }, ['Dev', 'kamala', 'Bina']],
  [{ sort: 'age', search: 'dharavi', gender: 'female' }, ['Bina', 'kamala']],
])('%j finds %j', async (query, found) => {
  // Several entries have the same names in other fields: Dharavi is in every adult's address.
  expect(await all(query)).toEqual(found);
});

test.each<Query>([
  { gender: 'female', disabled: 'no' },
  { category: 'st' },
  { age_from: 34, age_to: 45 },
  { employed: 'yes' },
  { employed: 'no' },
  { income_from: 9000 },
  { income_from: 0, income_to: 8500 },
  { class: '9' },
  { school_type: 'private' },
  { recorded_to: '2020-01-01' },
  { place: 'dahanu', gender: 'female' },
  { correction: 'back' },
])('a phone without a network finds the same entries by %j as the server', async (filters) => {
  const everything = (await admin.call('listSurveys', { query: { limit: 100 } })).body.data;
  const onPhone = everything.filter((entry) =>
    matchesFilters(entry, { ...NO_FILTERS, ...filters }),
  );
  // The phone merges spellings by sound, the server only those that an admin has merged.
  const alike = filters.place ? ['kamala'] : [];
  const found = new Set([...alike, ...(await all(filters))]);
  expect(new Set(names({ body: { data: onPhone } }))).toEqual(found);
});

test('a day is a day in India', async () => {
  const [bina] = (await admin.call('listSurveys', { query: { sort: 'recorded' } })).body.data;
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
  const on = (moment: number) => day.format(new Date(moment));
  const recorded = Date.parse(present(bina).created_at);
  const asked = { recorded_from: on(recorded), recorded_to: on(recorded) };
  expect(await all(asked)).toContain('Bina');
  const before = on(recorded - 24 * 60 * 60 * 1000);
  expect(await all({ recorded_to: before })).toEqual([]);
});

test('counts, pages and the export follow the filters', async () => {
  const query = { place: 'Dahanu', limit: 1, page: 2 };
  const { body } = await admin.call('listSurveys', { query });
  expect(body.counts).toEqual({ adult: 1, child: 1 });
  expect(body.pagination).toEqual({ current_page: 2, total_pages: 2, total_records: 2 });
  expect(names({ body })).toEqual(['Bina']);
  const exported = await admin.call('exportSurveys', { query: { gender: 'female', sort: 'name' } });
  const rows = String(exported.body).trim().split('\r\n');
  expect(rows.slice(1).map((row) => row.split(',')[2])).toEqual(['Bina', 'kamala']);
});

test('a filtered search lists exact matches first, and says which ones only sound alike', async () => {
  for (const name of ['एलिसाबा मुंडा', 'Sukra Munda', 'Moonda Tirkey'])
    await asha.call('createSurvey', { body: { ...sunita, name, aadhar_no: '', ...voterId() } });
  for (const narrowed of [
    { gender: 'female' },
    { sort: 'name' },
    { sort: '-age', type: 'adult' },
  ]) {
    const { body } = await admin.call('listSurveys', { query: { search: 'munda', ...narrowed } });
    expect(body, JSON.stringify(narrowed)).toMatchObject({ match: 'exact', alike: 2 });
    expect([names({ body })[0], body.data.length]).toEqual(['Sukra Munda', 3]);
    const second = { search: 'munda', ...narrowed, page: 2, limit: 1 };
    const next = await admin.call('listSurveys', { query: second });
    expect(names(next)).toEqual([names({ body })[1]]);
  }
});

test('a filter finds someone who only sounds alike behind more than a hundred of another village', async () => {
  const record = (name: string, constituency: string) => {
    const body = { ...sunita, name, constituency, aadhar_no: '', ...voterId() };
    return asha.call('createSurvey', { body });
  };
  await record('Sukri Moonda', 'Jamtara');
  for (let i = 0; i < 101; i++) await record('सुकरी मुंडा', 'Dumka');
  const query = { search: 'sukri munda', place: 'Jamtara' };
  const { body } = await admin.call('listSurveys', { query });
  expect(body).toMatchObject({ match: 'alike', alike: 1 });
  expect(names({ body })).toEqual(['Sukri Moonda']);
});

test('the order by change begins with the latest one, and a volunteer can filter their own entries', async () => {
  const found = await ravi.call('listOwnSurveys', { query: { search: 'Dev' } });
  const dev = present(found.body.data[0]);
  const { body } = await ravi.call('readSurvey', { id: dev.id });
  await ravi.call('updateSurvey', { id: dev.id, body: { ...body.data, age: 46 } });
  expect(names(await ravi.call('listOwnSurveys', { query: { sort: '-changed' } }))[0]).toBe('Dev');
  const women = { gender: 'female', volunteer_id: asha.id };
  expect(names(await ravi.call('listOwnSurveys', { query: women }))).toEqual([]);
});

test.each<Query>([
  { recorded_from: '2026-02-30' },
  { recorded_to: 'yesterday' },
  { gender: 'woman' },
  { category: 'none' },
  { age_from: 'sixty' },
  { disabled: 'perhaps' },
  { employed: 'true' },
  { income_from: 'much' },
  { class: 'thirteen' },
  { school_type: 'convent' },
  { sort: '--name' },
  { correction: 'lost' },
  { household: 'x' },
  { place: 'x'.repeat(501) },
])('the filter %j is refused by name', async (query) => {
  const { status, problem } = await admin.call('listSurveys', { query });
  expect(status).toBe(400);
  expect(problem.message).toBe(`This could not be read: ${Object.keys(query)[0]}`);
});

test('a saved view belongs to its account, and nobody else reads or deletes it', async () => {
  const body = { name: 'Women over 60', query: 'age_from=60&gender=female' };
  const saved = await asha.call('saveView', { body });
  expect(saved.status).toBe(201);
  expect((await asha.call('listViews')).body.data).toEqual([{ id: saved.body.data.id, ...body }]);
  expect((await ravi.call('listViews')).body.data).toEqual([]);
  expect((await ravi.call('deleteView', { id: saved.body.data.id })).status).toBe(404);
  expect((await asha.call('deleteView', { id: saved.body.data.id })).status).toBe(200);
  const nameless = await asha.call('saveView', { body: { name: ' ', query: '' } });
  expect([nameless.status, nameless.problem.message]).toEqual([422, 'Name is required']);
  const long = await asha.call('saveView', { body: { name: 'x'.repeat(81), query: '' } });
  expect(long.status).toBe(422);
});

test.each(['search=0424 2424 2426', 'gender=male&search=abcde1234f', 'search=%2B91 52310 44799'])(
  'a view does not store the number of a person: %s',
  async (query) => {
    const { status, problem } = await asha.call('saveView', { body: { name: 'Sunita', query } });
    expect([status, problem.message]).toEqual([
      422,
      'A view cannot keep a number of a person. Search by name or place instead.',
    ]);
  },
);

test('a view does not have the number of a person as its name, and may have days', async () => {
  const save = (name: string) => asha.call('saveView', { body: { name, query: 'gender=female' } });
  for (const name of [
    '5231044799',
    '0424 2424 2426',
    'Sunita 52310 44799',
    '98765-43210',
    'abcde1234f',
  ]) {
    const { status, problem } = await save(name);
    expect([name, status, problem.code]).toEqual([name, 422, 'brokenRule']);
  }
  const saved = await save('From 1 Nov 2026 to 30 Nov 2026');
  expect(saved.status).toBe(201);
  await asha.call('deleteView', { id: saved.body.data.id });
});

test('views with numbers that an earlier release stored are removed, and no others', async () => {
  const { db } = testApp.ctx;
  const kept = { name: 'By PIN', query: 'age_from=60&search=834001&recorded_from=2026-01-01' };
  expect((await asha.call('saveView', { body: kept })).status).toBe(201);
  const stored = { volunteer_id: asha.id, name: 'Aadhaar', query: 'search=042424242426' };
  await db
    .insertInto('saved_views')
    .values({ ...stored, created_at: '2026-11-01' })
    .execute();
  await removeNumberViewsJob(testApp.ctx).run(new AbortController().signal);
  const { data } = (await asha.call('listViews')).body;
  expect(data.map(({ name }) => name)).toEqual(['By PIN']);
});

test('of views that Ravi saves at the same moment, only as many are kept as an account has room for', async () => {
  const save = (index: number) =>
    retryOn503(() => ravi.call('saveView', { body: { name: `View ${index}`, query: '' } }));
  const replies = await Promise.all(Array.from({ length: MAX_VIEWS + 10 }, (_, i) => save(i)));
  const refused = replies.filter(({ status }) => status !== 201);
  expect(new Set(refused.map(({ problem }) => problem.message))).toEqual(
    new Set(['An account keeps at most 50 views. Delete one that you do not need.']),
  );
  const { data } = (await ravi.call('listViews')).body;
  expect([data.length, refused.length]).toEqual([MAX_VIEWS, 10]);
  expect((await ravi.call('deleteView', { id: present(data[0]).id })).status).toBe(200);
  expect((await save(0)).status).toBe(201);
});

test('the members of a household that are on the phone are found without a network', async () => {
  const household = randomUUID();
  const body = { ...sunita, ...voterId(), name: 'Member', household_id: household };
  expect((await asha.call('createSurvey', { body })).status).toBe(201);
  const everything = (await admin.call('listSurveys', { query: { limit: 100 } })).body.data;
  const onPhone = everything.filter((entry) => matchesFilters(entry, { ...NO_FILTERS, household }));
  expect(names({ body: { data: onPhone } })).toEqual(['Member']);
  expect(await all({ household })).toEqual(['Member']);
});
