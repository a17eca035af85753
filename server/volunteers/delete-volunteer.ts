import { type AuditActor, writeAudit } from '../audit-log/audit-log.ts';
import { endSessionsOf } from '../auth/sessions.ts';
import type { AppContext } from '../context.ts';
import { ensureAdminRemains } from './ensure-admin-remains.ts';
import { lockVolunteer } from './lock-volunteer.ts';

/** Entries keep the name; the e-mail address may be used again. */
export async function deleteVolunteer(
  ctx: AppContext,
  { id, by }: { id: number; by: AuditActor },
): Promise<void> {
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
    await writeAudit(transaction, { by, action: 'delete', entity: 'volunteer', id }, ctx.now());
  });
}
