import type { Kysely, Transaction } from 'kysely';
import { omit } from '#domain/collections/pick.ts';
import type { RequestActor } from '../../audit-log/audit-log.ts';
import type { AppContext } from '../../context.ts';
import type { Tables } from '../../db/tables.ts';
import { lockSurvey, lockSurveysInOrder, type OwnedSurvey } from '../changes/lock-survey.ts';
import { saveChange } from '../changes/save-change.ts';
import { undoCopiedConsent } from '../consents/copy-consent.ts';
import { removeCopiedStep } from '../corrections/copy-correction.ts';
import { columnsFromSnapshot, DERIVED_COLUMNS } from '../survey-columns.ts';
import { findMergeTarget } from './merged-entries.ts';
import { findMergedPair, OPEN_PAIR, type PairRow, updatePair } from './pair-store.ts';
import { endMerge, readMerges, withoutUndone } from './survey-merges.ts';

type UndoContext = Pick<AppContext, 'now' | 'dialect'>;

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
  ctx: UndoContext,
  transaction: Kysely<Tables>,
  id: number,
  by: RequestActor,
): Promise<void> {
  const pair = await findMergedPair(transaction, id);
  if (!pair || pair.kept_id === null) return;
  await updatePair(transaction, pair, { ...OPEN_PAIR, kept_id: null });
  const kept = await lockSurvey(ctx, transaction, pair.kept_id);
  if (kept) await revertMerge(ctx, transaction, { pair, kept, by });
}

interface MergeToRevert {
  pair: PairRow;
  kept: OwnedSurvey;
  by: RequestActor;
}

/** The entry that stayed gets its fields back, except those that were changed since. */
export async function revertMerge(
  ctx: UndoContext,
  transaction: Kysely<Tables>,
  { pair, kept, by }: MergeToRevert,
): Promise<OwnedSurvey> {
  const from = kept.id === pair.older_id ? pair.newer_id : pair.older_id;
  await removeCopiedStep(ctx, transaction, { from, to: kept.id, by });
  await undoCopiedConsent(ctx, transaction, { from, to: kept.id, by });
  await endMerge(transaction, { keptId: kept.id, mergedId: from }, kept.version);
  // The last word on the consent may have changed just now.
  const state = omit(kept, DERIVED_COLUMNS);
  const own = withoutUndone(state, await readMerges(transaction, kept.id));
  if (own === state) return kept;
  const columns = { ...columnsFromSnapshot(own), household_id: own.household_id };
  return saveChange(ctx, transaction, { row: kept, columns, action: 'revert', by });
}
