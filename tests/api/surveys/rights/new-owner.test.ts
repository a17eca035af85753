// Meera gives entries to Ravi while another admin makes him inactive: none goes to him afterwards, as nobody
// would see it.
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Client } from '../../../support/app/api/client.ts';
import { meera, volunteer } from '../../../support/app/api/people.ts';
import type { Reply } from '../../../support/app/api/reply.ts';
import { sunita } from '../../../support/app/entries/entries.ts';
import { openTestApp, type TestApp } from '../../../support/app/test-app.ts';

/** Of one batch. */
const ENTRIES = 100;

let testApp: TestApp;
let admin: Client;
let asha: Client;
let ravi: Client;

beforeEach(async () => {
  testApp = await openTestApp();
  admin = await meera(testApp);
  asha = await volunteer(testApp, 'Asha');
  ravi = await volunteer(testApp, 'Ravi');
});
afterEach(() => testApp.close());

async function record(): Promise<number> {
  return (await asha.call('createSurvey', { body: sunita })).body.data.id;
}

test('a bulk change that has begun gives him no entry after that', async () => {
  const ids: number[] = [];
  for (let index = 0; index < ENTRIES; index += 1) ids.push(await record());
  const body = { action: 'reassign', volunteer_id: ravi.id, ids };
  const changing = admin.call('changeManySurveys', { body });
  const { db } = testApp.ctx;
  const given = () => db.selectFrom('surveys').select('id').where('volunteer_id', '=', ravi.id);
  await expect
    .poll(async () => (await given().execute()).length, { interval: 1 })
    .toBeGreaterThan(0);
  await admin.call('setVolunteerStatus', { id: ravi.id, body: { status: 'inactive' } });

  const { done, failed } = (await changing).body.data;
  expect(await given().execute()).toHaveLength(done.length);
  expect(done.length + failed.length).toBe(ENTRIES);
  const { id: deactivated } = await db
    .selectFrom('audit_log')
    .select('id')
    .where('action', '=', 'deactivate')
    .executeTakeFirstOrThrow();
  const later = db
    .selectFrom('audit_log')
    .select('entity_id')
    .where('action', '=', 'update')
    .where('id', '>', deactivated);
  expect(await later.execute()).toEqual([]);
});

test.each([
  ['a new entry', () => admin.call('createSurvey', { body: { ...sunita, volunteer_id: ravi.id } })],
  [
    'an edited entry',
    (id: number) => admin.call('updateSurvey', { id, body: { ...sunita, volunteer_id: ravi.id } }),
  ],
  [
    'an entry of a bulk change',
    (id: number) => {
      const body = { action: 'reassign', volunteer_id: ravi.id, ids: [id] };
      return admin.call('changeManySurveys', { body });
    },
  ],
])('%s waits for the change of his account', async (_, give) => {
  const { db } = testApp.ctx;
  const id = await record();
  let giving: Promise<Reply> | undefined;
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('volunteers')
      .set({ status: 'inactive' })
      .where('id', '=', ravi.id)
      .execute();
    giving = give(id);
    // Long enough for the request to reach the lock.
    await setTimeout(300);
  });
  await giving;
  const given = db.selectFrom('surveys').select('id').where('volunteer_id', '=', ravi.id);
  expect(await given.execute()).toEqual([]);
});
