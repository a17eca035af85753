// Meera gives Asha a link, with which Asha chooses a password that nobody else knows.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endAllSessions } from '#server/auth/sessions.ts';
import { anonymous, type Client } from '../../support/app/api/client.ts';
import { meera, volunteer } from '../../support/app/api/people.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';

const PASSWORD = 'walks far';
const NEW_PASSWORD = 'carries water';
const HOURS_48 = 48;
let testApp: TestApp;
let admin: Client;
let asha: Client;

beforeEach(async () => {
  testApp = await openTestApp();
  asha = await volunteer(testApp, 'Asha');
  admin = await meera(testApp);
});
afterEach(() => testApp.close());

const linkFor = async ({ id }: Pick<Client, 'id'>): Promise<string> =>
  (await admin.call('createVolunteerPasswordLink', { id })).body.data.token;
const setBy = (token: string, new_password = NEW_PASSWORD) =>
  anonymous(testApp.app).call('setPasswordByLink', { body: { token, new_password } });
const signIn = (password: string) =>
  anonymous(testApp.app).call('signIn', { body: { email: 'asha@adhyay.example', password } });
const events = async () => {
  const query = { entity: 'volunteer', entity_id: asha.id };
  const { body } = await admin.call('listAuditEvents', { query });
  return body.data.map(({ action, by }) => [action, by?.id]);
};

test('a link sets the password once, ends the sessions, and is recorded', async () => {
  const token = await linkFor(asha);
  const read = () => anonymous(testApp.app).call('readPasswordLink', { body: { token } });
  expect((await read()).body.data).toEqual({ name: 'Asha' });
  const { status, body } = await setBy(token);
  expect([status, body.data]).toEqual([200, { email: 'asha@adhyay.example' }]);
  expect((await asha.call('listOwnSurveys')).status).toBe(401);
  expect((await signIn(PASSWORD)).status).toBe(401);
  expect((await events()).slice(1, 3)).toEqual([
    ['changePassword', asha.id],
    ['createPasswordLink', admin.id],
  ]);
  expect((await signIn(NEW_PASSWORD)).status).toBe(200);
  const again = await setBy(token, 'something else');
  expect([again.status, again.problem.code]).toEqual([404, 'passwordLinkEnded']);
  expect((await read()).problem.code).toBe('passwordLinkEnded');
  expect((await signIn(NEW_PASSWORD)).status).toBe(200);
});

test('two uses at the same time set one password', async () => {
  const token = await linkFor(asha);
  const replies = await Promise.all([setBy(token, 'first chosen'), setBy(token, 'other chosen')]);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a weak password is refused, and the link stays', async () => {
  const token = await linkFor(asha);
  const refused = await setBy(token, 'short');
  expect([refused.status, refused.problem.errors[0]?.field]).toEqual([422, 'new_password']);
  expect((await setBy(token)).status).toBe(200);
});

test('a link ends after 48 hours, and with every change of the password', async () => {
  const token = await linkFor(asha);
  testApp.setClock(HOURS_48 + 0.1);
  expect((await setBy(token)).status).toBe(404);
  testApp.setClock(0);
  const body = { current_password: PASSWORD, new_password: 'own choice' };
  expect((await asha.call('changeOwnPassword', { body })).status).toBe(200);
  expect((await setBy(token)).status).toBe(404);
});

test.each<[string, () => Promise<unknown>]>([
  ['a newer link', () => linkFor(asha)],
  [
    'a corrected e-mail',
    async () => {
      const body = { name: 'Asha', email: 'asha.devi@adhyay.example', status: 'active' };
      expect((await admin.call('updateVolunteer', { id: asha.id, body })).status).toBe(200);
    },
  ],
  [
    'a deactivation',
    async () => {
      await admin.call('setVolunteerStatus', { id: asha.id, body: { status: 'inactive' } });
      await admin.call('setVolunteerStatus', { id: asha.id, body: { status: 'active' } });
    },
  ],
  [
    'a deletion',
    async () => {
      await admin.call('deleteVolunteer', { id: asha.id });
      await admin.call('restoreVolunteer', { id: asha.id });
    },
  ],
  ['the end of the sessions', () => admin.call('endSessionsOfVolunteer', { id: asha.id })],
  [
    'the end of the other sessions',
    () => asha.call('endOtherSessions', { body: { current_password: PASSWORD } }),
  ],
  [
    'the command that ends all sessions',
    () => endAllSessions(testApp.ctx, { id: null, origin: 'end-sessions' }),
  ],
])('a link ends with %s, and the next one works', async (_event, end) => {
  const token = await linkFor(asha);
  // A clock that was set back does not keep the link alive.
  testApp.setClock(-0.05);
  await end();
  testApp.setClock(0);
  const read = await anonymous(testApp.app).call('readPasswordLink', { body: { token } });
  expect([read.status, read.problem.code]).toEqual([404, 'passwordLinkEnded']);
  expect((await setBy(token)).status).toBe(404);
  admin = await meera(testApp);
  expect((await setBy(await linkFor(asha))).status).toBe(200);
});

test('a link stays while the account changes otherwise, and signs in and out', async () => {
  const token = await linkFor(asha);
  const ravi = await volunteer(testApp, 'Ravi');
  await linkFor(ravi);
  await admin.call('endSessionsOfVolunteer', { id: ravi.id });
  await signIn('wrong');
  await asha.call('signOut');
  const body = { name: 'Asha Devi', email: 'Asha@adhyay.example', status: 'active' };
  expect((await admin.call('updateVolunteer', { id: asha.id, body })).status).toBe(200);
  expect((await setBy(token)).status).toBe(200);
});

test('a changed token is refused, also one that lives longer or is of another account', async () => {
  const ravi = await volunteer(testApp, 'Ravi');
  const [id = '', expires = '', mac = ''] = (await linkFor(asha)).split('.');
  const forged = [
    '',
    'no token',
    `${ravi.id}.${expires}.${mac}`,
    `${id}.${Number(expires) + 1000}.${mac}`,
    `${id}.${expires}.${'A'.repeat(mac.length)}`,
    `999999.${expires}.${mac}`,
  ];
  for (const token of forged) expect((await setBy(token)).status, token).toBe(404);
});

test('accounts that cannot sign in, and admins, have no links', async () => {
  const token = await linkFor(asha);
  await admin.call('setVolunteerStatus', { id: asha.id, body: { status: 'inactive' } });
  expect((await setBy(token)).status).toBe(404);
  const inactive = await admin.call('createVolunteerPasswordLink', { id: asha.id });
  expect(inactive.problem.code).toBe('accountInactive');
  expect((await admin.call('createVolunteerPasswordLink', { id: admin.id })).status).toBe(403);
  expect((await admin.call('createVolunteerPasswordLink', { id: 999 })).status).toBe(404);
});

test('false links are limited', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 301; i++) statuses.push((await setBy(`guess ${i}`)).status);
  expect([statuses[0], statuses.at(-1)]).toEqual([404, 429]);
});
