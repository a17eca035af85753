// Raw sockets, and what the log says about visitors.

import net from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMIN } from '../../support/app/admin.ts';
import { AADHAAR, sunita } from '../../support/app/entries.ts';
import { exchange } from '../../support/network/bare-socket.ts';
import { adminToken, type Program, request, startProgram } from '../../support/program/program.ts';
import { startedFolder } from '../../support/program/started-trust.ts';

let program: Program;
let dataDir: string;

beforeAll(async () => {
  dataDir = startedFolder();
  program = await startProgram({ DATA_DIR: dataDir, LOG_LEVEL: 'debug' });
});
afterAll(async () => {
  await program.stop('SIGTERM');
});

test.each([
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    400,
  ],
  [
    'a length and chunks',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['not HTTP at all', 'GIVE ME EVERYTHING\r\n\r\n', 400],
  [
    'headers that are too large',
    `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
  ],
])('%s: one refusal, in the usual shape and with the usual headers', async (_, text, status) => {
  const { response } = await exchange(program.address, text);
  expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(response.match(/HTTP\/1\.1/g)).toHaveLength(1);
  expect(response).toContain('x-content-type-options: nosniff');
  expect(JSON.parse(response.split('\r\n\r\n')[1] ?? '')).toMatchObject({ success: false });
});

test('a session that ends while the body arrives ends the request', async () => {
  const token = await adminToken(program.address);
  const volunteer = {
    name: 'Kavita Rao',
    email: 'kavita.rao@adhyay.example',
    password: 'walks far',
  };
  const created = await request(program.address, '/volunteers/create', { token, body: volunteer });
  const sentBy = created.body.data.id;
  const { body: session } = await request(program.address, '/volunteers/login', {
    body: { email: volunteer.email, password: volunteer.password },
  });
  const entry = JSON.stringify({ ...sunita, volunteer_id: sentBy });
  const head = [
    'POST /server/api/surveys/create HTTP/1.1',
    'Host: a',
    `Authorization: Bearer ${session.token}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(entry)}`,
    'Connection: close',
  ].join('\r\n');
  const recording = exchange(program.address, `${head}\r\n\r\n{`, 2000, entry.slice(1));
  await setTimeout(500);
  const switchedOff = { ...volunteer, phone: '', status: 'inactive' };
  const edited = await request(program.address, `/volunteers/${sentBy}`, {
    token,
    method: 'PUT',
    body: switchedOff,
  });
  const { response } = await recording;
  expect([edited.status, response.slice(0, 12)]).toEqual([200, 'HTTP/1.1 401']);
});

test('the log has a line for each call, without personal data', async () => {
  const token = await adminToken(program.address);
  const body = { ...sunita, volunteer_id: 1 };
  const made = await request(program.address, '/surveys/create', { token, body });
  await request(program.address, `/surveys/get?id=${made.body.data.id}`, { token });
  await request(program.address, '/surveys?search=Kushwaha', { token });
  await request(program.address, '/volunteers/login', {
    body: { email: 'somebody@adhyay.example', password: 'a secret typed wrong' },
  });
  await expect
    .poll(answered)
    .toEqual(
      expect.arrayContaining([
        '/server/api/surveys/create 201',
        '/server/api/volunteers/login 401',
      ]),
    );
  const log = lines().join('\n');
  for (const personal of [
    'Kushwaha',
    sunita.mobile_no,
    AADHAAR,
    token,
    ADMIN.email,
    ADMIN.password,
    'somebody@',
    'a secret',
  ]) {
    expect(log).not.toContain(personal);
  }
});

/** The program's JSON log lines. */
function lines(): string[] {
  return program
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'));
}

function answered(): string[] {
  return lines()
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'answered')
    .map(({ route, status }) => `${route} ${status}`);
}

test('a request that never ends does not delay the shutdown', async () => {
  const dataDir = startedFolder();
  const stalled = await startProgram({ DATA_DIR: dataDir });
  const socket = net.connect({
    port: Number(new URL(stalled.address).port),
    host: '127.0.0.1',
    allowHalfOpen: true,
  });
  socket.on('error', () => {});
  socket.write(
    'POST /f/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a',
  );
  await setTimeout(300);
  const begun = performance.now();
  expect(await stalled.stop('SIGTERM')).toBe(0);
  expect((performance.now() - begun) / 1000).toBeLessThan(15);
  socket.destroy();
});
