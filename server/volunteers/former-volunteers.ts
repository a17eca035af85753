// Admins can restore deleted accounts for thirty days.
import { ensure, fail } from '#domain/problems.ts';
import type { FormerVolunteer } from '#domain/volunteers/volunteer-schema.ts';
import { type AuditActor, writeAudit } from '../audit-log/audit-log.ts';
import type { AppContext } from '../context.ts';
import { retentionLimit } from '../retention.ts';
import { toApiVolunteer, type VolunteerRow } from './api-volunteer.ts';
import { translateTakenEmail } from './store.ts';

/** The last deleted first. */
export async function listFormerVolunteers({ db, now }: AppContext): Promise<FormerVolunteer[]> {
  const rows = await db
    .selectFrom('volunteers')
    .selectAll()
    .where('deleted_at', '>', retentionLimit(now()))
    .orderBy('deleted_at', 'desc')
    .execute();
  return rows.map((row) => toFormerVolunteer(row, row.deleted_at ?? '', now()));
}

/** @throws Problem volunteerNotFound, also for an account that is not deleted */
export async function readFormerVolunteer(
  { db, now }: AppContext,
  id: number,
): Promise<FormerVolunteer> {
  const row = await db
    .selectFrom('volunteers')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
  if (!row?.deleted_at) return fail('volunteerNotFound');
  return toFormerVolunteer(row, row.deleted_at, now());
}

function toFormerVolunteer(row: VolunteerRow, deleted_at: string, now: Date): FormerVolunteer {
  const { id, name, created_at } = toApiVolunteer(row);
  return { id, name, created_at, deleted_at, restorable: isRestorable(deleted_at, now) };
}

/** @throws Problem volunteerNotFound, volunteerNotDeleted, restoreTooLate */
export async function restoreVolunteer(
  ctx: AppContext,
  { id, by }: { id: number; by: AuditActor },
): Promise<VolunteerRow> {
  return translateTakenEmail(ctx, () =>
    ctx.db.transaction().execute(async (transaction) => {
      const { deleted_at } =
        (await ctx.dialect
          .forUpdate(transaction.selectFrom('volunteers').select('deleted_at').where('id', '=', id))
          .executeTakeFirst()) ?? fail('volunteerNotFound');
      ensure(deleted_at !== null, 'volunteerNotDeleted');
      ensure(isRestorable(deleted_at, ctx.now()), 'restoreTooLate');
      const row = await transaction
        .updateTable('volunteers')
        .set({ deleted_at: null })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      await writeAudit(transaction, { by, action: 'restore', entity: 'volunteer', id }, ctx.now());
      return row;
    }),
  );
}

export function isRestorable(deletedAt: string, now: Date): boolean {
  return deletedAt > retentionLimit(now);
}
