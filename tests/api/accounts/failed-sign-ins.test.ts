// Admins see attempted sign-ins in the audit log: account, time and origin, never what was typed, and no more
// events than the rate limit allows attempts.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMIN } from '../../support/app/api/admin.ts';
import type { Client } from '../../support/app/api/client.ts';
import { meera, volunteer } from '../../support/app/api/people.ts';
import { attemptSignIn } from '../../support/app/api/sign-in-attempt.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';

const PASSWORD = 'walks far';

let testApp: TestApp;
let asha: Client;
let addresses = 0;

beforeAll(async () => {
  testApp = await openTestApp();
  asha = await volunteer(testApp, 'Asha');
});
afterAll(() => testApp.close());

const mailed = (name: string) => `${name.toLowerCase()}@adhyay.example`;
/** An address without earlier attempts. */
const elsewhere = () => `198.51.100.${++addresses}`;

const attempt = async (email: string, password: string, from: string) =>
  (await attemptSignIn(testApp, { email, password, from })).status;

const auditEntries = () =>
  testApp.ctx.db.selectFrom('audit_log').selectAll().orderBy('id').execute();

/** The audit events written during the work. */
async function noted(work: () => Promise<unknown>) {
  const before = (await auditEntries()).length;
  await work();
  return (await auditEntries()).slice(before);
}

test('a wrong password is logged with its account, time and address, and without an actor', async () => {
  const from = elsewhere();
  const before = new Date().toISOString();
  const lines = await noted(() => attempt(mailed('Asha'), 'walks near', from));
  expect(lines).toEqual([
    {
      id: expect.any(Number),
      at: expect.any(String),
      actor_id: null,
      action: 'signInFailed',
      entity: 'volunteer',
      entity_id: asha.id,
      entity_name: null,
      origin: from,
    },
  ]);
  expect((lines[0]?.at ?? '') >= before).toBe(true);
});

test('the typed text is not logged, not even a password in the wrong field', async () => {
  const typed = ['my Secret phrase', 'another Secret', mailed('Asha'), 'walks near'];
  const lines = await noted(async () => {
    await attempt('my Secret phrase', 'another Secret', elsewhere());
    await attempt(mailed('Asha'), 'walks near', elsewhere());
  });
  expect(lines.map(({ entity_id }) => entity_id)).toEqual([null, asha.id]);
  for (const one of typed) expect(JSON.stringify(lines)).not.toContain(one);
});

test('the log has as much for an unknown e-mail as for an active, inactive or deleted account', async () => {
  const admin = await meera(testApp);
  const kiran = await volunteer(testApp, 'Kiran');
  await admin.call('setVolunteerStatus', { id: kiran.id, body: { status: 'inactive' } });
  const dilip = await volunteer(testApp, 'Dilip');
  await admin.call('deleteVolunteer', { id: dilip.id });
  const counts = async () => {
    const { db } = testApp.ctx;
    const counters = await db.selectFrom('rate_limit_counters').select('count').execute();
    const tries = counters.reduce((sum, { count }) => sum + count, 0);
    return { lines: (await auditEntries()).length, counters: counters.length, tries };
  };
  for (const name of ['Nobody', 'Lata', 'Kiran', 'Dilip']) {
    if (name === 'Lata') await volunteer(testApp, name);
    const before = await counts();
    expect(await attempt(mailed(name), 'walks near', elsewhere())).toBe(401);
    const after = await counts();
    expect(after, name).toEqual({
      lines: before.lines + 1,
      counters: before.counters + 3,
      tries: before.tries + 3,
    });
  }
});

test('throttled attempts are not logged', async () => {
  const from = elsewhere();
  const statuses: number[] = [];
  const lines = await noted(async () => {
    for (let i = 0; i < 8; i++) statuses.push(await attempt(ADMIN.email, `wrong ${i}`, from));
  });
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
  expect(lines).toHaveLength(5);
});

test('the right password of an inactive account is logged and throttled like a wrong one', async () => {
  const indu = await volunteer(testApp, 'Indu');
  await (await meera(testApp)).call('setVolunteerStatus', {
    id: indu.id,
    body: { status: 'inactive' },
  });
  const from = elsewhere();
  const statuses: number[] = [];
  const lines = await noted(async () => {
    for (let i = 0; i < 7; i++) statuses.push(await attempt(mailed('Indu'), PASSWORD, from));
  });
  expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429]);
  expect(lines.map(({ action, entity_id }) => [action, entity_id])).toEqual(
    Array.from({ length: 5 }, () => ['signInFailed', indu.id]),
  );
});

test('a wrong current password is logged with the signed-in volunteer', async () => {
  const body = { current_password: 'walks near', new_password: 'sits down' };
  const lines = await noted(() => asha.call('changeOwnPassword', { body }));
  expect(lines).toMatchObject([
    {
      actor_id: asha.id,
      action: 'changePasswordFailed',
      entity: 'volunteer',
      entity_id: asha.id,
      origin: '127.0.0.1',
    },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/walks near|sits down/);
});
