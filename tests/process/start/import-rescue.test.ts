// The command that imports a device's rescue file, beside the running program.
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatEncrypted } from '#domain/surveys/outbox/encrypted-to-server.ts';
import {
  RESCUE_CONTEXT,
  RESCUE_FORMAT,
  type RescuedOperation,
} from '#domain/surveys/outbox/rescue-file.ts';
import { deriveKeyPairs } from '#server/vault/key-pairs.ts';
import { newKeys } from '#server/vault/keys.ts';
import type { Client } from '../../support/app/api/client.ts';
import { encryptToServer } from '../../support/app/entries/encrypt-to-server.ts';
import { AADHAAR, aarav, sunita } from '../../support/app/entries/entries.ts';
import { present } from '../../support/present.ts';
import { runCommand } from '../../support/program/command.ts';
import {
  addAsha,
  adminToken,
  clientAt,
  type Program,
  request,
  startProgram,
} from '../../support/program/program.ts';
import { startedFolder } from '../../support/program/started-trust.ts';

const MASKED = 'XXXX XXXX 1234';

let dataDir: string;
let program: Program;
let asha: Pick<Client, 'call'>;
let account: number;
let key: { id: string; public_key: string };
let proof: string;
beforeAll(async () => {
  dataDir = startedFolder();
  program = await startProgram({ DATA_DIR: dataDir });
  const admin = await adminToken(program.address);
  account = await addAsha(program.address, admin);
  const body = { email: 'asha@adhyay.example', password: 'walks far' };
  const { token } = (await request(program.address, 'signIn', { body })).body;
  asha = clientAt(program.address, token);
  const { sealing_key, rescue_proof } = (await asha.call('readSyncState')).body.data;
  key = sealing_key;
  proof = rescue_proof.mac;
});
afterAll(async () => {
  await program.stop('SIGTERM');
});

const entries = async () => (await asha.call('listOwnSurveys')).body.pagination.total_records;

async function fileOf(operations: RescuedOperation[], to = key, proven = true): Promise<string> {
  const made_at = new Date().toISOString();
  const outbox = { account, ...(proven && { proof }), made_at, operations };
  const sealed = await encryptToServer(to.public_key, JSON.stringify(outbox), RESCUE_CONTEXT);
  return fileWith(JSON.stringify({ format: RESCUE_FORMAT, key_id: to.id, sealed }));
}

function fileWith(text: string): string {
  const file = join(dataDir, `${randomUUID()}.json`);
  writeFileSync(file, text);
  return file;
}

const importFile = (...args: string[]) =>
  runCommand('import-rescue', { variables: { DATA_DIR: dataDir }, args });

test('the entries of the file are recorded once, even if some have already arrived', async () => {
  const { aadhar_no, ...withoutNumber } = sunita;
  const ciphertext = await encryptToServer(key.public_key, aadhar_no, 'aadhar_no');
  const sunitas = {
    ...withoutNumber,
    aadhar_sealed: formatEncrypted({ keyId: key.id, ciphertext }),
    recorded_at: '2026-01-05T08:30:00.000Z',
    device_offset_ms: 0,
  };
  const [arrived, create, update, wrong, orphan] = Array.from({ length: 5 }, () => randomUUID());
  if (!arrived || !create || !update || !wrong || !orphan) throw new Error('five keys');
  await asha.call('createSurvey', { body: aarav, headers: { 'idempotency-key': arrived } });
  const before = await entries();
  const file = await fileOf([
    { key: arrived, action: 'create', body: aarav },
    { key: create, action: 'create', body: sunitas },
    {
      key: update,
      action: 'update',
      after: create,
      body: { ...withoutNumber, aadhar_no: MASKED, age: 35 },
    },
    { key: wrong, action: 'create', body: { ...aarav, name: '', Meena: '12345' } },
    { key: orphan, action: 'delete', after: wrong, version: 1 },
  ]);
  const first = await importFile(file);
  expect(first).toEqual({
    code: 0,
    output: `File of Asha, asha@adhyay.example
New entries: 1
Edits: 1
Deletions: 0
Deletions undone: 0
Already there: 1
Refused: 2
  number 4 in the file: Unknown field
  number 5 in the file: Survey not found
`,
  });
  expect(await entries()).toBe(before + 1);
  const asked = await asha.call('readOperationResults', { query: { keys: update } });
  const receipt = present(asked.body.data[0]);
  expect(receipt).toMatchObject({ version: 2, action: 'update' });
  const entry = (await asha.call('readSurvey', { id: receipt.id })).body.data;
  expect(entry).toMatchObject({ aadhar_no: AADHAAR, age: 35, volunteer_id: account });

  const again = await importFile(file);
  expect(again.output).toContain('Already there: 3\nRefused: 2\n');
  expect(await entries()).toBe(before + 1);
});

test.each([undefined, null, 0])(
  'a correction behind an unanswered change is recorded (version %s)',
  async (version) => {
    const { id } = (await asha.call('createSurvey', { body: aarav })).body.data;
    const [change, correction] = [randomUUID(), randomUUID()];
    const body = { ...aarav, age: 41 };
    const { output } = await importFile(
      await fileOf([
        { key: change, action: 'update', id, version: 1, body },
        {
          key: correction,
          action: 'update',
          id,
          version,
          after: change,
          body: { ...body, age: 42 },
        },
      ]),
    );
    expect(output).toContain('Edits: 2');
    expect((await asha.call('readSurvey', { id })).body.data).toMatchObject({
      age: 42,
      version: 3,
    });
  },
);

test('a correction behind a refused change does not overwrite what somebody has changed since', async () => {
  const { id } = (await asha.call('createSurvey', { body: aarav })).body.data;
  await asha.call('updateSurvey', { id, body: { ...aarav, age: 50 } });
  const [change, correction] = [randomUUID(), randomUUID()];
  const body = { ...aarav, age: 41 };
  const { output } = await importFile(
    await fileOf([
      { key: change, action: 'update', id, version: 1, body },
      { key: correction, action: 'update', id, after: change, body: { ...body, age: 42 } },
    ]),
  );
  expect(output).toContain('Already there: 0\nRefused: 2');
  expect((await asha.call('readSurvey', { id })).body.data).toMatchObject({ age: 50, version: 2 });
});

test('a file of an earlier release is imported when the operator names the account', async () => {
  const operations: RescuedOperation[] = [{ key: randomUUID(), action: 'create', body: aarav }];
  const file = await fileOf(operations, key, false);
  const before = await entries();
  const refused = await importFile(file);
  expect(refused).toEqual({
    code: 1,
    output:
      'The file says that it is of Asha (asha@adhyay.example), and does not prove it: nothing was recorded. If Asha confirms it, name the account: npm run import-rescue -- FILE asha@adhyay.example\n',
  });
  expect(await entries()).toBe(before);
  const { code, output } = await importFile(file, 'asha@adhyay.example');
  expect([code, output]).toEqual([0, expect.stringContaining('New entries: 1\n')]);
  expect(await entries()).toBe(before + 1);
});

test.each([
  ['of another trust', /made for another trust/, async () => fileOf([], await foreignKey())],
  ['that was changed', /was changed or cut off/, async () => changed(await fileOf([]))],
  ['that was truncated', /not a rescue file, or was cut off/, async () => cut(await fileOf([]))],
  ['that is not JSON', /not a rescue file/, async () => fileWith('Sunita')],
  ['of another format', /not a rescue file/, async () => fileWith('{"format":"else"}')],
  ['that is missing', /cannot be read/, async () => join(dataDir, 'none.json')],
])('a file %s is refused in one sentence', async (_what, sentence, make) => {
  const before = await entries();
  const { code, output } = await importFile(await make());
  expect([code, output.trim().split('\n').length]).toEqual([1, 1]);
  expect(output).toMatch(sentence);
  expect(output).toContain('nothing was recorded');
  expect(await entries()).toBe(before);
});

async function foreignKey() {
  const { id, publicKey } = deriveKeyPairs(newKeys(), dataDir);
  return { id, public_key: publicKey };
}

const cut = (file: string) => fileWith(readFileSync(file, 'utf8').slice(0, -20));

function changed(file: string): string {
  const { sealed, ...rest } = JSON.parse(readFileSync(file, 'utf8'));
  const bytes = Buffer.from(sealed, 'base64');
  bytes.writeUInt8((bytes.at(-30) ?? 0) ^ 1, bytes.length - 30);
  return fileWith(JSON.stringify({ ...rest, sealed: bytes.toString('base64') }));
}
