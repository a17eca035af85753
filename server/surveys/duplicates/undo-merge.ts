import type { Transaction } from 'kysely';
import type { RequestActor } from '../../audit-log/audit-log.ts';
import type { AppContext } from '../../context.ts';
import type { Tables } from '../../db/tables.ts';
import { lockSurvey, lockSurveysInOrder, type OwnedSurvey } from '../changes/lock-survey.ts';
import { saveChange } from '../changes/save-change.ts';
import { undoCopiedConsent } from '../consents/copy-consent.ts';
import { withdrawCopy } from '../corrections/copy-correction.ts';
import { findVersion } from '../history/history.ts';
import { columnsFromSnapshot } from '../survey-columns.ts';
import { findMergeTarget } from './merged-entries.ts';
import { findMergedPair, OPEN_PAIR, type PairRow, updatePair } from './pair-store.ts';

export async function lockWithMergeTarget(
  ctx: AppContext,
  transaction: Transaction<Tables>,
  id: number,
): Promise<OwnedSurvey | undefined> {
  const target = await findMergeTarget(transaction, id);
  const ids = target === null ? [id] : [id, target];
  const [entry] = await lockSurveysInOrder(ctx, transaction, ids);
  return entry;
}

/** The pair is open again. */
export async function undoMerge(
  ctx: AppContext,
  transaction: Transaction<Tables>,
  id: number,
  by: RequestActor,
): Promise<void> {
  const pair = await findMergedPair(transaction, id);
  if (!pair || pair.kept_id === null) return;
  await updatePair(transaction, pair, { ...OPEN_PAIR, kept_id: null, version_before: null });
  const kept = await lockSurvey(ctx, transaction, pair.kept_id);
  if (kept) await revertMerge(ctx, transaction, { pair, kept, by });
}

interface MergeToRevert {
  pair: PairRow;
  kept: OwnedSurvey;
  by: RequestActor;
}

/** The entry that stayed gets its fields back, unless it has been changed since. */
export async function revertMerge(
  ctx: AppContext,
  transaction: Transaction<Tables>,
  { pair, kept, by }: MergeToRevert,
): Promise<OwnedSurvey> {
  const from = kept.id === pair.older_id ? pair.newer_id : pair.older_id;
  await withdrawCopy(ctx, transaction, { from, to: kept, by });
  await undoCopiedConsent(ctx, transaction, { from, to: kept.id, by });
  const merged = kept.id === pair.older_id ? pair.older_version : pair.newer_version;
  if (kept.version !== merged || pair.version_before === null) return kept;
  const before = await findVersion(transaction, kept.id, pair.version_before);
  const after = await findVersion(transaction, kept.id, merged);
  if (!before || !after) return kept;
  // A link to a household is no version: one that was made since the merge stays.
  const isLinkedSince = kept.household_id !== after.household_id;
  const household_id = isLinkedSince ? kept.household_id : before.household_id;
  const columns = { ...columnsFromSnapshot(before), household_id };
  return saveChange(ctx, transaction, { row: kept, columns, action: 'revert', by });
}
