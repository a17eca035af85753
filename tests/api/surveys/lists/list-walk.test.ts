// A long list whose entries were all created in the same millisecond.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../../support/app/api/client.ts';
import { volunteer } from '../../../support/app/api/people.ts';
import { aarav, sunita } from '../../../support/app/entries/entries.ts';
import { idsOf } from '../../../support/app/entries/listed-entries.ts';
import { openTestApp, type TestApp } from '../../../support/app/test-app.ts';

let testApp: TestApp;
let asha: Client;
let made: number[];

const ENTRIES = 105;

beforeAll(async () => {
  testApp = await openTestApp();
  asha = await volunteer(testApp, 'Asha');
  const ravi = await volunteer(testApp, 'Ravi');
  testApp.stopClock(0);
  made = [];
  const moments = new Set<string>();
  for (let i = 0; i < ENTRIES; i++) {
    const { body } = await asha.call('createSurvey', { body: i % 3 ? sunita : aarav });
    moments.add(body.data.created_at);
    made.push(body.data.id);
    if (i % 10 === 0) await ravi.call('createSurvey', { body: sunita });
  }
  expect(moments.size, 'one moment').toBe(1);
});
afterAll(() => testApp.close());

test.each([
  ['date_old', 7],
  ['date_old', 50],
  ['date_new', 10],
  ['date_new', 100],
] as const)('walking the list by %s, %i at a time, meets each entry once', async (sort, limit) => {
  const pages = Math.ceil(ENTRIES / limit);
  const walked: number[] = [];
  for (let page = 1; page <= pages; page++) {
    const reply = await asha.call('listOwnSurveys', { query: { sort, limit, page } });
    expect(reply.body.pagination).toEqual({
      current_page: page,
      total_pages: pages,
      total_records: ENTRIES,
    });
    walked.push(...idsOf(reply));
  }
  expect(walked).toEqual(sort === 'date_old' ? made : made.toReversed());
});

test('a page has at most a hundred entries, and ten by default', async () => {
  const newest = made.toReversed();
  for (const limit of ['100', '101', '1000000000']) {
    expect(idsOf(await asha.call('listOwnSurveys', { query: { limit } }))).toEqual(
      newest.slice(0, 100),
    );
  }
  for (const query of [{}, { page: '', limit: '', sort: '', search: '', type: '' }]) {
    expect(idsOf(await asha.call('listOwnSurveys', { query }))).toEqual(newest.slice(0, 10));
  }
  expect(idsOf(await asha.call('listOwnSurveys', { query: { limit: 0 } }))).toHaveLength(1);
});

test('a page past the end is empty, and keeps its number and the right totals', async () => {
  const { body } = await asha.call('listOwnSurveys', { query: { page: 12, limit: 10 } });
  expect(body.data).toEqual([]);
  expect(body.pagination).toEqual({ current_page: 12, total_pages: 11, total_records: ENTRIES });
});

test('type and search keep the order and the walk', async () => {
  const children = made.filter((_, i) => i % 3 === 0);
  for (const query of [{ type: 'child' }, { search: 'hadapsar' }]) {
    const walked: number[] = [];
    for (let page = 1; page <= 4; page++) {
      const asked = { ...query, page, limit: 10, sort: 'date_old' };
      walked.push(...idsOf(await asha.call('listOwnSurveys', { query: asked })));
    }
    expect(walked).toEqual(children);
  }
});

test('an edit and an undone deletion keep an entry’s position', async () => {
  const [first = 0, second = 0] = made;
  await asha.call('updateSurvey', { id: first, body: { ...sunita, age: 35 } });
  await asha.call('deleteSurvey', { id: second });
  const query = { sort: 'date_old', limit: 3 };
  const without = await asha.call('listOwnSurveys', { query });
  expect(idsOf(without)).toEqual([first, ...made.slice(2, 4)]);
  expect(without.body.pagination.total_records).toBe(ENTRIES - 1);
  await asha.call('undoDeleteSurvey', { id: second });
  expect(idsOf(await asha.call('listOwnSurveys', { query }))).toEqual(made.slice(0, 3));
});
