// Deleted enquiries can be restored for thirty days; then erase-job.ts erases them.
import type { ReceivedEnquiry } from '#domain/enquiries/enquiry-schema.ts';
import { ensure } from '#domain/problems.ts';
import { type AuditActor, writeAudit } from '../audit-log/audit-log.ts';
import type { AppContext } from '../context.ts';
import type { Log } from '../log.ts';
import { readEnquiry } from './store.ts';

/** No mail is sent any more. @throws Problem queryNotFound */
export async function deleteEnquiry(
  ctx: AppContext,
  { id, by }: { id: number; by: AuditActor },
): Promise<void> {
  await ctx.db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('enquiries')
      .set({ deleted_at: ctx.now().toISOString(), mail_waiting: 0 })
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    ensure(numUpdatedRows > 0n, 'queryNotFound');
    await writeAudit(transaction, { by, action: 'delete', entity: 'query', id }, ctx.now());
  });
}

/** Only a deleted enquiry can be erased. @throws Problem queryNotFound */
export async function eraseEnquiry(
  ctx: AppContext,
  { id, by }: { id: number; by: AuditActor },
): Promise<void> {
  await ctx.db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('enquiries')
      .where('id', '=', id)
      .where('deleted_at', 'is not', null)
      .executeTakeFirst();
    ensure(numDeletedRows > 0n, 'queryNotFound');
    await writeAudit(transaction, { by, action: 'erase', entity: 'query', id }, ctx.now());
  });
}

/** An enquiry that is not deleted stays as it is. */
export async function restoreEnquiry(
  ctx: AppContext,
  log: Log,
  { id, by }: { id: number; by: AuditActor },
): Promise<ReceivedEnquiry> {
  await ctx.db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('enquiries')
      .set({ deleted_at: null })
      .where('id', '=', id)
      .where('deleted_at', 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) {
      await writeAudit(transaction, { by, action: 'restore', entity: 'query', id }, ctx.now());
    }
  });
  return readEnquiry(ctx, log, id);
}
