// Signing in with a code besides the password, for accounts that want it.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codeAt } from '#server/auth/second-factor/totp.ts';
import { ADMIN } from '../../support/app/api/admin.ts';
import { anonymous, type Client } from '../../support/app/api/client.ts';
import { meera, volunteer } from '../../support/app/api/people.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';

const PASSWORD = 'walks far';
let testApp: TestApp;
let admin: Client;

beforeAll(async () => {
  testApp = await openTestApp();
});
beforeEach(async () => {
  testApp.setClock(0);
  // Each volunteer() opens a session of the admin, and the oldest one ends.
  admin = await meera(testApp);
});
afterAll(() => testApp.close());

/** What the app shows. */
function codeOf(secret: string, hours = 0): string {
  testApp.setClock(hours);
  return codeAt(secret, Math.floor(testApp.ctx.now().getTime() / 30_000));
}
const signIn = (name: string, code?: string) =>
  anonymous(testApp.app).call('signIn', {
    body: {
      email: `${name.toLowerCase()}@adhyay.example`,
      password: PASSWORD,
      ...(code && { code }),
    },
  });
const withPassword = { body: { current_password: PASSWORD } };

/** What was done to the account, the newest first. */
async function actionsOf({ id }: Client): Promise<string[]> {
  const query = { entity: 'volunteer', entity_id: id };
  const { body } = await admin.call('listAuditEvents', { query });
  return body.data.map(({ action }) => action);
}

interface Enabled {
  client: Client;
  secret: string;
  codes: string[];
}

async function enabledFor(name: string): Promise<Enabled> {
  const client = await volunteer(testApp, name);
  const begun = await client.call('beginSecondFactor', withPassword);
  const { secret } = begun.body.data;
  const confirmed = await client.call('confirmSecondFactor', { body: { code: codeOf(secret) } });
  return { client, secret, codes: confirmed.body.data.recovery_codes };
}

test('a code is asked for only after the app has shown one', async () => {
  const asha = await volunteer(testApp, 'Asha');
  const wrong = await asha.call('beginSecondFactor', { body: { current_password: 'not this' } });
  expect([wrong.status, wrong.problem.errors[0]?.field]).toEqual([422, 'current_password']);
  const begun = await asha.call('beginSecondFactor', withPassword);
  const { secret, uri } = begun.body.data;
  expect(uri).toContain(`secret=${secret}`);
  expect(uri).toContain('asha%40adhyay.example');
  expect((await signIn('Asha')).status).toBe(200);
  const other = codeOf(secret) === '123456' ? '654321' : '123456';
  const refused = await asha.call('confirmSecondFactor', { body: { code: other } });
  expect([refused.status, refused.problem.errors[0]?.field]).toEqual([422, 'code']);

  // Begun again, the earlier secret is worth nothing.
  const again = (await asha.call('beginSecondFactor', withPassword)).body.data.secret;
  const late = await asha.call('confirmSecondFactor', { body: { code: codeOf(secret) } });
  expect(late.status).toBe(422);
  const shown = codeOf(again).replace(/^.../, '$& ');
  const confirmed = await asha.call('confirmSecondFactor', { body: { code: shown } });
  expect(confirmed.body.data.recovery_codes).toHaveLength(10);
  expect((await asha.call('readSecondFactor')).body.data).toEqual({
    enabled: true,
    recovery_codes: 10,
  });
  const without = await signIn('Asha');
  expect([without.status, without.problem.code]).toEqual([401, 'codeRequired']);
  expect((await asha.call('beginSecondFactor', withPassword)).problem.code).toBe(
    'secondFactorEnabled',
  );
});

test('an admin sees how often codes were tried with the right password', async () => {
  const { client, secret } = await enabledFor('Tara');
  const used = codeOf(secret);
  for (let i = 0; i < 3; i++) expect((await signIn('Tara', used)).problem.code).toBe('wrongCode');
  const { body } = await admin.call('readVolunteerActivity', { id: client.id });
  expect(body.data).toMatchObject({
    failed_sign_ins: 3,
    last_failed_sign_in_at: expect.any(String),
  });
});

test('a right password without a code is recorded once, if the account has not signed in from there', async () => {
  const { client } = await enabledFor('Uma');
  for (let i = 0; i < 3; i++) expect((await signIn('Uma')).problem.code).toBe('codeRequired');
  const asked = async () => {
    const log = testApp.ctx.db.selectFrom('audit_log').select('id');
    const events = log.where('entity_id', '=', client.id).where('action', '=', 'codeAsked');
    return (await events.execute()).length;
  };
  // Uma has signed in from here.
  expect(await asked()).toBe(0);
  const fromElsewhere = () =>
    testApp.app.inject({
      method: 'POST',
      url: '/server/api/volunteers/login',
      remoteAddress: '203.0.113.9',
      body: { email: 'uma@adhyay.example', password: PASSWORD },
    });
  for (let i = 0; i < 3; i++) expect((await fromElsewhere()).json().code).toBe('codeRequired');
  expect(await asked()).toBe(1);
});

test('a code that the owner mistypes while turning codes on is no failed sign-in', async () => {
  const farah = await volunteer(testApp, 'Farah');
  await farah.call('beginSecondFactor', withPassword);
  expect((await farah.call('confirmSecondFactor', { body: { code: '12 34' } })).status).toBe(422);
  const { body } = await admin.call('readVolunteerActivity', { id: farah.id });
  expect(body.data).toMatchObject({ failed_sign_ins: 0, last_failed_sign_in_at: null });
});

test('each code of the app signs in once, in any script of digits', async () => {
  const { secret } = await enabledFor('Bina');
  // The code of the set-up has been used.
  expect((await signIn('Bina', codeOf(secret))).problem.code).toBe('wrongCode');
  const next = codeOf(secret, 1);
  const inDevanagari = next.replaceAll(/\d/g, (digit) =>
    String.fromCharCode(0x966 + Number(digit)),
  );
  expect((await signIn('Bina', inDevanagari)).status).toBe(200);
  expect((await signIn('Bina', next)).problem.code).toBe('wrongCode');
  const both = codeOf(secret, 2);
  const twice = await Promise.all([signIn('Bina', both), signIn('Bina', both)]);
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 401]);
});

test('wrong codes count as failed sign-ins, and a right password alone says no more', async () => {
  await enabledFor('Chetan');
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 7; attempt++) {
    statuses.push((await signIn('Chetan', '000000')).status);
  }
  expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
  expect(statuses.at(-1)).toBe(429);
  const wrongPassword = await anonymous(testApp.app).call('signIn', {
    body: { email: 'nobody@adhyay.example', password: PASSWORD, code: '000000' },
  });
  expect(wrongPassword.problem.code).toBe('wrongSignIn');
});

test('a recovery code signs in once, typed as on the paper or not', async () => {
  const { client, codes } = await enabledFor('Dev');
  const [first = '', second = ''] = codes;
  expect(first).toMatch(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){5}$/);
  expect((await signIn('Dev', first)).status).toBe(200);
  expect((await signIn('Dev', first)).problem.code).toBe('wrongCode');
  const typed = ` ${second.toLowerCase().replaceAll('-', ' ')} `;
  expect((await signIn('Dev', typed)).status).toBe(200);
  expect((await client.call('readSecondFactor')).body.data.recovery_codes).toBe(8);

  const renewed = await client.call('renewRecoveryCodes', withPassword);
  expect(renewed.body.data.recovery_codes).toHaveLength(10);
  expect((await signIn('Dev', codes[2])).problem.code).toBe('wrongCode');
  expect((await signIn('Dev', renewed.body.data.recovery_codes[0])).status).toBe(200);
  expect((await actionsOf(client)).slice(0, 3)).toEqual(['signIn', 'useRecoveryCode', 'wrongCode']);
});

test('a set-up ends after a quarter of an hour, and wrong codes of it are limited', async () => {
  const hema = await volunteer(testApp, 'Hema');
  const confirm = (code: string) => hema.call('confirmSecondFactor', { body: { code } });
  expect((await hema.call('renewRecoveryCodes', withPassword)).problem.code).toBe(
    'secondFactorNotBegun',
  );
  const { secret } = (await hema.call('beginSecondFactor', withPassword)).body.data;
  const statuses: number[] = [];
  for (let guess = 0; guess < 7; guess++) statuses.push((await confirm('000000')).status);
  expect(statuses.slice(0, 5)).toEqual([422, 422, 422, 422, 422]);
  expect(statuses.at(-1)).toBe(429);
  const late = codeOf(secret, 1);
  expect((await confirm(late)).problem.code).toBe('secondFactorNotBegun');
});

test('it is turned off with the password, by an admin with the own one, and both are recorded', async () => {
  const { client } = await enabledFor('Esha');
  expect((await client.call('removeSecondFactor', withPassword)).status).toBe(200);
  expect((await signIn('Esha')).status).toBe(200);
  expect((await client.call('removeSecondFactor', withPassword)).status).toBe(200);

  const { client: farid } = await enabledFor('Farid');
  const read = () => admin.call('readVolunteer', { id: farid.id });
  expect((await read()).body.data.second_factor).toBe(true);
  const reset = (current_password: string) =>
    admin.call('removeSecondFactorOfVolunteer', { id: farid.id, body: { current_password } });
  expect((await reset(PASSWORD)).status).toBe(422);
  expect((await reset(ADMIN.password)).status).toBe(200);
  expect((await read()).body.data.second_factor).toBe(false);
  expect((await signIn('Farid')).status).toBe(200);
  const query = { entity: 'volunteer', entity_id: farid.id };
  const { body } = await admin.call('listAuditEvents', { query });
  const actions = body.data.map(({ action, by }) => [action, by?.id]);
  expect(actions).toContainEqual(['enableSecondFactor', farid.id]);
  expect(actions).toContainEqual(['disableSecondFactor', admin.id]);
});

test('the secret is encrypted, and recovery codes work without its key', async () => {
  const { client, secret, codes } = await enabledFor('Gita');
  const { db } = testApp.ctx;
  const ofGita = () =>
    db.selectFrom('second_factors').selectAll().where('volunteer_id', '=', client.id);
  const row = await ofGita().executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain(secret);
  for (const code of codes) expect(JSON.stringify(row)).not.toContain(code);
  await db
    .updateTable('second_factors')
    .set({ secret_encrypted: 'v1.damaged' })
    .where('volunteer_id', '=', client.id)
    .execute();
  expect((await signIn('Gita', codeOf(secret, 1))).problem.code).toBe('wrongCode');
  expect((await signIn('Gita', codes[0])).status).toBe(200);
});
