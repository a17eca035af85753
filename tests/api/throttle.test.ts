import { availableParallelism } from 'node:os';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ADMIN, openTestHouse, type TestHouse } from '../support/house.ts';
import { meera, volunteer } from '../support/people.ts';

let house: TestHouse;

beforeEach(async () => {
  house = await openTestHouse();
});
afterEach(() => house.close());

const HERE = '127.0.0.2';
const ELSEWHERE = '127.0.0.3';

async function attempt(password: string, from = HERE, headers = {}, email = ADMIN.email) {
  const { statusCode, headers: answered } = await house.app.inject({
    method: 'POST',
    url: '/server/api/volunteers/login',
    remoteAddress: from,
    headers: { 'content-type': 'application/json', ...headers },
    payload: { email, password },
  });
  return { status: statusCode, wait: Number(answered['retry-after']) };
}

async function fail(times: number, from = HERE, email = ADMIN.email) {
  const statuses: number[] = [];
  for (let i = 0; i < times; i++) {
    statuses.push((await attempt(`wrong ${i}`, from, {}, email)).status);
  }
  return statuses;
}

test('after five wrong passwords the door is shut for a while, longer with every knock', async () => {
  expect(await fail(5)).toEqual([401, 401, 401, 401, 401]);
  const waits = [(await attempt('wrong')).wait, (await attempt('wrong')).wait];
  expect(waits[0]).toBeGreaterThanOrEqual(1);
  expect(waits[1]).toBeGreaterThan(waits[0] ?? 0);
  expect((await attempt(ADMIN.password)).status).toBe(429);
});

test('after the wait the right password opens it', async () => {
  await fail(5);
  house.setClock(0.01);
  expect((await attempt(ADMIN.password)).status).toBe(200);
  expect(await fail(1)).toEqual([401]);
});

test('the account can still be used from another address', async () => {
  await fail(30);
  expect((await attempt(ADMIN.password, ELSEWHERE)).status).toBe(200);
});

test('a forged forwarding header changes nothing', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 6; i++) {
    const forged = { 'x-forwarded-for': `203.0.113.${i}`, forwarded: `for=203.0.113.${i}` };
    statuses.push((await attempt('wrong', HERE, forged)).status);
  }
  expect(statuses.at(-1)).toBe(429);
});

test('one address cannot try many accounts', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 21; i++) {
    statuses.push(...(await fail(1, HERE, `somebody-${i}@adhyay.example`)));
  }
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 401));
  expect(statuses.at(-1)).toBe(429);
});

test('one account cannot be tried from many addresses, but its owner still comes in', async () => {
  expect((await attempt(ADMIN.password, ELSEWHERE)).status).toBe(200);
  for (let i = 0; i < 50; i++) await fail(1, `127.0.1.${i}`);
  expect((await attempt(ADMIN.password, '127.0.2.1')).status).toBe(429);
  expect((await attempt(ADMIN.password, ELSEWHERE)).status).toBe(200);
});

test('a burst of guesses cannot outrun the throttle', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, (_, i) => attempt(`wrong ${i}`)));
  const tried = answers.filter(({ status }) => status === 401);
  expect(tried.length).toBeLessThanOrEqual(5 + 2 * availableParallelism());
});

test('right passwords are never counted', async () => {
  for (let i = 0; i < 12; i++) expect((await attempt(ADMIN.password)).status).toBe(200);
  await meera(house);
});

test('a restart forgives nothing', async () => {
  await fail(5);
  const kept = await house.house.db.selectFrom('sign_in_failures').selectAll().execute();
  expect(Math.max(...kept.map(({ failures }) => failures))).toBe(5);
  expect(JSON.stringify(kept)).not.toContain('meera');
});

test('somebody else is not slowed down', async () => {
  await volunteer(house, 'Asha');
  await fail(10);
  const { status } = await attempt('walks far', HERE, {}, 'asha@adhyay.example');
  expect(status).toBe(200);
});
