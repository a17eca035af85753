import { hashToken, RANDOM_TOKEN, randomToken } from './random-token.ts';

/** Scanners for leaked secrets recognise it. */
const PREFIX = 'adh_';
const TOKEN = new RegExp(`^${PREFIX}${RANDOM_TOKEN}$`);

export const newToken = (): string => PREFIX + randomToken();

export function tokenHash(token: string): string | undefined {
  return TOKEN.test(token) ? hashToken(token) : undefined;
}
