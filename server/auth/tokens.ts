import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
/** So that scanners for leaked secrets know one when they see it. */
const PREFIX = 'adh_';
const TOKEN = /^adh_[A-Za-z0-9_-]{43}$/;

/** 256 random bits: it holds nothing and cannot be guessed. */
export function newToken(): string {
  return PREFIX + randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What the store keeps in place of the token; undefined for what cannot be one. */
export function tokenHash(token: string): string | undefined {
  return TOKEN.test(token) ? createHash('sha256').update(token).digest('hex') : undefined;
}
