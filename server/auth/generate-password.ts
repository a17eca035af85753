import { randomBytes } from 'node:crypto';

const PASSWORD_BYTES = 16;
const BYTES_PER_CHARACTER = 3 / 4;

/** @param minLength in characters */
export function generatePassword(minLength: number): string {
  const bytes = Math.max(PASSWORD_BYTES, Math.ceil(minLength * BYTES_PER_CHARACTER));
  return randomBytes(bytes).toString('base64url');
}
