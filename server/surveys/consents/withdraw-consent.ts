import type { Transaction } from 'kysely';
import { ensure } from '#domain/problems.ts';
import type { AppContext } from '../../context.ts';
import type { Tables } from '../../db/tables.ts';
import { type ChangeRequest, changeSurvey } from '../changes/change-survey.ts';
import {
  lockSurveysInOrder,
  type OwnedSnapshot,
  type OwnedSurvey,
} from '../changes/lock-survey.ts';
import { findLastSurvivingEntry, findWithMerged } from '../duplicates/merged-entries.ts';
import { deletedBy } from '../survey-columns.ts';
import { findLastConsent, saveWithdrawal } from './consents.ts';

/**
 * The entry stays deleted until the person agrees again. For an admin it may be deleted already. The withdrawal
 * of a merged entry is one of the last surviving entry, too. A repeated withdrawal changes nothing.
 * @throws Problem surveyNotFound when it is deleted
 */
export async function withdrawConsent(
  ctx: AppContext,
  { id: asked, by, note }: ChangeRequest & { note: string },
): Promise<OwnedSnapshot> {
  const id = await findLastSurvivingEntry(ctx.db, asked);
  const change = { action: 'delete', id, by, lock: lockWithMerged } as const;
  let hasSurvivingEntryChanged = false;
  const withdrawn = await changeSurvey(ctx, change, async (row, transaction) => {
    // A merge, or its undoing, may have happened while this request waited for the lock.
    hasSurvivingEntryChanged = (await findLastSurvivingEntry(transaction, asked)) !== id;
    if (hasSurvivingEntryChanged) return null;
    const last = await findLastConsent(transaction, id);
    // A reply was lost, and the request is repeated.
    if (last?.kind === 'withdrawn' && row.deleted_at !== null) return null;
    ensure(row.deleted_at === null || by.is_admin, 'surveyNotFound');
    await saveWithdrawal(ctx, transaction, { surveyId: id, note, by });
    if (row.deleted_at !== null) return null;
    return deletedBy(by.id, ctx.now());
  });
  return hasSurvivingEntryChanged ? withdrawConsent(ctx, { id: asked, by, note }) : withdrawn;
}

async function lockWithMerged(
  ctx: AppContext,
  transaction: Transaction<Tables>,
  id: number,
): Promise<OwnedSurvey | undefined> {
  const ids = await findWithMerged(transaction, id);
  const [entry] = await lockSurveysInOrder(ctx, transaction, ids);
  return entry;
}
