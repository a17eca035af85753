// Erasure on request: section 12 of the Digital Personal Data Protection Act, 2023.
import { ensure, fail } from '#domain/problems.ts';
import { type RequestActor, writeAudit } from '../../audit-log/audit-log.ts';
import type { AppContext } from '../../context.ts';
import { lockSurvey } from '../changes/lock-survey.ts';
import { removeEntry } from './remove-entry.ts';

/** @throws Problem surveyNotFound, notDeleted */
export async function eraseSurvey(
  ctx: AppContext,
  { id, by }: { id: number; by: RequestActor },
): Promise<void> {
  await ctx.db.transaction().execute(async (transaction) => {
    // The spellings of a place that are in use are known only while nobody writes entries.
    await ctx.dialect.lockSurveys(transaction);
    const entry = (await lockSurvey(ctx, transaction, id)) ?? fail('surveyNotFound');
    ensure(entry.deleted_at !== null, 'notDeleted');
    await removeEntry(transaction, entry, { at: ctx.now().toISOString(), by: by.id });
    await writeAudit(transaction, { by, action: 'erase', entity: 'survey', id }, ctx.now());
  });
}
