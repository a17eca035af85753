import { hashToken, RANDOM_TOKEN, randomToken } from './random-token.ts';

/** Lets scanners for leaked secrets recognise a token. */
const PREFIX = 'adh_';
const TOKEN = new RegExp(`^${PREFIX}${RANDOM_TOKEN}$`);

export const newToken = (): string => PREFIX + randomToken();

/** @returns undefined for text that is not a token */
export function tokenHash(token: string): string | undefined {
  return TOKEN.test(token) ? hashToken(token) : undefined;
}
