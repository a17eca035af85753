import type { AuditAction } from '#domain/audit-log/audit-log.ts';
import type { VolunteerStatus } from '#domain/volunteers/volunteer.ts';
import { type AuditActor, writeAudit } from '../audit-log/audit-log.ts';
import { endSessionsOf } from '../auth/sessions.ts';
import type { AppContext } from '../context.ts';
import { toSqlBoolean } from '../db/columns/sql-boolean.ts';
import type { VolunteerRow } from './api-volunteer.ts';
import { ensureAdminRemains } from './ensure-admin-remains.ts';
import { lockVolunteer } from './lock-volunteer.ts';
import { personColumns } from './person-columns.ts';
import { translateTakenEmail } from './store.ts';

export interface VolunteerChange {
  name?: string;
  email?: string;
  phone?: string;
  status?: VolunteerStatus;
  passwordHash?: string;
  isEditor?: boolean;
  /** No request sets it. */
  isAdmin?: boolean;
}

interface VolunteerUpdate {
  id: number;
  change: VolunteerChange;
  by: AuditActor;
}

/** Deactivation, a new password and another role as admin end the sessions. */
export async function updateVolunteer(
  ctx: AppContext,
  { id, change, by }: VolunteerUpdate,
): Promise<VolunteerRow> {
  return translateTakenEmail(ctx, () =>
    ctx.db.transaction().execute(async (transaction) => {
      if (change.status === 'inactive' || change.isAdmin === false)
        await ensureAdminRemains(ctx, transaction, id);
      const row = await lockVolunteer(ctx, transaction, id);
      const changed = await transaction
        .updateTable('volunteers')
        .set({
          ...personColumns({ ...row, ...change }),
          status: change.status ?? row.status,
          password_hash: change.passwordHash ?? row.password_hash,
          is_editor: toSqlBoolean(change.isEditor ?? row.is_editor === 1),
          is_admin: toSqlBoolean(change.isAdmin ?? row.is_admin === 1),
        })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      const isOtherRole = changed.is_admin !== row.is_admin;
      if (changed.status === 'inactive' || change.passwordHash || isOtherRole) {
        await endSessionsOf(transaction, id);
      }
      for (const action of actionsOf(row, changed))
        await writeAudit(transaction, { by, action, entity: 'volunteer', id }, ctx.now());
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
  if (differs('is_admin')) actions.push(after.is_admin === 1 ? 'grantAdmin' : 'revokeAdmin');
  if (differs('password_hash')) actions.push('changePassword');
  const isPersonChanged = differs('name') || differs('email') || differs('phone');
  return isPersonChanged || actions.length === 0 ? [...actions, 'update'] : actions;
}
