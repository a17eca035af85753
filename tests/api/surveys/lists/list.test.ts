import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../../support/app/api/client.ts';
import { meera, volunteer } from '../../../support/app/api/people.ts';
import { aarav, sunita } from '../../../support/app/entries/entries.ts';
import { openTestApp, type TestApp } from '../../../support/app/test-app.ts';

let testApp: TestApp;
let asha: Client;
let ravi: Client;
let admin: Client;

const PEOPLE = 23;
const names = (reply: { body: { data: { name: string }[] } }) =>
  reply.body.data.map(({ name }) => name);
const found = async (search: string) =>
  names(await admin.call('listSurveys', { query: { search, limit: 100 } }));

beforeAll(async () => {
  testApp = await openTestApp();
  testApp.setClock(-11);
  asha = await volunteer(testApp, 'Asha');
  ravi = await volunteer(testApp, 'Ravi');
  const times = new Set<string>();
  for (let i = 0; i < PEOPLE; i++) {
    if (i % 3 === 0) testApp.stopClock(i / 3 - 10);
    const body = { ...(i % 2 ? sunita : aarav), name: `Person ${String(i).padStart(2, '0')}` };
    const made = await asha.call('createSurvey', { body });
    times.add(made.body.data.created_at);
  }
  expect(times.size, 'ties in time are real').toBe(Math.ceil(PEOPLE / 3));
  testApp.setClock(0);
  const { status } = await ravi.call('createSurvey', {
    body: {
      ...sunita,
      name: 'Élodie कमला_100%',
      mobile_no: '5339006417',
      correspondence_address: 'वार्ड १४२, 400 017',
      city: 'Vikramgad',
      aadhar_no: '099912345678',
    },
  });
  expect(status).toBe(201);
  const gone = await ravi.call('createSurvey', { body: { ...sunita, name: 'Gone' } });
  await ravi.call('deleteSurvey', { id: gone.body.data.id });
  admin = await meera(testApp);
});
afterAll(() => testApp.close());

describe.each(['date_new', 'date_old'] as const)('a walk through the pages by %s', (sort) => {
  test.each([3, 4, 10])('meets every entry once and in order, %i at a time', async (limit) => {
    const walked: string[] = [];
    const pages = Math.ceil(PEOPLE / limit);
    for (let page = 1; page <= pages; page++) {
      const reply = await asha.call('listOwnSurveys', { query: { page, limit, sort } });
      expect(reply.body.pagination).toEqual({
        current_page: page,
        total_pages: pages,
        total_records: PEOPLE,
      });
      walked.push(...names(reply));
    }
    const inOrder = Array.from(
      { length: PEOPLE },
      (_, i) => `Person ${String(i).padStart(2, '0')}`,
    );
    expect(walked).toEqual(sort === 'date_old' ? inOrder : inOrder.toReversed());
  });
});

test('a page has ten entries by default, a hundred at most, and none past the end', async () => {
  const counts = async (query: Record<string, string | number>) =>
    (await asha.call('listOwnSurveys', { query })).body.data.length;
  expect(await counts({})).toBe(10);
  expect(await counts({ limit: 1_000_000_000 })).toBe(PEOPLE);
  expect(await counts({ page: -5 })).toBe(10);
  expect(await counts({ page: 4 })).toBe(0);
  expect(await counts({ page: 999_999_999_999 })).toBe(0);
});

test('an empty list has zero totals', async () => {
  const { body } = await asha.call('listOwnSurveys', { query: { search: 'nobody at all' } });
  expect(body.data).toEqual([]);
  expect(body.pagination).toEqual({ current_page: 1, total_pages: 0, total_records: 0 });
});

test('entries can be filtered by type', async () => {
  const { body } = await asha.call('listOwnSurveys', { query: { type: 'child', limit: 100 } });
  expect(body.pagination.total_records).toBe(12);
  expect(new Set(body.data.map((entry) => entry.survey_type))).toEqual(new Set(['child']));
  const all = await asha.call('listOwnSurveys', { query: { type: 'all' } });
  expect(all.body.pagination.total_records).toBe(PEOPLE);
});

test('an admin sees all entries, and a volunteer their own', async () => {
  expect((await admin.call('listSurveys')).body.pagination.total_records).toBe(PEOPLE + 1);
  expect(names(await ravi.call('listOwnSurveys'))).toEqual(['Élodie कमला_100%']);
  expect((await ravi.call('listSurveys')).status).toBe(403);
});

test('an admin may ask for the entries of one volunteer, and a volunteer always gets their own', async () => {
  const query = { volunteer_id: ravi.id };
  expect(names(await admin.call('listSurveys', { query }))).toEqual(['Élodie कमला_100%']);
  const asked = { ...query, type: 'child', search: 'person' };
  expect(names(await admin.call('listSurveys', { query: asked }))).toEqual([]);
  const ashas = { ...query, volunteer_id: asha.id, type: 'child' };
  expect((await admin.call('listSurveys', { query: ashas })).body.pagination.total_records).toBe(
    12,
  );
  const own = await asha.call('listOwnSurveys', { query });
  expect(own.body.pagination.total_records).toBe(PEOPLE);
  const gone = { ...query, status: 'deleted' };
  expect(names(await admin.call('listSurveys', { query: gone }))).toEqual(['Gone']);
  for (const nobody of [0, 999_999, 2 ** 40]) {
    const reply = await admin.call('listSurveys', { query: { volunteer_id: nobody } });
    expect(reply.body.data).toEqual([]);
  }
  const unread = await admin.call('listSurveys', { query: { volunteer_id: 'ravi' } });
  expect(unread.status).toBe(400);
});

test('only an admin can list deleted entries', async () => {
  const query = { status: 'deleted' };
  expect(names(await admin.call('listSurveys', { query }))).toEqual(['Gone']);
  expect(names(await ravi.call('listOwnSurveys', { query }))).toEqual(['Élodie कमला_100%']);
});

describe('search', () => {
  const elodie = ['Élodie कमला_100%'];
  test.each([
    ['any case', 'éLODIE'],
    ['another script', 'कमला'],
    ['two characters', 'él'],
    ['one character', '%'],
    ['an underscore', '_1'],
    ['a percent sign', '100%'],
    ['a mobile number', '5339006417'],
    ['a mobile number as it is written', '53390 06417'],
    ['the middle of a place', 'kramga'],
    ['a number with a space as it stands in an address', '400 017'],
    ['a number in Devanagari digits', '१४२'],
    ['a whole Aadhaar number', '0999 1234 5678'],
  ])('finds an entry by %s', async (_, search) => {
    expect(await found(search)).toEqual(elodie);
  });

  test('finds an entry by its full document number, however it is written', async () => {
    expect(await found('bc2019/0042')).toHaveLength(12);
    expect(await found('BC-2019/0042')).toHaveLength(12);
  });

  test('finds an entry by a parent and a school', async () => {
    expect(await found('manoj sahni')).toHaveLength(12);
    expect(await found('Zilla  Parishad')).toHaveLength(12);
  });

  test.each([
    ['part of an Aadhaar number', '0999 1234'],
    ['the separator of two fields', 'devi 5231'],
    ['a wildcard, which is searched literally', 'Per__n'],
    ['SQL', "' OR 1=1 --"],
    ['FTS syntax', 'person" OR "pe'],
    ['a backslash', '\\\\'],
  ])('finds nothing by %s', async (_, search) => {
    expect(await found(search)).toEqual([]);
  });

  test('accepts nonsense without an error', async () => {
    for (const search of ['\0', '\ud800', 'x'.repeat(10_000), '*', '"', '(', 'NEAR', '   ']) {
      expect((await admin.call('listSurveys', { query: { search } })).status).toBe(200);
    }
  });

  test('follows an edit', async () => {
    const { body } = await asha.call('createSurvey', { body: { ...sunita, name: 'Pooja Rathod' } });
    const { id } = body.data;
    await asha.call('updateSurvey', { id, body: { ...sunita, name: 'Pooja Bhoye' } });
    expect(await found('rathod')).toEqual([]);
    expect(await found('bhoye')).toEqual(['Pooja Bhoye']);
    await asha.call('deleteSurvey', { id });
    expect(await found('bhoye')).toEqual([]);
  });
});

test.each([
  ['page', 'two'],
  ['limit', '1e3'],
  ['sort', 'height'],
  ['type', 'elder'],
])('an invalid %s is refused by name', async (name, value) => {
  const { status, problem } = await asha.call('listOwnSurveys', { query: { [name]: value } });
  expect([status, problem.errors[0]?.field]).toEqual([400, name]);
});

test('a repeated parameter is refused', async () => {
  const { statusCode } = await testApp.app.inject({
    url: '/server/api/surveys/volunteer?type=adult&type=child',
    headers: { authorization: `Bearer ${asha.token}` },
  });
  expect(statusCode).toBe(400);
});
