import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
/** Lets scanners for leaked secrets recognise a token. */
const PREFIX = 'adh_';
const TOKEN = /^adh_[A-Za-z0-9_-]{43}$/;

export function newToken(): string {
  return PREFIX + randomBytes(TOKEN_BYTES).toString('base64url');
}

/** @returns undefined for text that is not a token */
export function tokenHash(token: string): string | undefined {
  return TOKEN.test(token) ? createHash('sha256').update(token).digest('hex') : undefined;
}
