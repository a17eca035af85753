import type { Language } from '#domain/languages.ts';
import { ensure } from '#domain/problems.ts';
import { type AuditActor, writeAudit } from '../audit-log/audit-log.ts';
import { endSessionsOf } from '../auth/sessions.ts';
import type { AppContext } from '../context.ts';

interface PasswordChange {
  id: number;
  /** The current password or the link was checked with this hash. */
  verifiedHash: string;
  /** Thrown if the password has changed since. */
  overtaken: 'tokenRefused' | 'passwordLinkEnded';
  newHash: string;
  /** Hash of the session that continues. */
  currentSession?: string;
  by: AuditActor;
}

/** Ends all other sessions. @throws Problem overtaken */
export async function changeOwnPassword(
  ctx: AppContext,
  { id, verifiedHash, overtaken, newHash, currentSession, by }: PasswordChange,
): Promise<void> {
  await ctx.db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('volunteers')
      .set({ password_hash: newHash })
      .where('id', '=', id)
      .where('password_hash', '=', verifiedHash)
      .executeTakeFirstOrThrow();
    ensure(numUpdatedRows > 0n, overtaken);
    await endSessionsOf(transaction, id, currentSession);
    await writeAudit(
      transaction,
      { by, action: 'changePassword', entity: 'volunteer', id },
      ctx.now(),
    );
  });
}

export async function changeOwnLanguage(
  { db }: AppContext,
  id: number,
  language: Language,
): Promise<void> {
  await db.updateTable('volunteers').set({ language }).where('id', '=', id).execute();
}
