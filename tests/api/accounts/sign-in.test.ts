import { argon2Sync, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPasswordHasher } from '#server/auth/password-hasher.ts';
import { ADMIN } from '../../support/app/api/admin.ts';
import { anonymous, type Client, clientFor } from '../../support/app/api/client.ts';
import { meera, signIn, volunteer } from '../../support/app/api/people.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';
import { documentClient } from '../../support/app/website/editors.ts';

let testApp: TestApp;
let asha: Client;

const attempt = (email: string, password: string) =>
  anonymous(testApp.app).call('signIn', { body: { email, password } });

beforeAll(async () => {
  testApp = await openTestApp({}, { passwords: createPasswordHasher() });
  asha = await volunteer(testApp, 'Asha');
});
afterAll(() => testApp.close());

test('a sign-in returns the account and nothing else', async () => {
  const { body } = await attempt(ADMIN.email.toUpperCase(), ADMIN.password);
  expect(body.token).toMatch(/^adh_[\w-]{43}$/);
  expect(body.volunteer).toMatchObject({ email: ADMIN.email, is_admin: true, status: 'active' });
  expect(JSON.stringify(body)).not.toMatch(/hash|argon/);
});

test('an unknown address and a wrong password get the same answer', async () => {
  const wrong = await attempt(ADMIN.email, 'last chapter');
  const unknown = await attempt('nobody@adhyay.example', 'last chapter');
  expect([wrong.status, unknown.status]).toEqual([401, 401]);
  expect(wrong.json).toEqual(unknown.json);
  expect(wrong.problem.message).toBe('Invalid email or password');
});

test('an inactive account is disclosed only to the right password', async () => {
  const admin = await meera(testApp);
  const kiran = await volunteer(testApp, 'Kiran');
  await admin.call('setVolunteerStatus', { id: kiran.id, body: { status: 'inactive' } });
  const right = await attempt('kiran@adhyay.example', 'walks far');
  const wrong = await attempt('kiran@adhyay.example', 'walks near');
  expect([right.status, wrong.status]).toEqual([403, 401]);
  expect(right.problem.code).toBe('accountInactive');
});

test('a token ends with the sign-out, the deactivation or the new password of its owner', async () => {
  const admin = await meera(testApp);
  const lata = await volunteer(testApp, 'Lata');
  const mailed = { email: 'lata@adhyay.example', password: 'walks far' };
  const ended = async (person: Client) => (await person.call('listOwnSurveys')).problem.code;

  const other = await signIn(testApp.app, mailed);
  await lata.call('signOut');
  expect(await ended(lata)).toBe('tokenRefused');
  expect((await other.call('listOwnSurveys')).status).toBe(200);

  await admin.call('setVolunteerStatus', { id: lata.id, body: { status: 'inactive' } });
  await admin.call('setVolunteerStatus', { id: lata.id, body: { status: 'active' } });
  expect(await ended(other)).toBe('tokenRefused');

  const third = await signIn(testApp.app, mailed);
  await admin.call('updateVolunteer', {
    id: lata.id,
    body: { name: 'Lata', email: mailed.email, status: 'active', password: 'walks further' },
  });
  expect(await ended(third)).toBe('tokenRefused');

  const fourth = await signIn(testApp.app, { ...mailed, password: 'walks further' });
  await admin.call('deleteVolunteer', { id: lata.id });
  expect(await ended(fourth)).toBe('tokenRefused');
});

test('changing one’s own password asks for the old one and ends the other sessions', async () => {
  const mailed = { email: 'nila@adhyay.example', password: 'walks far' };
  const nila = await volunteer(testApp, 'Nila');
  const phone = await signIn(testApp.app, mailed);
  const change = (current_password: string, new_password: string) =>
    nila.call('changeOwnPassword', { body: { current_password, new_password } });

  const { problem } = await change('walks near', 'sits down');
  expect(problem.errors[0]?.field).toBe('current_password');
  expect((await change('walks far', 'sit')).problem.message).toBe(
    'Password must be at least 6 characters long',
  );
  expect((await change('walks far', 'sits down')).status).toBe(200);
  expect((await nila.call('listOwnSurveys')).status).toBe(200);
  expect((await phone.call('listOwnSurveys')).status).toBe(401);
  await signIn(testApp.app, { ...mailed, password: 'sits down' });
});

test('requests without a token, with nonsense or with a cookie are refused', async () => {
  const without = await anonymous(testApp.app).call('listOwnSurveys');
  expect(without.status).toBe(401);
  expect(without.problem.message).toBe('Authentication token is missing. Please log in again.');
  for (const token of ['x', `adh_${'a'.repeat(43)}`, `${asha.token}a`, asha.token.toLowerCase()]) {
    const { status, problem } = await clientFor(testApp.app, 0, token).call('listOwnSurveys');
    expect([status, problem.code]).toEqual([401, 'tokenRefused']);
  }
  const headers = { cookie: `token=${asha.token}` };
  expect((await anonymous(testApp.app).call('listOwnSurveys', { headers })).status).toBe(401);
});

test('a session ends after 12 hours without use and after 7 days in all', async () => {
  const uma = await volunteer(testApp, 'Uma');
  try {
    for (let hours = 11; hours < 7 * 24; hours += 11) {
      testApp.setClock(hours);
      expect((await uma.call('listOwnSurveys')).status, `after ${hours} hours`).toBe(200);
    }
    testApp.setClock(7 * 24 + 1);
    expect((await uma.call('listOwnSurveys')).status).toBe(401);
    testApp.setClock(0);
    expect((await uma.call('listOwnSurveys')).status, 'the clock was put back').toBe(401);

    const idle = await signIn(testApp.app, { email: 'uma@adhyay.example', password: 'walks far' });
    testApp.setClock(12.1);
    expect((await idle.call('listOwnSurveys')).status).toBe(401);
  } finally {
    testApp.setClock(0);
  }
});

test('stored data contains nothing that allows signing in', async () => {
  const sessions = await testApp.ctx.db.selectFrom('sessions').selectAll().execute();
  expect(sessions.length).toBeGreaterThan(0);
  expect(JSON.stringify(sessions)).not.toContain(asha.token);
  const accounts = await testApp.ctx.db.selectFrom('volunteers').selectAll().execute();
  for (const { password_hash } of accounts) {
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  }
  const same = accounts.filter(({ name }) => ['Asha', 'Kiran'].includes(name));
  expect(new Set(same.map(({ password_hash }) => password_hash)).size).toBe(2);
});

test('an admin’s session ends after 2 hours without use and after 12 in all', async () => {
  const admin = await meera(testApp);
  try {
    for (let hours = 1.5; hours < 12; hours += 1.5) {
      testApp.setClock(hours);
      expect((await admin.call('listSurveys')).status, `after ${hours} hours`).toBe(200);
    }
    testApp.setClock(12.1);
    expect((await admin.call('listSurveys')).status).toBe(401);
    testApp.setClock(0);
    const idle = await meera(testApp);
    testApp.setClock(2.1);
    expect((await idle.call('listSurveys')).status).toBe(401);
  } finally {
    testApp.setClock(0);
  }
});

test('a tab that Meera leaves open does not keep her session alive', async () => {
  const admin = await meera(testApp);
  const questions = documentClient(admin, 'faqs');
  const polls = async () => [
    (await admin.call('readSyncState')).status,
    (await questions.call('readDraft')).status,
    (await questions.call('previewDocument')).status,
  ];
  try {
    testApp.setClock(1.5);
    expect((await admin.call('listSurveys')).status).toBe(200);
    testApp.setClock(3.4);
    expect(await polls(), 'within the limit since her last use').toEqual([200, 200, 200]);
    testApp.setClock(3.6);
    expect(await polls()).toEqual([401, 401, 401]);
  } finally {
    testApp.setClock(0);
  }
});

test('the eleventh session of an account ends the first', async () => {
  const first = await volunteer(testApp, 'Devi');
  for (let i = 0; i < 10; i++) {
    expect((await first.call('listOwnSurveys')).status).toBe(200);
    testApp.setClock((i + 1) / 3600);
    await signIn(testApp.app, { email: 'devi@adhyay.example', password: 'walks far' });
  }
  testApp.setClock(0);
  expect((await first.call('listOwnSurveys')).status).toBe(401);
});

test('no session that was started with the old password survives a reset', async () => {
  const admin = await meera(testApp);
  let started = 0;
  for (let round = 0; round < 5; round++) {
    const name = `Jaya${round}`;
    const jaya = await volunteer(testApp, name);
    const email = `${name.toLowerCase()}@adhyay.example`;
    const reset = { name, email, status: 'active', password: 'another way' };
    const trying = Array.from({ length: 6 }, async (_, i) => {
      // The first one is under way before the reset.
      if (i > 0) await new Promise((resolve) => setTimeout(resolve, i * 8));
      return attempt(email, 'walks far');
    });
    await admin.call('updateVolunteer', { id: jaya.id, body: reset });
    for (const signedIn of await Promise.all(trying)) {
      if (signedIn.status !== 200) continue;
      started += 1;
      const { token } = signedIn.body;
      const late = await clientFor(testApp.app, jaya.id, token).call('listOwnSurveys');
      expect(late.status).toBe(401);
    }
  }
  expect(started).toBeGreaterThan(0);
});

test('a hash of weaker parameters is renewed at the next sign-in', async () => {
  const kashi = await volunteer(testApp, 'Kashi');
  const { db } = testApp.ctx;
  const salt = randomBytes(16);
  const weak = { memory: 8192, passes: 1, parallelism: 1, tagLength: 32 };
  const digest = argon2Sync('argon2id', { message: 'walks far', nonce: salt, ...weak });
  const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  const password_hash = `$argon2id$v=19$m=8192,t=1,p=1$${text(salt)}$${text(digest)}`;
  await db.updateTable('volunteers').set({ password_hash }).where('id', '=', kashi.id).execute();

  await signIn(testApp.app, { email: 'kashi@adhyay.example', password: 'walks far' });
  const [row] = await db.selectFrom('volunteers').selectAll().where('id', '=', kashi.id).execute();
  expect(row?.password_hash).toContain('m=19456,t=2,p=1');
  await signIn(testApp.app, { email: 'kashi@adhyay.example', password: 'walks far' });
});

test('sign-ins beyond the hashing capacity are asked to retry', async () => {
  const replies = await Promise.all(
    Array.from({ length: 150 }, () =>
      testApp.app.inject({ method: 'POST', url: '/server/api/volunteers/login', payload: ADMIN }),
    ),
  );
  const busy = replies.filter(({ statusCode }) => statusCode === 503);
  expect(busy.length).toBeGreaterThan(0);
  expect(busy.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true);
  expect(replies.filter(({ statusCode }) => statusCode === 200).length).toBe(150 - busy.length);
});
