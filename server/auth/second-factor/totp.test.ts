import { expect, test } from 'vitest';
import { decodeBase32, encodeBase32 } from './base32.ts';
import { codeAt, newSecret, otpauthUri, stepOf } from './totp.ts';

/** RFC 6238, appendix B; of its eight digits the last six. */
const SECRET = encodeBase32(Buffer.from('12345678901234567890'));

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at %i seconds the code is %s', (seconds, code) => {
  expect(codeAt(SECRET, Math.floor(seconds / 30))).toBe(code);
});

test.each([
  ['', ''],
  ['f', 'MY'],
  ['foobar', 'MZXW6YTBOI'],
])('%s in base 32 is %s', (text, encoded) => {
  expect(encodeBase32(Buffer.from(text))).toBe(encoded);
  expect(decodeBase32(encoded).toString()).toBe(text);
});

test('a secret has 160 bits, and is another one each time', () => {
  expect(decodeBase32(newSecret())).toHaveLength(20);
  expect(newSecret()).not.toBe(newSecret());
});

test('a code counts for its half minute and those beside it', () => {
  const step = 59_500_000;
  const at = (steps: number) =>
    stepOf(SECRET, codeAt(SECRET, step), new Date((step + steps) * 30_000));
  expect([-2, -1, 0, 1, 2].map(at)).toEqual([undefined, step, step, step, undefined]);
  expect(stepOf(SECRET, '12345', new Date())).toBeUndefined();
  expect(stepOf(SECRET, '12345é', new Date())).toBeUndefined();
});

test('the address for an app names the trust and the account', () => {
  expect(otpauthUri('ABC', 'trust.example', 'meera+a@trust.example')).toBe(
    'otpauth://totp/trust.example:meera%2Ba%40trust.example?secret=ABC&issuer=trust.example',
  );
});
