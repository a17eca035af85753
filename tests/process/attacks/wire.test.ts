// A session that ends while a body arrives, and what the log says about visitors.
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMIN } from '../../support/app/api/admin.ts';
import { AADHAAR, sunita } from '../../support/app/entries/entries.ts';
import { exchange } from '../../support/network/bare-socket.ts';
import { adminToken, type Program, request, startProgram } from '../../support/program/program.ts';
import { startedFolder } from '../../support/program/started-trust.ts';

let program: Program;

beforeAll(async () => {
  program = await startProgram({ DATA_DIR: startedFolder(), LOG_LEVEL: 'debug' });
});
afterAll(async () => {
  await program.stop('SIGTERM');
});

test('a session that ends while the body arrives ends the request', async () => {
  const token = await adminToken(program.address);
  const volunteer = {
    name: 'Kavita Rao',
    email: 'kavita.rao@adhyay.example',
    password: 'walks far',
  };
  const created = await request(program.address, 'createVolunteer', { token, body: volunteer });
  const sentBy = created.body.data.id;
  const { body: session } = await request(program.address, 'signIn', {
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
  const edited = await request(program.address, 'updateVolunteer', {
    token,
    id: sentBy,
    body: switchedOff,
  });
  const { response } = await recording;
  expect([edited.status, response.slice(0, 12)]).toEqual([200, 'HTTP/1.1 401']);
});

test('the log has a line for each call, without personal data', async () => {
  const token = await adminToken(program.address);
  const body = { ...sunita, volunteer_id: 1 };
  const made = await request(program.address, 'createSurvey', { token, body });
  await request(program.address, 'readSurvey', { token, id: made.body.data.id });
  await request(program.address, 'listSurveys', { token, query: { search: 'Kushwaha' } });
  await request(program.address, 'signIn', {
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
