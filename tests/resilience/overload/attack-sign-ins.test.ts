// Sign-ins in hundreds, with common passwords, and with timing measurements.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_ROOT } from '#domain/endpoints.ts';
import { createPasswordHasher } from '#server/auth/password-hasher.ts';
import { ADMIN } from '../../support/app/api/admin.ts';
import { anonymous } from '../../support/app/api/client.ts';
import { meera, volunteer } from '../../support/app/api/people.ts';
import { openTestApp } from '../../support/app/test-app.ts';
import { adminToken, type Program, request, startProgram } from '../../support/program/program.ts';
import { startedFolder } from '../../support/program/started-trust.ts';

let program: Program;
let dataDir: string;

beforeAll(async () => {
  dataDir = startedFolder();
  program = await startProgram({ DATA_DIR: dataDir, LOGIN_RATE_LIMIT: '10000' });
});
afterAll(async () => {
  await program.stop('SIGTERM');
});

const MIB = 1024 * 1024;

test('two hundred simultaneous sign-ins neither block other calls nor fill the memory', async () => {
  const before = residentBytes();
  let isOver = false;
  const signIns = Promise.all(
    Array.from({ length: 200 }, (_, i) => {
      const password = i % 2 ? ADMIN.password : 'last chapter';
      return request(program.address, 'signIn', { body: { ...ADMIN, password } });
    }),
  ).finally(() => {
    isOver = true;
  });
  let most = before;
  let healthy = 0;
  while (!isOver) {
    const { status } = await fetch(`${program.address}/healthz`, {
      signal: AbortSignal.timeout(15_000),
    });
    expect(status).toBe(200);
    healthy += 1;
    most = Math.max(most, residentBytes());
  }
  expect(healthy).toBeGreaterThan(3);
  expect(most - before).toBeLessThan(300 * MIB);
  const statuses = new Set((await signIns).map(({ status }) => status));
  for (const status of statuses) expect([200, 401, 503]).toContain(status);
  expect(await adminToken(program.address)).toMatch(/^adh_/);
});

/** @returns 0 without /proc */
function residentBytes(): number {
  try {
    const status = readFileSync(`/proc/${program.child.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

test('only the requested account exists, and no call can make another', async () => {
  const emails = ['admin', 'admin@adhyay.example', 'root@localhost'];
  const passwords = ['admin', 'password', '123456'];
  const pairs = emails.flatMap((email) => passwords.map((password) => ({ email, password })));
  pairs.push(...passwords.map((password) => ({ email: ADMIN.email, password })));
  for (const body of pairs) {
    const { status } = await request(program.address, 'signIn', { body });
    expect([401, 422], JSON.stringify(body)).toContain(status);
  }
  for (const path of ['register', 'signup', 'setup', 'create', 'reset-password', 'forgot']) {
    const { status } = await fetch(`${program.address}${API_ROOT}/volunteers/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ADMIN),
    });
    expect([401, 404], path).toContain(status);
  }
});

test('the tokens of many sign-ins are distinct, and their characters are evenly distributed', async () => {
  const tokens: string[] = [];
  // All at once, a slow machine would refuse some as overload.
  for (let round = 0; round < 5; round++) {
    const four = Array.from({ length: 4 }, () => adminToken(program.address));
    tokens.push(...(await Promise.all(four)));
  }
  expect(new Set(tokens).size).toBe(tokens.length);
  for (const token of tokens) expect(token).toMatch(/^adh_[\w-]{43}$/);
  const bytes = Buffer.concat(tokens.map((token) => Buffer.from(token.slice(4), 'base64url')));
  expect(bytes).toHaveLength(tokens.length * 32);
  const ones = [...bytes].reduce(
    (sum, byte) => sum + byte.toString(2).replaceAll('0', '').length,
    0,
  );
  const bits = bytes.length * 8;
  expect(Math.abs(ones - bits / 2)).toBeLessThan(5 * Math.sqrt(bits / 4));
});

test('a sign-in takes equally long for an unknown e-mail, a wrong password and an inactive account', async () => {
  const testApp = await openTestApp(
    { LOGIN_RATE_LIMIT: '100000' },
    { passwords: createPasswordHasher() },
  );
  const { id } = await volunteer(testApp, 'Kiran');
  await (await meera(testApp)).call('setVolunteerStatus', { id, body: { status: 'inactive' } });
  const emails = ['nobody@adhyay.example', ADMIN.email, 'kiran@adhyay.example'];
  const took = emails.map((): { clock: number; processor: number }[] => []);
  for (let round = 0; round < 30; round++) {
    // Rotates the order, so that none always comes first.
    for (const [turn] of emails.entries()) {
      const who = (round + turn) % emails.length;
      const [begun, used] = [performance.now(), process.cpuUsage()];
      const body = { email: emails[who], password: 'walks near' };
      expect((await anonymous(testApp.app).call('signIn', { body })).status).toBe(401);
      const { user, system } = process.cpuUsage(used);
      took[who]?.push({ clock: performance.now() - begun, processor: (user + system) / 1000 });
    }
  }
  await testApp.close();
  for (const measure of ['clock', 'processor'] as const) {
    const [one = [], ...others] = took.map((times) => times.map((time) => time[measure]));
    for (const other of others)
      expect(Math.abs(rankDifference(one, other)), measure).toBeLessThan(5);
  }
  // Proves that each attempt hashes a password: nothing else here takes 10 ms of CPU time.
  for (const times of took) {
    expect(Math.min(...times.map(({ processor }) => processor))).toBeGreaterThan(10);
  }
});

/**
 * Mann-Whitney U test, in standard deviations, so that outliers of a busy machine count little. Two samples of
 * 30 without overlap differ by 6.7.
 */
function rankDifference(one: readonly number[], other: readonly number[]): number {
  const [n, m] = [one.length, other.length];
  const wins = one.flatMap((a) => other.map((b): number => (a > b ? 1 : a === b ? 0.5 : 0)));
  const sum = wins.reduce((before, win) => before + win, 0);
  return (sum - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
}
