import { hash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
/** Of a regular expression. */
export const RANDOM_TOKEN = '[A-Za-z0-9_-]{43}';

/** Too long to be guessed. Only its hash is stored. */
export const randomToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

export const hashToken = (token: string): string => hash('sha256', token);
