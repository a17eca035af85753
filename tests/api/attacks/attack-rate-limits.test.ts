// Attempts to evade the rate limits: forged addresses, and other spellings of an account.
import { afterEach, expect, test } from 'vitest';
import { ADMIN } from '../../support/app/api/admin.ts';
import { attemptSignIn, type SignInAttempt } from '../../support/app/api/sign-in-attempt.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';

let testApp: TestApp;
afterEach(() => testApp.close());

const PROXY = '127.0.0.1';
const TRIES = 7;

const attempt = async (asked: SignInAttempt) => (await attemptSignIn(testApp, asked)).status;

async function failing(asked: (i: number) => SignInAttempt): Promise<number[]> {
  const statuses: number[] = [];
  for (let i = 0; i < TRIES; i++) statuses.push(await attempt(asked(i)));
  return statuses;
}
const SHUT = [401, 401, 401, 401, 401, 429, 429];

/** Every header that may carry a client address, except those that proxies write. */
const claim = (i: number) => ({
  forwarded: `for=198.51.100.${i}`,
  'x-real-ip': `198.51.100.${i}`,
  'cf-connecting-ip': `198.51.100.${i}`,
  'true-client-ip': `198.51.100.${i}`,
  'x-client-ip': `198.51.100.${i}`,
});

test('without a trusted proxy, forged client addresses count as one', async () => {
  testApp = await openTestApp();
  const headers = (i: number) => ({ ...claim(i), 'x-forwarded-for': `198.51.100.${i}` });
  expect(await failing((i) => ({ headers: headers(i) }))).toEqual(SHUT);
});

test('behind trusted proxies only the addresses that they added count', async () => {
  testApp = await openTestApp({ TRUST_PROXY: '127.0.0.1,10.0.0.0/8' });
  const forwarded = (i: number) => `::1, 198.51.100.${i}, 203.0.113.9, 10.1.2.3`;
  const headers = (i: number) => ({ ...claim(i), 'x-forwarded-for': forwarded(i) });
  expect(await failing((i) => ({ headers: headers(i) }))).toEqual(SHUT);
});

test('forwarding headers from outside the proxy are ignored', async () => {
  testApp = await openTestApp({ TRUST_PROXY: '10.0.0.0/8' });
  const headers = (i: number) => ({ 'x-forwarded-for': `198.51.100.${i}` });
  expect(await failing((i) => ({ from: '192.0.2.1', headers: headers(i) }))).toEqual(SHUT);
});

test('addresses of one IPv6 network count as one, also behind a proxy that adds ports', async () => {
  testApp = await openTestApp({ TRUST_PROXY: PROXY });
  expect(await failing((i) => ({ from: `2001:db8:1:2::${i}` }))).toEqual(SHUT);
  const behind = (i: number) => ({ 'x-forwarded-for': `[2001:db8:7:8::${i}]:${40_000 + i}` });
  const email = 'asha@adhyay.example';
  expect(await failing((i) => ({ headers: behind(i), email }))).toEqual(SHUT);
});

test('other spellings of an account count as the same account', async () => {
  testApp = await openTestApp();
  const spellings = [
    ADMIN.email,
    ADMIN.email.toUpperCase(),
    `  ${ADMIN.email}\t`,
    `${ADMIN.email}\0`,
    `\ue000${ADMIN.email}`,
    `\ufeff${ADMIN.email}`,
    ADMIN.email.replace('m', 'M'),
  ];
  expect(await failing((i) => ({ email: spellings[i] ?? '' }))).toEqual(SHUT);
  const unlike = [
    `${ADMIN.email}.`,
    ADMIN.email.replace('meera', 'meera+1'),
    'ｍeera@adhyay.example',
  ];
  for (const email of unlike) {
    expect(await attempt({ email, from: '127.0.0.9', password: ADMIN.password }), email).toBe(401);
  }
});
