// Identity numbers that a device has encrypted with the server's key.
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encryptionContext, formatEncrypted } from '#domain/surveys/outbox/encrypted-to-server.ts';
import { deriveKeyPairs, type KeyPairs } from '#server/vault/key-pairs.ts';
import { earlierKeyFile } from '#server/vault/key-rotation.ts';
import { keyText, newKeys } from '#server/vault/keys.ts';
import type { Client } from '../../support/app/api/client.ts';
import { volunteer } from '../../support/app/api/people.ts';
import { encryptToServer } from '../../support/app/entries/encrypt-to-server.ts';
import { AADHAAR, aarav, sunita } from '../../support/app/entries/entries.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';

let testApp: TestApp;
let asha: Client;
beforeAll(async () => {
  testApp = await openTestApp();
  asha = await volunteer(testApp, 'Asha');
});
afterAll(() => testApp.close());

type PublicKey = Pick<KeyPairs, 'id' | 'publicKey'>;

const encryptedTo = async (key: PublicKey, number: string, context = 'aadhar_no') =>
  formatEncrypted({
    keyId: key.id,
    ciphertext: await encryptToServer(key.publicKey, number, context),
  });

async function today(): Promise<PublicKey> {
  const { sealing_key } = (await asha.call('readSyncState')).body.data;
  return { id: sealing_key.id, publicKey: sealing_key.public_key };
}

const { aadhar_no: _, ...withoutNumber } = sunita;
const create = (body: object, key?: string) =>
  asha.call('createSurvey', { body, headers: key ? { 'idempotency-key': key } : {} });
const numbersOf = async (id: number) => {
  const { aadhar_no, other_document_no } = (await asha.call('readSurvey', { id })).body.data;
  return { aadhar_no, other_document_no };
};

test('the public key is a point of the curve, and the same at each start', async () => {
  const { publicKey } = await today();
  expect(Buffer.from(publicKey, 'base64')).toHaveLength(65);
  const again = await openTestApp({}, { sharedWith: testApp });
  expect(again.ctx.keyPairs.publicKey).toBe(publicKey);
  await again.close();
});

test('encrypted numbers are decrypted, stored and found like plain ones', async () => {
  const key = await today();
  const { other_document_no, ...withoutDocument } = aarav;
  const { status, body } = await create({
    ...withoutDocument,
    aadhar_sealed: await encryptedTo(key, '0412 8830 1234'),
    other_document_sealed: await encryptedTo(key, other_document_no, 'other_document_no'),
  });
  expect(status).toBe(201);
  expect(await numbersOf(body.data.id)).toEqual({ aadhar_no: AADHAAR, other_document_no });
  const found = await asha.call('listOwnSurveys', { query: { search: AADHAAR } });
  expect(found.body.data.map(({ id }) => id)).toContain(body.data.id);
});

test('a number encrypted for Asha’s account is refused from another account', async () => {
  const ravi = await volunteer(testApp, 'Ravi');
  const context = encryptionContext('aadhar_no', asha.id);
  const body = {
    ...withoutNumber,
    aadhar_sealed: await encryptedTo(await today(), AADHAAR, context),
  };
  const copied = await ravi.call('createSurvey', { body });
  expect([copied.status, copied.problem.errors[0]?.rule]).toEqual([422, 'sealedUnreadable']);
  expect((await create(body)).status).toBe(201);
});

test('one entry sent plain and then encrypted under one key is the same request', async () => {
  const key = randomUUID();
  const first = await create(sunita, key);
  const aadhar_sealed = await encryptedTo(await today(), AADHAAR);
  const encryptedBody = { ...withoutNumber, aadhar_sealed, recorded_at: new Date().toISOString() };
  expect((await create(encryptedBody, key)).body).toEqual(first.body);
  const other = {
    ...withoutNumber,
    aadhar_sealed: await encryptedTo(await today(), '041288301235'),
  };
  expect((await create(other, key)).problem.code).toBe('keyReused');
});

test('an edit accepts an encrypted number in place of the stored one', async () => {
  const { id } = (await create(sunita)).body.data;
  const aadhar_sealed = await encryptedTo(await today(), '041288305678');
  const edit = await asha.call('updateSurvey', { id, body: { ...withoutNumber, aadhar_sealed } });
  expect(edit.body.data.aadhar_no).toBe('XXXX XXXX 5678');
  expect((await numbersOf(id)).aadhar_no).toBe('041288305678');
});

test('a number encrypted before a key rotation can still be decrypted', async () => {
  const ring = newKeys();
  const earlier = deriveKeyPairs(ring, testApp.dataDir);
  const aadhar_sealed = await encryptedTo(earlier, AADHAAR);
  expect((await create({ ...withoutNumber, aadhar_sealed })).status).toBe(422);
  writeFileSync(earlierKeyFile(testApp.dataDir, ring), keyText(ring), { mode: 0o600 });
  const { status, body } = await create({ ...withoutNumber, aadhar_sealed });
  expect(status).toBe(201);
  expect((await numbersOf(body.data.id)).aadhar_no).toBe(AADHAAR);
});

test('a decrypted number is validated', async () => {
  const aadhar_sealed = await encryptedTo(await today(), '0412');
  const { status, problem, json } = await create({ ...withoutNumber, aadhar_sealed });
  expect(status).toBe(422);
  expect(problem.errors).toMatchObject([{ field: 'aadhar_no', rule: 'aadhaarDigits' }]);
  expect(JSON.stringify(json)).not.toContain('0412');
});

test.each([
  [
    'for another trust',
    async () => encryptedTo(deriveKeyPairs(newKeys(), testApp.dataDir), AADHAAR),
  ],
  ['for another field', async () => encryptedTo(await today(), AADHAAR, 'other_document_no')],
  [
    'that was changed',
    async () => (await encryptedTo(await today(), AADHAAR)).replace(/.{4}$/, 'AAAA'),
  ],
  ['that was truncated', async () => (await encryptedTo(await today(), AADHAAR)).slice(0, 80)],
  ['of an unknown format', async () => 'sealed'],
  ['without a number', async () => encryptedTo(await today(), '')],
  ['that is too long', async () => encryptedTo(await today(), '7'.repeat(60))],
])('an encrypted number %s is refused at its field', async (_what, encrypted) => {
  const { status, problem } = await create({ ...withoutNumber, aadhar_sealed: await encrypted() });
  expect(status).toBe(422);
  expect(problem.errors).toEqual([
    {
      field: 'aadhar_no',
      rule: 'sealedUnreadable',
      message: 'The number could not be read. Please type it again.',
    },
  ]);
});
