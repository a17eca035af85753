// Where somebody is signed in, and how that ends.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OwnSession } from '#domain/volunteers/session-schema.ts';
import { anonymous, type Client, clientFor } from '../../support/app/api/client.ts';
import { meera, volunteer } from '../../support/app/api/people.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/146.0.0.0 Mobile Safari/537.36';
let testApp: TestApp;
let admin: Client;

beforeAll(async () => {
  testApp = await openTestApp();
  admin = await meera(testApp);
});
afterAll(() => testApp.close());

const emailOf = (name: string) => `${name.toLowerCase()}@adhyay.example`;

async function onPhone(name: string, userAgent = PHONE): Promise<Client> {
  const { body } = await anonymous(testApp.app).call('signIn', {
    body: { email: emailOf(name), password: 'walks far' },
    headers: { 'user-agent': userAgent },
  });
  return clientFor(testApp.app, body.volunteer.id, body.token);
}
const sessionsOf = async (client: Client): Promise<OwnSession[]> =>
  (await client.call('listOwnSessions')).body.data;

test('one’s own sessions are listed, the current one first, with the browser of the sign-in', async () => {
  testApp.setClock(-3);
  const asha = await volunteer(testApp, 'Asha');
  testApp.setClock(0);
  const phone = await onPhone('Asha');
  const listed = await sessionsOf(phone);
  expect(listed.map(({ user_agent, current }) => [user_agent, current])).toEqual([
    [PHONE, true],
    [expect.stringMatching(/^[^(]*$/), false],
  ]);
  expect(JSON.stringify(listed)).not.toContain(phone.token);
  expect(await sessionsOf(asha)).toHaveLength(2);
  // An expired session is not one.
  testApp.setClock(24 * 6);
  expect((await sessionsOf(await onPhone('Asha'))).map(({ current }) => current)).toEqual([true]);
  testApp.setClock(0);
});

test('a very long User-Agent is cut', async () => {
  await volunteer(testApp, 'Bina');
  const [{ user_agent = '' } = {}] = await sessionsOf(await onPhone('Bina', 'x'.repeat(5000)));
  expect(user_agent).toBe('x'.repeat(300));
});

test('with the password all other sessions end, and this is recorded', async () => {
  const home = await volunteer(testApp, 'Chetan');
  const phone = await onPhone('Chetan');
  const end = (current_password: string) =>
    home.call('endOtherSessions', { body: { current_password } });
  const refused = await end('not this one');
  expect([refused.status, refused.problem.errors[0]?.field]).toEqual([422, 'current_password']);
  expect((await phone.call('listOwnSurveys')).status).toBe(200);
  expect((await end('walks far')).status).toBe(200);
  expect((await phone.call('listOwnSurveys')).status).toBe(401);
  expect(await sessionsOf(home)).toHaveLength(1);
  const { body } = await admin.call('listAuditEvents', { query: { volunteer_id: home.id } });
  expect(body.data.slice(0, 2)).toMatchObject([
    { action: 'endSessions', entity: 'volunteer', entity_id: home.id },
    { action: 'confirmPasswordFailed' },
  ]);
});

test('an admin signs a volunteer out everywhere', async () => {
  const dev = await volunteer(testApp, 'Dev');
  const phone = await onPhone('Dev');
  expect((await admin.call('endSessionsOfVolunteer', { id: dev.id })).status).toBe(200);
  for (const ended of [dev, phone]) expect((await ended.call('listOwnSurveys')).status).toBe(401);
  // The password stays.
  expect((await (await onPhone('Dev')).call('listOwnSurveys')).status).toBe(200);
  const { body } = await admin.call('listAuditEvents', {
    query: { entity: 'volunteer', entity_id: dev.id },
  });
  expect(body.data).toContainEqual(
    expect.objectContaining({
      action: 'endSessions',
      by: expect.objectContaining({ id: admin.id }),
    }),
  );

  // The own ones need the password.
  expect((await admin.call('endSessionsOfVolunteer', { id: admin.id })).status).toBe(403);
  expect((await admin.call('endSessionsOfVolunteer', { id: 999 })).status).toBe(404);
});
