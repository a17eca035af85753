import { expect, test } from 'vitest';
import { newKeys } from '../../vault/keys.ts';
import { createVault } from '../../vault/vault.ts';
import { digestOf, tableDigest } from '../archive/rows.ts';
import { reEncryption } from './re-encrypt.ts';

const [earlier, keys] = [newKeys(), newKeys()];
const [from, to] = [createVault(earlier), createVault(keys)];
const AADHAAR = '041288301234';
const uid = 'a1b2';
const entry = {
  id: 7,
  uid,
  name: 'Sunita Devi',
  aadhar_sealed: from.encrypt(AADHAAR, `surveys|${uid}|aadhar_no`),
  aadhar_index: from.index(AADHAAR, 'aadhaar'),
  other_document_sealed: null,
  other_document_index: null,
};
type Row = Record<string, string | number | null>;

async function isAccepted(change: (written: Row) => Row): Promise<boolean> {
  const conversion = reEncryption(earlier, keys);
  const written: Row = JSON.parse(conversion.convert('surveys', JSON.stringify(entry)));
  const rows = (async function* () {
    yield [change(written)];
  })();
  const found = await digestOf(rows, (row) => conversion.toComparable('surveys', row));
  return found.digest === conversion.expected('surveys', tableDigest().result()).digest;
}

test('a row that was copied correctly passes the check', async () => {
  expect(await isAccepted((written) => written)).toBe(true);
  expect(await isAccepted((written) => ({ ...written, name: 'Sunitha Devi' }))).toBe(false);
});

test('an unchanged, different or unfindable number fails the check', async () => {
  const { aadhar_sealed, aadhar_index } = entry;
  const other = to.encrypt('041288309876', `surveys|${uid}|aadhar_no`);
  for (const wrong of [{ aadhar_sealed }, { aadhar_index }, { aadhar_sealed: other }]) {
    expect(await isAccepted((written) => ({ ...written, ...wrong }))).toBe(false);
  }
});

test('a damaged number is left unchanged and unsearchable, and is reported', async () => {
  const conversion = reEncryption(earlier, keys);
  const damaged = { ...entry, aadhar_sealed: from.encrypt(AADHAAR, 'elsewhere') };
  const state = { survey_id: 9, version: 1, snapshot: JSON.stringify({ ...damaged, id: 9 }) };
  const row = JSON.parse(conversion.convert('surveys', JSON.stringify(damaged)));
  const storedState = JSON.parse(
    JSON.parse(conversion.convert('survey_versions', JSON.stringify(state))).snapshot,
  );
  for (const numbers of [row, storedState]) {
    const { aadhar_sealed, aadhar_index } = numbers;
    expect([aadhar_sealed, aadhar_index]).toEqual([damaged.aadhar_sealed, null]);
  }
  expect([conversion.numbers, [...conversion.damaged]]).toEqual([0, [7, 9]]);
});

test.each(['{"uid": "a1', 'null', '{}'])(
  'a damaged version (%s) is left unchanged and reported',
  (snapshot) => {
    const conversion = reEncryption(earlier, keys);
    const state = { survey_id: 9, version: 1, snapshot };
    expect(JSON.parse(conversion.convert('survey_versions', JSON.stringify(state)))).toEqual(state);
    expect(conversion.toComparable('survey_versions', state)).toEqual(state);
    expect([...conversion.damaged]).toEqual([9]);
  },
);

test('a donor’s number is encrypted and indexed anew, and the digest of its request is removed', () => {
  const conversion = reEncryption(earlier, keys);
  const gift = {
    id: 3,
    uid,
    id_sealed: from.encrypt('ABCDE1234F', `donations|${uid}|id_number`),
    id_index: from.index('ABCDE1234F', 'donor number'),
    body_digest: 'made with the old keys',
  };
  const written = JSON.parse(conversion.convert('donations', JSON.stringify(gift)));
  expect(to.decrypt(written.id_sealed, `donations|${uid}|id_number`)).toBe('ABCDE1234F');
  expect(written.id_index).toBe(to.index('ABCDE1234F', 'donor number'));
  expect([written.body_digest, conversion.numbers]).toEqual([null, 1]);
  expect(conversion.toComparable('donations', written).id_sealed).toBe('ABCDE1234F');
  const damaged = { ...gift, id_sealed: from.encrypt('ABCDE1234F', 'elsewhere') };
  const kept = JSON.parse(conversion.convert('donations', JSON.stringify(damaged)));
  expect([kept.id_sealed, kept.id_index]).toEqual([damaged.id_sealed, null]);
  expect([...conversion.damagedElsewhere]).toEqual(['donations 3']);
});

test('the secret of a second factor is encrypted anew, and is not counted as a number', () => {
  const conversion = reEncryption(earlier, keys);
  const location = `second_factors|${uid}|secret`;
  const factor = { uid, volunteer_id: 5, secret_encrypted: from.encrypt('JBSWY3DP', location) };
  const written = JSON.parse(conversion.convert('second_factors', JSON.stringify(factor)));
  expect(to.decrypt(written.secret_encrypted, location)).toBe('JBSWY3DP');
  expect(conversion.numbers).toBe(0);
  const damaged = { ...factor, secret_encrypted: 'v1.damaged' };
  conversion.convert('second_factors', JSON.stringify(damaged));
  expect([...conversion.damagedElsewhere]).toEqual(['second_factors 5']);
});
