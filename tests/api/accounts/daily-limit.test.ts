// Each account has daily limits, far above honest work, so that it cannot fill the disk with audited reads,
// edits or sign-ins.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { codeAt } from '#server/auth/second-factor/totp.ts';
import { ADMIN } from '../../support/app/api/admin.ts';
import type { Client } from '../../support/app/api/client.ts';
import { sessionOf, volunteer } from '../../support/app/api/people.ts';
import { sunita } from '../../support/app/entries/entries.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';

const LIMIT = 12;
const HALF_MINUTE_MS = 30_000;
const PASSWORD = 'walks far';

let testApp: TestApp;
let asha: Client;
let ravi: Client;
let id: number;
beforeEach(async () => {
  testApp = await openTestApp({ DAILY_LIMIT_PER_ACCOUNT: String(LIMIT) });
  asha = await volunteer(testApp, 'Asha');
  ravi = await volunteer(testApp, 'Ravi');
  id = (await asha.call('createSurvey', { body: sunita })).body.data.id;
});
afterEach(() => testApp.close());

async function repeat(times: number, work: (i: number) => Promise<{ status: number }>) {
  const statuses = [];
  for (let i = 0; i < times; i++) statuses.push((await work(i)).status);
  return { done: statuses.filter((status) => status === 200).length, last: statuses.at(-1) };
}
const linesOf = async (action: 'readWhole' | 'update') =>
  (await testApp.ctx.db.selectFrom('audit_log').where('action', '=', action).select('id').execute())
    .length;

test('past the daily limit readings are refused and not recorded; other calls and the next day are unaffected', async () => {
  const read = () => asha.call('readSurvey', { id });
  expect(await repeat(LIMIT + 5, read)).toEqual({ done: LIMIT, last: 429 });
  expect(await linesOf('readWhole')).toBe(LIMIT);
  const { problem, headers } = await read();
  expect(problem).toMatchObject({
    code: 'dailyLimitReached',
    message: 'This account has done more today than one person can. Please try again later.',
  });
  expect(Number(headers['retry-after'])).toBeGreaterThan(23 * 3600);
  expect((await asha.call('listOwnSurveys')).status).toBe(200);
  expect((await asha.call('updateSurvey', { id, body: { ...sunita, age: 35 } })).status).toBe(200);
  expect((await ravi.call('createSurvey', { body: sunita })).status).toBe(201);
  for (const [hours, status] of [
    [10, 429],
    [24.1, 200],
  ] as const) {
    testApp.setClock(hours);
    asha = await sessionOf(testApp, asha.id);
    expect([hours, (await read()).status]).toEqual([hours, status]);
  }
});

test('a clock that was ahead for a while locks nobody out', async () => {
  testApp.setClock(1000);
  const later = await sessionOf(testApp, asha.id);
  await repeat(LIMIT, () => later.call('readSurvey', { id }));
  testApp.setClock(0);
  expect((await asha.call('readSurvey', { id })).status).toBe(200);
});

test('past the limit edits are refused, and no version is created', async () => {
  const edit = (i: number) => asha.call('updateSurvey', { id, body: { ...sunita, age: 20 + i } });
  // Creating the entry was the first change of the day.
  expect(await repeat(LIMIT + 5, edit)).toEqual({ done: LIMIT - 1, last: 429 });
  expect(await linesOf('update')).toBe(LIMIT - 1);
  expect((await asha.call('deleteSurvey', { id })).status).toBe(429);
  expect((await asha.call('readSurvey', { id })).body.data.version).toBe(LIMIT);
  expect((await asha.call('signOut')).status).toBe(200);
});

test('a stolen password without a code does not use up the account’s sign-ins', async () => {
  const withPassword = { current_password: PASSWORD };
  const { secret } = (await asha.call('beginSecondFactor', { body: withPassword })).body.data;
  const shown = () => codeAt(secret, Math.floor(testApp.ctx.now().getTime() / HALF_MINUTE_MS));
  await asha.call('confirmSecondFactor', { body: { code: shown() } });
  const signIn = (code = '') =>
    asha.call('signIn', { body: { email: 'asha@adhyay.example', password: PASSWORD, code } });
  for (let attempt = 0; attempt < LIMIT; attempt++) {
    expect((await signIn()).problem.code).toBe('codeRequired');
  }
  testApp.setClock(1);
  expect((await signIn(shown())).status).toBe(200);
});

test('sign-ins with the right password have a daily limit, too', async () => {
  const login = () =>
    testApp.app.inject({ method: 'POST', url: '/server/api/volunteers/login', payload: ADMIN });
  const signIn = async () => ({ status: (await login()).statusCode });
  // Meera has signed in twice already, to add Asha and Ravi.
  expect(await repeat(LIMIT + 1, signIn)).toEqual({ done: LIMIT - 2, last: 429 });
});
