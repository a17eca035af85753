// Forbidden requests are in the audit log with person, endpoint and record, repeated ones once in ten minutes.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anonymous, type Client } from '../../support/app/api/client.ts';
import { meera, volunteer } from '../../support/app/api/people.ts';
import { sunita } from '../../support/app/entries/entries.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';

const MINUTE = 1 / 60;

let testApp: TestApp;
let asha: Client;
let ravi: Client;
let ashasEntry: number;

beforeAll(async () => {
  testApp = await openTestApp();
  asha = await volunteer(testApp, 'Asha');
  ravi = await volunteer(testApp, 'Ravi');
  ashasEntry = (await asha.call('createSurvey', { body: sunita })).body.data.id;
});
afterAll(() => testApp.close());

const refused = (by: Client) =>
  testApp.ctx.db
    .selectFrom('audit_log')
    .select(['entity', 'entity_id', 'entity_name', 'origin'])
    .where('action', '=', 'refused')
    .where('actor_id', '=', by.id)
    .orderBy('id')
    .execute();
const line = (entity_name: string, entity_id: number | null) => ({
  entity: 'call',
  entity_id,
  entity_name,
  origin: '127.0.0.1',
});

test('the first of Ravi’s forbidden requests for an entry and for admin lists is logged each time', async () => {
  for (let i = 0; i < 3; i++) {
    expect((await ravi.call('readSurvey', { id: ashasEntry })).status).toBe(403);
    expect((await ravi.call('listVolunteers')).status).toBe(403);
    expect((await ravi.call('deleteVolunteer', { id: 'everybody' })).status).toBe(403);
  }
  const first = [
    line('readSurvey', ashasEntry),
    line('listVolunteers', null),
    line('deleteVolunteer', null),
  ];
  expect(await refused(ravi)).toEqual(first);

  testApp.setClock(9 * MINUTE);
  await ravi.call('readSurvey', { id: ashasEntry });
  expect(await refused(ravi)).toHaveLength(3);
  testApp.setClock(11 * MINUTE);
  await ravi.call('readSurvey', { id: ashasEntry });
  testApp.setClock(0);
  expect(await refused(ravi)).toEqual([...first, line('readSurvey', ashasEntry)]);
});

test('permitted and unauthenticated requests are not logged as forbidden', async () => {
  const before = await testApp.ctx.db.selectFrom('audit_log').select('id').execute();
  await asha.call('listOwnSurveys');
  await asha.call('readSurvey', { id: 999_999 });
  await anonymous(testApp.app).call('listVolunteers');
  await (await meera(testApp)).call('listVolunteers');
  expect(await refused(asha)).toEqual([]);
  const after = await testApp.ctx.db.selectFrom('audit_log').select('id').execute();
  expect(after).toHaveLength(before.length + 1);
});

test('a forbidden request is refused even when it cannot be logged', async () => {
  const { db } = testApp.ctx;
  await sql`alter table audit_log rename to audit_log_away`.execute(db);
  const { status, problem } = await asha.call('listEnquiries');
  await sql`alter table audit_log_away rename to audit_log`.execute(db);
  expect([status, problem.code]).toEqual([403, 'forbidden']);
  expect(await refused(asha)).toEqual([]);
  await asha.call('listEnquiries');
  expect(await refused(asha), 'the next try').toHaveLength(1);
});
