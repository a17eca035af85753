// An action and its audit event are one transaction: without the event the action does not happen.
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AuditAction } from '#domain/audit-log/audit-log.ts';
import type { Client } from '../../../support/app/api/client.ts';
import { volunteer } from '../../../support/app/api/people.ts';
import { openTestApp, type TestApp } from '../../../support/app/test-app.ts';

const ASHA = { email: 'asha@adhyay.example', password: 'walks far' };

let testApp: TestApp;
let asha: Client;
beforeEach(async () => {
  testApp = await openTestApp();
  asha = await volunteer(testApp, 'Asha');
});
afterEach(() => testApp.close());

/** Makes the database refuse audit events of this action. */
async function refuseLines(action: AuditAction): Promise<void> {
  const { db, dialect } = testApp.ctx;
  const refused = sql.lit(action);
  if (dialect.name === 'sqlite') {
    await sql`create trigger refuse_line before insert on audit_log when new.action = ${refused}
      begin select raise(abort, 'this line is refused'); end`.execute(db);
    return;
  }
  await sql`create function refuse_line() returns trigger language plpgsql as $$
    begin raise exception 'this line is refused'; end $$`.execute(db);
  await sql`create trigger refuse_line before insert on audit_log for each row
    when (new.action = ${refused}) execute function refuse_line()`.execute(db);
}

async function post(path: string, payload?: object, token?: string): Promise<number> {
  const { statusCode } = await testApp.app.inject({
    method: 'POST',
    url: `/server/api/volunteers/${path}`,
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
    ...(payload && { payload }),
  });
  return statusCode;
}

const sessions = () =>
  testApp.ctx.db
    .selectFrom('sessions')
    .select('token_hash')
    .where('volunteer_id', '=', asha.id)
    .execute();
const counters = () =>
  testApp.ctx.db.selectFrom('rate_limit_counters').selectAll().orderBy('key').execute();

test('without its audit line no session starts, and no failure counter is reset', async () => {
  expect(await post('login', { ...ASHA, password: 'walks near' })).toBe(401);
  const [sessionsBefore, countersBefore] = [await sessions(), await counters()];
  expect([sessionsBefore.length, countersBefore.length]).toEqual([1, 3]);
  await refuseLines('signIn');
  expect(await post('login', ASHA)).toBe(500);
  expect(await sessions()).toEqual(sessionsBefore);
  expect(await counters()).toEqual(countersBefore);
});

test('without its audit line no session ends', async () => {
  await refuseLines('signOut');
  expect(await post('logout', undefined, asha.token)).toBe(500);
  expect((await sessions()).length).toBe(1);
  expect((await asha.call('listOwnSurveys')).status).toBe(200);
});

test('without its audit line no wrong password is counted', async () => {
  await refuseLines('signInFailed');
  expect(await post('login', { ...ASHA, password: 'walks near' })).toBe(500);
  expect(await counters()).toEqual([]);
});
