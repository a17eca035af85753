import { availableParallelism } from 'node:os';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MAX_UNKNOWN_TOKENS } from '#server/auth/sign-in-limit.ts';
import { ADMIN } from '../../support/app/api/admin.ts';
import { clientFor } from '../../support/app/api/client.ts';
import { meera, volunteer } from '../../support/app/api/people.ts';
import { attemptSignIn } from '../../support/app/api/sign-in-attempt.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';

let testApp: TestApp;

beforeEach(async () => {
  testApp = await openTestApp();
});
afterEach(() => testApp.close());

const HERE = '127.0.0.2';
const ELSEWHERE = '127.0.0.3';

const attempt = (password: string, from = HERE, headers = {}, email = ADMIN.email) =>
  attemptSignIn(testApp, { email, password, from, headers });

async function fail(times: number, from = HERE, email = ADMIN.email) {
  const statuses: number[] = [];
  for (let i = 0; i < times; i++) {
    statuses.push((await attempt(`wrong ${i}`, from, {}, email)).status);
  }
  return statuses;
}

test('after five wrong passwords an account is locked, longer with each further attempt', async () => {
  expect(await fail(5)).toEqual([401, 401, 401, 401, 401]);
  const waits = [(await attempt('wrong')).wait, (await attempt('wrong')).wait];
  expect(waits[0]).toBeGreaterThanOrEqual(1);
  expect(waits[1]).toBeGreaterThan(waits[0] ?? 0);
  expect((await attempt(ADMIN.password)).status).toBe(429);
});

test('after the wait the right password is accepted', async () => {
  await fail(5);
  testApp.setClock(0.01);
  expect((await attempt(ADMIN.password)).status).toBe(200);
  expect(await fail(1)).toEqual([401]);
});

test('the account can still be used from another address', async () => {
  await fail(30);
  expect((await attempt(ADMIN.password, ELSEWHERE)).status).toBe(200);
});

test('attempts on many accounts from one address are limited', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 21; i++) {
    statuses.push(...(await fail(1, HERE, `somebody-${i}@adhyay.example`)));
  }
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 401));
  expect(statuses.at(-1)).toBe(429);
});

test('attempts on one account from many addresses are limited, but its owner can still sign in', async () => {
  expect((await attempt(ADMIN.password, ELSEWHERE)).status).toBe(200);
  for (let i = 0; i < 50; i++) await fail(1, `127.0.1.${i}`);
  expect((await attempt(ADMIN.password, '127.0.2.1')).status).toBe(429);
  expect((await attempt(ADMIN.password, ELSEWHERE)).status).toBe(200);
});

test('a burst of guesses cannot bypass the limit', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, (_, i) => attempt(`wrong ${i}`)));
  const tried = answers.filter(({ status }) => status === 401);
  // A full hashing queue (503) reveals even less than the rate limit.
  const refused = answers.filter(({ status }) => status === 429 || status === 503);
  expect(tried.length).toBeGreaterThan(0);
  expect(tried.length + refused.length).toBe(answers.length);
  expect(tried.length).toBeLessThanOrEqual(5 + 2 * availableParallelism());
});

test('right passwords are never counted', async () => {
  for (let i = 0; i < 12; i++) expect((await attempt(ADMIN.password)).status).toBe(200);
  await meera(testApp);
});

test('the counters in the database contain neither the address nor the account', async () => {
  await fail(5);
  const kept = await testApp.ctx.db.selectFrom('rate_limit_counters').selectAll().execute();
  expect(Math.max(...kept.map(({ count }) => count))).toBe(5);
  expect(JSON.stringify(kept)).not.toMatch(/meera|127\.0\.0/);
});

test('an attempt after exactly the announced wait is allowed, even after an early attempt', async () => {
  await fail(5);
  await attempt(ADMIN.password);
  const { wait } = await attempt(ADMIN.password);
  testApp.setClock(wait / 3600);
  expect((await attempt(ADMIN.password)).status).toBe(200);
});

test('the right password resets the counter', async () => {
  for (let round = 0; round < 3; round++) {
    expect(await fail(4)).toEqual([401, 401, 401, 401]);
    expect((await attempt(ADMIN.password)).status).toBe(200);
  }
});

test('a clock that was wrong for a while does not extend a lock', async () => {
  testApp.setClock(24 * 30);
  await fail(6);
  testApp.setClock(0);
  expect((await attempt('wrong')).wait).toBeLessThanOrEqual(15 * 60);
});

test('other people’s failures at one address do not lock out a known account', async () => {
  expect((await attempt(ADMIN.password)).status).toBe(200);
  for (let i = 0; i < 21; i++) await fail(1, HERE, `somebody-${i}@adhyay.example`);
  expect((await attempt(ADMIN.password)).status).toBe(200);
});

test('guesses of the current password are limited with a valid token, too', async () => {
  const asha = await volunteer(testApp, 'Asha');
  const statuses: number[] = [];
  for (let i = 0; i < 6; i++) {
    const body = { current_password: `guess ${i}`, new_password: 'something new' };
    statuses.push((await asha.call('changeOwnPassword', { body })).status);
  }
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
});

test('hundreds of false tokens from one address are throttled, and a valid token is not', async () => {
  const asha = await volunteer(testApp, 'Asha');
  const statuses: number[] = [];
  for (let i = 0; i < MAX_UNKNOWN_TOKENS + 10; i++) {
    const token = `adh_${String(i).padStart(43, 'x')}`;
    statuses.push((await clientFor(testApp.app, 0, token).call('listOwnSurveys')).status);
  }
  expect(statuses[0]).toBe(401);
  expect(statuses.at(-1)).toBe(429);
  expect((await asha.call('listOwnSurveys')).status).toBe(200);
  // Those beyond the limit write nothing, and so wait for no lock.
  const counters = await testApp.ctx.db.selectFrom('rate_limit_counters').select('count').execute();
  expect(Math.max(...counters.map(({ count }) => count))).toBe(MAX_UNKNOWN_TOKENS);
});

test('other addresses are not throttled', async () => {
  await volunteer(testApp, 'Asha');
  await fail(10);
  const { status } = await attempt('walks far', HERE, {}, 'asha@adhyay.example');
  expect(status).toBe(200);
});
