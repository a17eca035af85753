import { hash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
export const RANDOM_TOKEN = '[A-Za-z0-9_-]{43}';

/** Only the hash of a token is stored. */
export const randomToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

export const hashToken = (token: string): string => hash('sha256', token);
