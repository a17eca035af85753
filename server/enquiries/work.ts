import type { EnquiryWork, ReceivedEnquiry } from '#domain/enquiries/enquiry-schema.ts';
import { validationError } from '#domain/problems.ts';
import type { RuleCode } from '#domain/rule-messages.ts';
import { fieldError } from '#domain/validation.ts';
import type { AuditActor } from '../audit-log.ts';
import type { AppContext } from '../context.ts';
import { findEnquiry, writeEnquiryAudit } from './store.ts';

/**
 * Unsent fields stay. @returns undefined when the enquiry is not there or deleted
 * @throws Problem brokenRule when a link leads nowhere
 */
export async function workOnEnquiry(
  ctx: AppContext,
  id: number,
  { state, note, survey_id, volunteer_id }: EnquiryWork,
  by: AuditActor,
): Promise<ReceivedEnquiry | undefined> {
  if (!(await findEnquiry(ctx, id))) return undefined;
  await ensureExists(ctx, 'surveys', 'survey_id', survey_id);
  await ensureExists(ctx, 'volunteers', 'volunteer_id', volunteer_id);
  await ctx.db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('enquiries')
      .set({
        ...(state && { state }),
        ...(note !== undefined && { note }),
        ...(survey_id !== undefined && { survey_id }),
        ...(volunteer_id !== undefined && { volunteer_id }),
        handled_by: by.actorId,
        handled_at: ctx.now().toISOString(),
      })
      .where('id', '=', id)
      .execute();
    await writeEnquiryAudit(ctx, transaction, 'update', id, by);
  });
  return findEnquiry(ctx, id);
}

const NOT_THERE = {
  survey_id: 'notId',
  volunteer_id: 'volunteerInactive',
} as const satisfies Record<string, RuleCode>;

async function ensureExists(
  { db }: AppContext,
  table: 'surveys' | 'volunteers',
  field: keyof typeof NOT_THERE,
  id: number | null | undefined,
): Promise<void> {
  if (id === null || id === undefined) return;
  const isRowNumber = Number.isInteger(id) && id > 0 && id < 2 ** 31;
  const row = isRowNumber
    ? await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!row) throw validationError([fieldError(field, NOT_THERE[field])]);
}
