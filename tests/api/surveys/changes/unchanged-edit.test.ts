// An edit that changes nothing creates no version and no audit event, and keeps the ETag.
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Client } from '../../../support/app/api/client.ts';
import { meera, volunteer } from '../../../support/app/api/people.ts';
import { aarav, sunita } from '../../../support/app/entries/entries.ts';
import { openTestApp, type TestApp } from '../../../support/app/test-app.ts';

let testApp: TestApp;
let asha: Client;
beforeEach(async () => {
  testApp = await openTestApp();
  asha = await volunteer(testApp, 'Asha');
});
afterEach(() => testApp.close());

async function kept(id: number) {
  const { db } = testApp.ctx;
  const [row, versions, lines] = await Promise.all([
    db.selectFrom('surveys').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    db.selectFrom('survey_versions').select('version').where('survey_id', '=', id).execute(),
    db.selectFrom('audit_log').select('id').where('action', '=', 'update').execute(),
  ]);
  return { row: { ...row }, versions: versions.length, lines: lines.length };
}

test.each([
  ['Sunita', sunita],
  ['Aarav', aarav],
])('the entry of %s, saved again unchanged, keeps its version and its ETag', async (_, draft) => {
  const id = (await asha.call('createSurvey', { body: draft })).body.data.id;
  const before = await kept(id);
  const whole = (await asha.call('readSurvey', { id })).body.data;
  const masked = (await asha.call('listOwnSurveys')).body.data[0];
  for (const body of [draft, whole, masked]) {
    const { status, headers, body: answer } = await asha.call('updateSurvey', { id, body });
    expect([status, headers.etag, answer.data.version]).toEqual([200, '"1"', 1]);
    expect(answer.data.updated_at).toBe(before.row.updated_at);
  }
  expect(await kept(id)).toEqual(before);
});

test('an outdated version is refused, even if the edit would change nothing', async () => {
  const id = (await asha.call('createSurvey', { body: sunita })).body.data.id;
  await asha.call('updateSurvey', { id, body: { ...sunita, age: 35 } });
  const stale = { id, body: { ...sunita, age: 35 }, headers: { 'if-match': '"1"' } };
  expect((await asha.call('updateSurvey', stale)).status).toBe(412);
});

test('another owner, another number or another spelling of a number is a change', async () => {
  const admin = await meera(testApp);
  const id = (await asha.call('createSurvey', { body: aarav })).body.data.id;
  const changes = [
    { volunteer_id: admin.id },
    { aadhar_no: '041288305678' },
    { other_document_no: 'BC 2019 0042' },
    { other_document_type: 'pan' },
    { income: 0, city: 'Nashik' },
  ];
  let version = 1;
  for (const change of changes) {
    const { data } = (await admin.call('readSurvey', { id })).body;
    const body = { ...data, ...change };
    const { status, body: answer } = await admin.call('updateSurvey', { id, body });
    version += 1;
    expect([change, status, answer.data.version]).toEqual([change, 200, version]);
  }
});

test('a damaged number is repaired by entering the same number again', async () => {
  const id = (await asha.call('createSurvey', { body: sunita })).body.data.id;
  const { db } = testApp.ctx;
  await db.updateTable('surveys').set({ aadhar_sealed: 'damaged' }).where('id', '=', id).execute();
  expect((await asha.call('updateSurvey', { id, body: sunita })).body.data.version).toBe(2);
  expect((await asha.call('readSurvey', { id })).body.data.aadhar_no).toBe(sunita.aadhar_no);
});
