// A day of work leaves no secrets on the disk or in the log.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMIN } from '../../support/app/api/admin.ts';
import { AADHAAR, sunita } from '../../support/app/entries/entries.ts';
import { ritu } from '../../support/app/website/visitors.ts';
import {
  adminToken,
  clientAt,
  type Program,
  request,
  startProgram,
} from '../../support/program/program.ts';
import { startedFolder } from '../../support/program/started-trust.ts';

let program: Program;
let dataDir: string;
let token: string;
const tokens: string[] = [];

const DOCUMENT = 'MHX0012345';
const ASHA = { name: 'Asha', email: 'asha@adhyay.example', password: 'walks far, sits long' };
const TYPED_WRONG = 'what asha typed wrong';
/** Line breaks and escapes for terminals, shells and log viewers. */
const FORGED = '\r\n{"level":50,"msg":"forged"}\r\n\u001b[31mforged\u001b[0m\u2028forged';

beforeAll(async () => {
  dataDir = startedFolder();
  program = await startProgram({ DATA_DIR: dataDir, LOG_LEVEL: 'debug' });
  token = await adminToken(program.address);
  tokens.push(token);
  await work();
});
afterAll(async () => {
  await program.stop('SIGKILL');
});

/** Uses every feature once, refused requests included. */
async function work(): Promise<void> {
  const { address } = program;
  const { call } = clientAt(address, token);
  await call('createVolunteer', { body: ASHA });
  const { body } = await request(address, 'signIn', { body: ASHA_SIGNS_IN });
  tokens.push(body.token);
  const entry = { ...sunita, other_document_type: 'voter_id', other_document_no: DOCUMENT };
  const made = await call('createSurvey', {
    body: { ...entry, volunteer_id: body.volunteer.id },
  });
  const { id } = made.body.data;
  await call('readSurvey', { id });
  await call('updateSurvey', { id, body: { ...entry, age: 35 } });
  await call('listSurveys', { query: { search: AADHAAR } });
  await call('listSurveys', { query: { search: `Kushwaha${FORGED}` } });
  await call('createSurvey', { body: { ...entry, name: '', city: FORGED } });
  await fetch(`${address}/server/api/surveys/export`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await request(address, 'signIn', { body: { ...ASHA_SIGNS_IN, password: TYPED_WRONG } });
  await request(address, 'signIn', { body: { email: TYPED_WRONG + FORGED, password: 'x' } });
  await request(address, 'listSurveys', { token: `${token}x` });
  await fetch(`${address}/f/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ritu),
  });
  await fetch(`${address}/server/api/${encodeURIComponent(FORGED)}?search=Kushwaha`, {
    headers: { 'user-agent': 'forged \\r\\n {"level":50}', referer: `http://a/?t=${token}` },
  });
  await call('changeOwnPassword', {
    body: { current_password: TYPED_WRONG, new_password: ASHA.password },
  });
  await call('deleteSurvey', { id });
}

const ASHA_SIGNS_IN = { email: ASHA.email, password: ASHA.password };

/** The plain text and common encodings, which are no protection. */
function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const base64 = bytes.toString('base64').replace(/=+$/, '');
  const grouped = /^\d{12}$/.test(secret)
    ? [secret.replace(/(\d{4})(?=\d)/g, '$1 '), secret.replace(/(\d{4})(?=\d)/g, '$1-')]
    : [];
  return [
    secret,
    bytes.toString('hex'),
    base64,
    bytes.toString('base64url'),
    encodeURIComponent(secret),
    ...grouped,
    bytes.toString('utf16le'),
  ];
}
const secrets = () => [
  ...tokens,
  ...tokens.map((one) => Buffer.from(one.slice(4), 'base64url').toString('hex')),
  ADMIN.password,
  ASHA.password,
  TYPED_WRONG,
  AADHAAR,
  DOCUMENT,
];

test('no file contains a password, a token or an identity number, in any encoding', () => {
  const names = readdirSync(dataDir, { recursive: true, withFileTypes: true });
  const files = names.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  const read = files.map((file) => ({ file, text: readFileSync(file).toString('latin1') }));
  // Proves that the search works: data that is not secret is found, even in the write-ahead log.
  expect(read.some(({ file, text }) => /-wal$/.test(file) && text.includes(sunita.mobile_no))).toBe(
    true,
  );
  for (const { file, text } of read) {
    for (const secret of secrets().flatMap(formsOf)) {
      expect(text.includes(Buffer.from(secret).toString('latin1')), `${secret} in ${file}`).toBe(
        false,
      );
    }
  }
});

test('equal passwords cannot be recognised in the stored data', () => {
  const files = ['adhyay.sqlite', 'adhyay.sqlite-wal'];
  const text = files.map((file) => readFileSync(join(dataDir, file), 'latin1')).join();
  const hashes = new Set(text.match(/\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}/g));
  expect(hashes.size).toBe(2);
});

test('each event is one log line without personal data, and requests cannot inject lines', async () => {
  const lines = program
    .output()
    .split('\n')
    .filter(
      (line) =>
        line !== '' && !/^Adhyay is at|^Sign in at|^There was no data here|^ {2}e-mail/.test(line),
    );
  expect(lines.length).toBeGreaterThan(10);
  for (const line of lines) {
    const { level, msg } = JSON.parse(line);
    expect([typeof level, typeof msg]).toEqual(['number', 'string']);
    expect(level, line).toBeLessThan(40);
  }
  const log = lines.join('\n');
  const personal = [
    sunita.mobile_no,
    'Kushwaha',
    'Sunita',
    ASHA.email,
    ADMIN.email,
    ...Object.values(ritu),
  ];
  for (const secret of [
    ...secrets().flatMap(formsOf),
    ...personal,
    'forged',
    '\u001b',
    'search=',
  ]) {
    expect(log, secret).not.toContain(secret);
  }
});
