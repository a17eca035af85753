// Nothing is stored: the MAC covers the password's hash, so a link works once and ends when the password changes.
import { isId } from '#domain/ids.ts';
import {
  formatPasswordLink,
  PASSWORD_LINK_MS,
  parsePasswordLink,
} from '#domain/volunteers/password-link.ts';
import type { AppContext } from '../context.ts';
import { matchesIndex } from '../vault/matches-index.ts';
import type { VolunteerRow } from '../volunteers/api-volunteer.ts';
import { findVolunteer } from '../volunteers/store.ts';

type Account = Pick<VolunteerRow, 'id' | 'password_hash'>;

export interface PasswordLink {
  token: string;
  expires_at: string;
}

export function createPasswordLink(ctx: AppContext, account: Account): PasswordLink {
  const expiresAt = ctx.now().getTime() + PASSWORD_LINK_MS;
  const { value, kind } = signedPart(account, expiresAt);
  const mac = ctx.vault.index(value, kind);
  return {
    token: formatPasswordLink({ accountId: account.id, expiresAt, mac }),
    expires_at: new Date(expiresAt).toISOString(),
  };
}

/** @returns undefined for a forged, expired or used token, and for accounts that cannot sign in */
export async function findLinkedAccount(
  ctx: AppContext,
  token: string,
): Promise<VolunteerRow | undefined> {
  const link = parsePasswordLink(token);
  if (!(link && isId(link.accountId))) return undefined;
  const account = await findVolunteer(ctx, link.accountId);
  if (account?.status !== 'active') return undefined;
  const now = ctx.now().getTime();
  // A longer one was made while the clock was ahead.
  const isCurrent = link.expiresAt > now && link.expiresAt <= now + 2 * PASSWORD_LINK_MS;
  const isGenuine = matchesIndex(ctx.vault, link.mac, signedPart(account, link.expiresAt));
  return isCurrent && isGenuine ? account : undefined;
}

const signedPart = ({ id, password_hash }: Account, expiresAt: number) => ({
  value: [id, expiresAt, password_hash].join('\n'),
  kind: 'password link',
});
