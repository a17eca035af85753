// Sessions end in the same transaction, and one active admin must remain.

import type { Transaction } from 'kysely';
import type { AuditAction } from '#domain/audit-log/audit-log.ts';
import type { Language } from '#domain/languages.ts';
import { ensure, fail } from '#domain/problems.ts';
import type { VolunteerStatus } from '#domain/volunteers/volunteer.ts';
import { type AuditActor, writeAudit } from '../audit-log/audit-log.ts';
import { endSessionsOf } from '../auth/sessions.ts';
import type { AppContext } from '../context.ts';
import { toSqlBoolean } from '../db/columns/sql-boolean.ts';
import type { Tables } from '../db/tables.ts';
import { activeVolunteers } from './active-volunteers.ts';
import { personColumns, type VolunteerRow } from './api-volunteer.ts';
import { translateTakenEmail } from './store.ts';

export interface VolunteerChange {
  name?: string;
  email?: string;
  phone?: string;
  status?: VolunteerStatus;
  passwordHash?: string;
  isEditor?: boolean;
}

interface VolunteerUpdate {
  id: number;
  change: VolunteerChange;
  by: AuditActor;
}

/** Deactivation or a new password ends the sessions. @throws Problem volunteerNotFound, emailTaken, lastAdmin */
export async function updateVolunteer(
  ctx: AppContext,
  { id, change, by }: VolunteerUpdate,
): Promise<VolunteerRow> {
  return translateTakenEmail(ctx, () =>
    ctx.db.transaction().execute(async (transaction) => {
      if (change.status === 'inactive') await ensureAdminRemains(ctx, transaction, id);
      const row = await lockVolunteer(ctx, transaction, id);
      const changed = await transaction
        .updateTable('volunteers')
        .set({
          ...personColumns({ ...row, ...change }),
          status: change.status ?? row.status,
          password_hash: change.passwordHash ?? row.password_hash,
          is_editor: toSqlBoolean(change.isEditor ?? row.is_editor === 1),
        })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      if (changed.status === 'inactive' || change.passwordHash) {
        await endSessionsOf(transaction, id);
      }
      for (const action of actionsOf(row, changed))
        await writeAudit(transaction, { by, action, thing: 'volunteer', id }, ctx.now());
      return changed;
    }),
  );
}

/** @returns one action at least: a request that changes nothing is recorded as well */
function actionsOf(before: VolunteerRow, after: VolunteerRow): AuditAction[] {
  const differs = (name: keyof VolunteerRow) => before[name] !== after[name];
  const actions: AuditAction[] = [];
  if (differs('status')) actions.push(after.status === 'active' ? 'activate' : 'deactivate');
  if (differs('is_editor')) actions.push(after.is_editor === 1 ? 'grantEditor' : 'revokeEditor');
  if (differs('password_hash')) actions.push('changePassword');
  const isPersonChanged = differs('name') || differs('email') || differs('phone');
  return isPersonChanged || actions.length === 0 ? [...actions, 'update'] : actions;
}

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
      { by, action: 'changePassword', thing: 'volunteer', id },
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

/** Entries keep the name; the e-mail address may be used again. @throws Problem volunteerNotFound, lastAdmin */
export async function deleteVolunteer(ctx: AppContext, id: number, by: AuditActor): Promise<void> {
  await ctx.db.transaction().execute(async (transaction) => {
    await ensureAdminRemains(ctx, transaction, id);
    await lockVolunteer(ctx, transaction, id);
    await transaction
      .updateTable('volunteers')
      .set({ deleted_at: ctx.now().toISOString() })
      .where('id', '=', id)
      .execute();
    await endSessionsOf(transaction, id);
    await transaction.deleteFrom('waiting_reports').where('volunteer_id', '=', id).execute();
    await writeAudit(transaction, { by, action: 'delete', thing: 'volunteer', id }, ctx.now());
  });
}

async function lockVolunteer(
  { dialect }: AppContext,
  transaction: Transaction<Tables>,
  id: number,
): Promise<VolunteerRow> {
  const row = await dialect
    .forNoKeyUpdate(
      transaction
        .selectFrom('volunteers')
        .selectAll()
        .where('id', '=', id)
        .where('deleted_at', 'is', null),
    )
    .executeTakeFirst();
  return row ?? fail('volunteerNotFound');
}

/**
 * All admins are locked in id order before anything else, so that concurrent changes cannot deadlock. An admin's change
 * of an entry may have locked the account that is changed next, as its new owner, and refers to the admin.
 */
async function ensureAdminRemains(
  { dialect }: AppContext,
  transaction: Transaction<Tables>,
  excludedId: number,
): Promise<void> {
  const admins = await dialect
    .forNoKeyUpdate(
      activeVolunteers(transaction).select('id').where('is_admin', '=', 1).orderBy('id'),
    )
    .execute();
  if (admins.length === 1 && admins[0]?.id === excludedId) fail('lastAdmin');
}
