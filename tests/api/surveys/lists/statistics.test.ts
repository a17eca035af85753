import readXlsx from 'read-excel-file/node';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Statistics } from '#domain/statistics/statistics-schema.ts';
import type { Client } from '../../../support/app/api/client.ts';
import { meera, volunteer } from '../../../support/app/api/people.ts';
import { aarav, sunita } from '../../../support/app/entries/entries.ts';
import { openTestApp, type TestApp } from '../../../support/app/test-app.ts';

let testApp: TestApp;
let asha: Client;
let ravi: Client;
let admin: Client;

type Query = Record<string, string | number>;

beforeAll(async () => {
  testApp = await openTestApp();
  asha = await volunteer(testApp, 'Asha');
  ravi = await volunteer(testApp, 'Ravi');
  admin = await meera(testApp);
  const man = { ...sunita, gender: 'male', age: 61, employed: false, income: 0, category: 'st' };
  const entries = [
    [asha, { ...sunita, constituency: 'Dahanu' }],
    [asha, { ...sunita, constituency: 'DAHANU', physically_disabled: true }],
    [asha, { ...man, constituency: 'डहाणू' }],
    [ravi, { ...man, constituency: 'Jawhar' }],
    [ravi, { ...aarav, constituency: 'Dahanu' }],
    [ravi, { ...aarav, constituency: '', class: '9', age: 15, school_type: 'private' }],
  ] as const;
  for (const [client, body] of entries) {
    expect((await client.call('createSurvey', { body })).status).toBe(201);
  }
  const gone = await ravi.call('createSurvey', { body: { ...sunita, constituency: 'Vasai' } });
  await ravi.call('deleteSurvey', { id: gone.body.data.id });
  const body = { name: 'Dahanu', local_name: 'डहाणू', spellings: ['डहाणू'] };
  expect((await admin.call('mergePlaces', { body })).status).toBe(200);
});
afterAll(() => testApp.close());

async function count(query: Query): Promise<Statistics> {
  return (await admin.call('readStatistics', { query })).body.data;
}

/** `row: counts` of each row, `row/column …` as the first. */
async function table(query: Query): Promise<Record<string, number[]>> {
  const { rows, counts } = await count(query);
  return Object.fromEntries(
    rows.map(({ value, name }, index) => [name || (value ?? 'others'), counts[index] ?? []]),
  );
}

test('entries are counted by place, with the spellings that are one place, the most frequent first', async () => {
  const { rows, columns, counts } = await count({});
  expect(rows).toEqual([
    { value: 'dahanu', name: 'Dahanu', local_name: 'डहाणू' },
    expect.objectContaining({ name: expect.stringMatching(/^(Jawhar|)$/) }),
    expect.objectContaining({ name: expect.stringMatching(/^(Jawhar|)$/) }),
  ]);
  expect(columns).toEqual([{ value: '' }]);
  expect(counts).toEqual([[4], [1], [1]]);
});

test.each<[string, Query, Record<string, number[]>]>([
  ['type', { rows: 'type' }, { adult: [4], child: [2] }],
  ['gender and type', { rows: 'gender', columns: 'type' }, { male: [2, 2], female: [2, 0] }],
  ['age', { rows: 'age' }, { '6-14': [1], '15-17': [1], '30-44': [2], '60-120': [2] }],
  ['category', { rows: 'category' }, { obc: [2], sc: [2], st: [2] }],
  ['disability', { rows: 'disabled' }, { yes: [1], no: [5] }],
  ['employment, of adults', { rows: 'employed' }, { yes: [2], no: [2] }],
  ['class, of children', { rows: 'class' }, { 2: [1], 9: [1] }],
  ['school, of children', { rows: 'school_type' }, { government: [1], private: [1] }],
  ['volunteer', { rows: 'volunteer', columns: 'type' }, { Asha: [3, 0], Ravi: [1, 2] }],
  ['two that no entry has both of', { rows: 'employed', columns: 'class' }, {}],
  ['filters', { rows: 'gender', category: 'st', age_from: 60 }, { male: [2] }],
  ['a place', { rows: 'type', place: 'DAHANU' }, { adult: [3], child: [1] }],
  ['a volunteer and a type', { rows: 'gender', type: 'child', volunteer_id: 3 }, { male: [2] }],
])('entries are counted by %s', async (_, query, expected) => {
  const asked = query.volunteer_id ? { ...query, volunteer_id: ravi.id } : query;
  expect(await table(asked)).toEqual(expected);
});

test('weeks and months are those of India, with the empty ones between', async () => {
  const later = await openTestApp();
  onTestFinished(() => later.close());
  const client = await volunteer(later, 'Lata');
  const chief = await meera(later);
  const body = { ...sunita, other_no: '' };
  // Half past six in the evening in UTC is midnight in India.
  for (const time of ['2026-11-29T18:29:59.999Z', '2026-11-29T18:30:00Z', '2026-12-14T06:00:00Z']) {
    await later.ctx.db
      .updateTable('surveys')
      .set({ created_at: time })
      .where('id', '=', (await client.call('createSurvey', { body })).body.data.id)
      .execute();
  }
  const weeks = (await chief.call('readStatistics', { query: { rows: 'week' } })).body.data;
  expect(weeks.rows.map(({ value }) => value)).toEqual([
    '2026-11-23',
    '2026-11-30',
    '2026-12-07',
    '2026-12-14',
  ]);
  expect(weeks.counts).toEqual([[1], [1], [0], [1]]);
  const months = (await chief.call('readStatistics', { query: { rows: 'month' } })).body.data;
  expect(months.counts).toEqual([[2], [1]]);
});

test('an export hides small counts and says so, in both formats', async () => {
  const { body, headers } = await admin.call('exportStatistics', {
    query: { rows: 'gender', columns: 'type' },
  });
  expect(headers['content-disposition']).toMatch(/"statistics-[\d-]+\.csv"$/);
  expect(`${body}`.replace('\uFEFF', '').split('\r\n')).toEqual([
    'Gender,Adult,Child,Total',
    'Male,*,*,*',
    'Female,*,0,*',
    'Total,*,*,*',
    expect.stringMatching(/^"\* hidden: fewer than 10 entries, or /),
    '',
  ]);
  const workbook = await admin.call('exportStatistics', {
    query: { rows: 'constituency', format: 'xlsx' },
  });
  const [sheet] = await readXlsx(workbook.bytes);
  const rows = sheet?.data ?? [];
  expect(rows[0]).toEqual(['Constituency', 'Total']);
  expect(rows.slice(1)).toContainEqual(['Dahanu', '*']);
});

test.each(['week', 'month', 'constituency', 'age', 'volunteer'])(
  'without a matching entry a table by %s is empty',
  async (rows) => {
    const query = { rows, recorded_from: '2030-01-01' };
    expect(await table(query)).toEqual({});
    const { body } = await admin.call('exportStatistics', { query });
    expect(`${body}`).toContain('Only entries with: recorded from 2030-01-01');
  },
);

test('an unknown dimension is refused', async () => {
  for (const query of [
    { rows: 'name' },
    { columns: 'constituency' },
    { rows: 'gender', columns: 'week' },
    { gender: 'tiger' },
  ]) {
    expect((await admin.call('readStatistics', { query })).status).toBe(400);
  }
});
