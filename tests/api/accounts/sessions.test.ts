// An ended session is refused by every endpoint, and a failed sign-in reveals nothing.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpointNames, endpoints } from '#domain/endpoints.ts';
import { ADMIN } from '../../support/app/api/admin.ts';
import { anonymous, type Client } from '../../support/app/api/client.ts';
import { meera, signIn, volunteer } from '../../support/app/api/people.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';

let testApp: TestApp;
let admin: Client;

beforeAll(async () => {
  testApp = await openTestApp({ LOGIN_RATE_LIMIT: '100000' });
  admin = await meera(testApp);
});
afterAll(() => testApp.close());

const guarded = endpointNames().filter((name) => endpoints[name].access !== 'anyone');
const mailed = (name: string) => `${name.toLowerCase()}@adhyay.example`;
const attempt = (email: string, password: string) =>
  anonymous(testApp.app).call('signIn', { body: { email, password } });

async function expectEnded(person: Client): Promise<void> {
  // Refused tokens have a rate limit, which is tested elsewhere.
  await testApp.ctx.db.deleteFrom('rate_limit_counters').execute();
  for (const name of guarded) {
    const { status, problem } = await person.call(name, { id: 1 });
    expect([status, problem.code], name).toEqual([401, 'tokenRefused']);
  }
}

test('signing out ends access to every call, in that session only', async () => {
  const asha = await volunteer(testApp, 'Asha');
  const other = await signIn(testApp.app, { email: mailed('Asha'), password: 'walks far' });
  expect((await asha.call('signOut')).status).toBe(200);
  await expectEnded(asha);
  expect((await other.call('listOwnSurveys')).status).toBe(200);
});

test.each([
  ['PATCH', (id: number) => admin.call('setVolunteerStatus', { id, body: { status: 'inactive' } })],
  [
    'PUT',
    (id: number) =>
      admin.call('updateVolunteer', {
        id,
        body: { name: 'Indu PUT', email: mailed('InduPUT'), status: 'inactive' },
      }),
  ],
])('a volunteer deactivated by %s is signed out at once, until a new sign-in', async (how, off) => {
  const indu = await volunteer(testApp, `Indu${how}`);
  const second = await signIn(testApp.app, {
    email: mailed(`Indu${how}`),
    password: 'walks far',
  });
  expect((await off(indu.id)).status).toBe(200);
  await expectEnded(indu);
  await expectEnded(second);
  expect((await attempt(mailed(`Indu${how}`), 'walks far')).status).toBe(403);
  await admin.call('setVolunteerStatus', { id: indu.id, body: { status: 'active' } });
  await expectEnded(indu);
  expect((await attempt(mailed(`Indu${how}`), 'walks far')).status).toBe(200);
});

test.each([false, true])(
  'a deleted volunteer (second path: %s) loses access to every call',
  async (also) => {
    const name = `Dilip${also}`;
    const dilip = await volunteer(testApp, name);
    await admin.call('deleteVolunteer', { id: dilip.id, also });
    await expectEnded(dilip);
    const late = await attempt(mailed(name), 'walks far');
    const unknown = await attempt(mailed('Nobody'), 'walks far');
    expect([late.status, late.problem]).toEqual([401, unknown.problem]);
  },
);

test('a password set by an admin ends the sessions and the old password', async () => {
  const pia = await volunteer(testApp, 'Pia');
  await admin.call('updateVolunteer', {
    id: pia.id,
    body: { name: 'Pia', email: mailed('Pia'), status: 'active', password: 'another way' },
  });
  await expectEnded(pia);
  expect((await attempt(mailed('Pia'), 'walks far')).status).toBe(401);
  expect((await attempt(mailed('Pia'), 'another way')).status).toBe(200);
});

test('a demoted admin is refused at the next call', async () => {
  const { db } = testApp.ctx;
  const tara = await volunteer(testApp, 'Tara');
  const become = (is_admin: 0 | 1) =>
    db.updateTable('volunteers').set({ is_admin }).where('id', '=', tara.id).execute();
  await become(1);
  expect((await tara.call('listVolunteers')).status).toBe(200);
  await become(0);
  expect((await tara.call('listVolunteers')).status).toBe(403);
});

test('two admins who deactivate each other at the same moment leave one active', async () => {
  const { db } = testApp.ctx;
  for (let round = 0; round < 5; round++) {
    const name = `Usha${round}`;
    const { id } = await volunteer(testApp, name);
    await db.updateTable('volunteers').set({ is_admin: 1 }).where('id', '=', id).execute();
    const usha = await signIn(testApp.app, { email: mailed(name), password: 'walks far' });
    const body = { status: 'inactive' };
    const replies = await Promise.all([
      admin.call('setVolunteerStatus', { id, body }),
      usha.call('setVolunteerStatus', { id: admin.id, body }),
    ]);
    for (const { status } of replies) expect([200, 401, 409]).toContain(status);
    const active = await db
      .selectFrom('volunteers')
      .select('id')
      .where('is_admin', '=', 1)
      .where('status', '=', 'active')
      .where('deleted_at', 'is', null)
      .execute();
    expect(active).toHaveLength(1);
    await db.updateTable('volunteers').set({ is_admin: 0 }).where('id', '=', id).execute();
    await db
      .updateTable('volunteers')
      .set({ status: 'active' })
      .where('id', '=', admin.id)
      .execute();
    admin = await meera(testApp);
  }
});

test('an unknown e-mail, a wrong password and an inactive account are refused alike, to the last header', async () => {
  const kiran = await volunteer(testApp, 'Kiran');
  await admin.call('setVolunteerStatus', { id: kiran.id, body: { status: 'inactive' } });
  const replies = [
    await attempt('nobody@adhyay.example', 'walks near'),
    await attempt(ADMIN.email, 'walks near'),
    await attempt(mailed('Kiran'), 'walks near'),
  ];
  const seen = replies.map(({ status, json, headers }) => {
    const { date: _, ...rest } = headers;
    return JSON.stringify([status, json, rest]);
  });
  expect(new Set(seen).size).toBe(1);
});

test('responses cannot be read by pages of other sites', async () => {
  for (const method of ['GET', 'OPTIONS'] as const) {
    const { headers } = await testApp.app.inject({
      method,
      url: '/server/api/surveys/volunteer',
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'GET',
        authorization: `Bearer ${admin.token}`,
      },
    });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(headers['set-cookie']).toBeUndefined();
  }
});
