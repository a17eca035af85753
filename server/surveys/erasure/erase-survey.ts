// Erasure on request: section 12 of the Digital Personal Data Protection Act, 2023.
import { ensure, fail } from '#domain/problems.ts';
import { type AuditActor, writeAudit } from '../../audit-log/audit-log.ts';
import type { AppContext } from '../../context.ts';
import { lockSurvey } from '../changes/lock-survey.ts';
import { removeEntry } from './remove-entry.ts';

/** A deleted entry with all its versions, for good. @throws Problem surveyNotFound, notDeleted */
export async function eraseSurvey(ctx: AppContext, id: number, by: AuditActor): Promise<void> {
  await ctx.db.transaction().execute(async (transaction) => {
    const entry = (await lockSurvey(ctx, transaction, id)) ?? fail('surveyNotFound');
    ensure(entry.deleted_at !== null, 'notDeleted');
    await removeEntry(transaction, entry, ctx.now());
    await writeAudit(transaction, { by, action: 'erase', thing: 'survey', id }, ctx.now());
  });
}
