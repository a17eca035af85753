import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createVault } from './vault.ts';

const vault = createVault({ encryption: randomBytes(32), index: randomBytes(32) });
const CONTEXT = 'surveys|sunita|aadhar_no';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The value without the end of its tag. */
function withTagOf(bytes: number, encrypted: string): string {
  const [version = '', text = ''] = encrypted.split('.');
  const shortened = Buffer.from(text, 'base64').subarray(0, NONCE_BYTES + bytes);
  return `${version}.${shortened.toString('base64')}`;
}

test('a value is decrypted in its own place only', () => {
  const encrypted = vault.encrypt('041288300001', CONTEXT);
  expect(vault.decrypt(encrypted, CONTEXT)).toBe('041288300001');
  expect(() => vault.decrypt(encrypted, 'surveys|rani|aadhar_no')).toThrow();
});

test.each([0, 4, 8, 12, 15])('a value with a tag of %i bytes is refused', (bytes) => {
  const encrypted = vault.encrypt('', CONTEXT);
  expect(vault.decrypt(withTagOf(TAG_BYTES, encrypted), CONTEXT)).toBe('');
  expect(() => vault.decrypt(withTagOf(bytes, encrypted), CONTEXT)).toThrow();
});
