// Versions of an entry that are damaged or from another release.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../../support/app/api/client.ts';
import { meera, volunteer } from '../../../support/app/api/people.ts';
import { aarav, sunita } from '../../../support/app/entries/entries.ts';
import { openTestApp, type TestApp } from '../../../support/app/test-app.ts';
import { present } from '../../../support/present.ts';

let testApp: TestApp;
let asha: Client;

beforeAll(async () => {
  testApp = await openTestApp();
  asha = await volunteer(testApp, 'Asha');
  const { db, dialect } = testApp.ctx;
  const guard = dialect.name === 'sqlite' ? 'no_update' : 'append_only on survey_versions';
  await sql.raw(`drop trigger survey_versions_${guard}`).execute(db);
});
afterAll(() => testApp.close());

type Snapshot = Record<string, unknown>;

async function snapshotOf(id: number, version: number): Promise<Snapshot> {
  const { snapshot } = await testApp.ctx.db
    .selectFrom('survey_versions')
    .select('snapshot')
    .where('survey_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return JSON.parse(snapshot);
}

const rewrite = (id: number, version: number, snapshot: string) =>
  testApp.ctx.db
    .updateTable('survey_versions')
    .set({ snapshot })
    .where('survey_id', '=', id)
    .where('version', '=', version)
    .execute();

async function record(body: object) {
  const headers = { 'idempotency-key': randomUUID() };
  const first = await asha.call('createSurvey', { body, headers });
  const { id } = first.body.data;
  await asha.call('updateSurvey', { id, body: { ...body, city: 'Sehore' } });
  return { id, first, again: () => asha.call('createSurvey', { body, headers }) };
}

const read = (id: number) => asha.call('readSurveyHistory', { id });
const revert = (id: number) => asha.call('revertSurvey', { id, body: { version: 1 } });

/** Fields that identify the entry. */
const OWN = ['id', 'uid', 'volunteer_id', 'version', 'created_at', 'updated_at'];

test('a version from before any of the fields existed is shown, reverted to, and answers its key', async () => {
  const { id } = await record(sunita);
  const fields = Object.keys(await snapshotOf(id, 1)).filter((field) => !OWN.includes(field));
  expect(fields.length).toBeGreaterThan(30);
  for (const field of fields) {
    const entry = await record(aarav);
    const { [field]: _, ...earlier } = await snapshotOf(entry.id, 1);
    await rewrite(entry.id, 1, JSON.stringify(earlier));

    const again = await entry.again();
    expect([field, again.status, again.body.data.id]).toEqual([field, 201, entry.id]);
    expect(Object.keys(again.body.data)).toEqual(Object.keys(entry.first.body.data));
    const history = await read(entry.id);
    expect([field, history.status, history.body.data.length]).toEqual([field, 200, 2]);
    for (const { before, after } of present(history.body.data[0]).changes) {
      expect([field, before, after]).not.toContain(undefined);
    }
    const back = await revert(entry.id);
    expect([field, back.status, back.body.data.city]).toEqual([
      field,
      200,
      field === 'city' ? '' : aarav.city,
    ]);
  }
});

test('a field added later has no value in an earlier version, nor after reverting to it', async () => {
  const { id } = await record(aarav);
  const { disability: _, ...earlier } = await snapshotOf(id, 1);
  await rewrite(id, 1, JSON.stringify(earlier));
  await asha.call('updateSurvey', { id, body: { ...aarav, disability: 'Low vision' } });
  await revert(id);
  expect((await asha.call('readSurvey', { id })).body.data.disability).toBe('');
});

const DAMAGED =
  /answered 500: .*"versionDamaged","message":"An earlier version of this entry is damaged/;

test.each([
  ['', 'nothing'],
  ['{"name": "Sunita', 'half of it'],
  ['null', 'no state'],
  ['[]', 'a list'],
  ['{}', 'no fields at all'],
])(
  'a version that is %j (%s) gets an error message, and the entry stays usable',
  async (damaged) => {
    const { id, again } = await record(sunita);
    await rewrite(id, 1, damaged);
    for (const call of [read, revert, again]) await expect(call(id)).rejects.toThrow(DAMAGED);
    expect((await asha.call('readSurvey', { id })).status).toBe(200);
    expect((await asha.call('updateSurvey', { id, body: sunita })).status).toBe(200);
  },
);

test('the admin is told that an entry with a damaged version cannot be given back', async () => {
  const admin = await meera(testApp);
  const { id } = await record(sunita);
  await rewrite(id, 1, '{}');
  const body = { action: 'reassign', entries: [{ id, version: 2 }] };
  const { data } = (await admin.call('undoManySurveys', { body })).body;
  expect(data).toEqual({ done: [], failed: [{ id, code: 'versionDamaged' }] });
});

test.each([
  { age: '34' },
  { name: null },
  { employed: 'yes' },
  { category: 'royal' },
  { aadhar_sealed: 1 },
  { uid: 7 },
])('a version with a value of another type gets the same error message, %j', async (wrong) => {
  const { id } = await record(sunita);
  await rewrite(id, 1, JSON.stringify({ ...(await snapshotOf(id, 1)), ...wrong }));
  for (const call of [read, revert]) await expect(call(id)).rejects.toThrow(DAMAGED);
});
