import { HOUR_MS } from '../durations.ts';

export const PASSWORD_LINK_MS = 48 * HOUR_MS;

export interface PasswordLinkToken {
  accountId: number;
  /** Milliseconds since 1970. */
  expiresAt: number;
  mac: string;
}

const TOKEN = /^(\d{1,10})\.(\d{13})\.([\w-]{43})$/;

export function formatPasswordLink({ accountId, expiresAt, mac }: PasswordLinkToken): string {
  return `${accountId}.${expiresAt}.${mac}`;
}

export function parsePasswordLink(token: string): PasswordLinkToken | undefined {
  const [, accountId, expiresAt, mac] = TOKEN.exec(token) ?? [];
  if (!(accountId && expiresAt && mac)) return undefined;
  return { accountId: Number(accountId), expiresAt: Number(expiresAt), mac };
}
