// Only the audit log knows of a link. Its MAC covers the password's hash and the e-mail, so it works once and ends when
// they change; it is valid while its event is the last of those that end links.
import type { AuditAction } from '#domain/audit-log/audit-log.ts';
import { isId } from '#domain/ids.ts';
import {
  formatPasswordLink,
  PASSWORD_LINK_MS,
  type PasswordLinkToken,
  parsePasswordLink,
} from '#domain/volunteers/password-link.ts';
import { type AuditActor, writeAudit } from '../audit-log/audit-log.ts';
import type { AppContext } from '../context.ts';
import { matchesIndex } from '../vault/matches-index.ts';
import type { VolunteerRow } from '../volunteers/api-volunteer.ts';
import { findVolunteer } from '../volunteers/store.ts';

type Account = Pick<VolunteerRow, 'id' | 'password_hash' | 'email_key'>;

const CREATE = 'createPasswordLink' satisfies AuditAction;
const ENDING = [CREATE, 'endSessions', 'deactivate', 'delete'] satisfies AuditAction[];
/** Signing out everybody; a restore brings back passwords that links have replaced. */
const ENDING_ALL = ['signOut', 'restoreBackup'] satisfies AuditAction[];

export interface PasswordLink {
  token: string;
  expires_at: string;
}

export async function createPasswordLink(
  ctx: AppContext,
  { account, by }: { account: Account; by: AuditActor },
): Promise<PasswordLink> {
  const now = ctx.now();
  const event = { by, action: CREATE, entity: 'volunteer', id: account.id } as const;
  await writeAudit(ctx.db, event, now);
  const expiresAt = now.getTime() + PASSWORD_LINK_MS;
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
  return isCurrent && isGenuine && (await isLatest(ctx, link)) ? account : undefined;
}

/** Ask for genuine links only: their event is recent, and is found soon. */
async function isLatest(
  { db }: AppContext,
  { accountId, expiresAt }: PasswordLinkToken,
): Promise<boolean> {
  const last = await db
    .selectFrom('audit_log')
    .select(['action', 'at'])
    .where(({ and, or, eb }) =>
      or([
        and([
          eb('entity', '=', 'volunteer'),
          eb('entity_id', '=', accountId),
          eb('action', 'in', ENDING),
        ]),
        and([eb('entity_id', 'is', null), eb('action', 'in', ENDING_ALL)]),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const createdAt = new Date(expiresAt - PASSWORD_LINK_MS).toISOString();
  return last?.action === CREATE && last.at === createdAt;
}

const signedPart = ({ id, password_hash, email_key }: Account, expiresAt: number) => ({
  value: [id, expiresAt, password_hash, email_key].join('\n'),
  kind: 'password link',
});
