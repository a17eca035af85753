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
import { findSurvivingEntry } from './merged-entries.ts';
import { findMergedPair, OPEN_PAIR, type PairRow, updatePair } from './pair-store.ts';
import { endMerge, readMerges, withoutUndoneMerges } from './survey-merges.ts';

type UndoContext = Pick<AppContext, 'now' | 'dialect'>;

export async function lockWithSurvivingEntry(
  ctx: AppContext,
  transaction: Transaction<Tables>,
  id: number,
): Promise<OwnedSurvey | undefined> {
  const survivingId = await findSurvivingEntry(transaction, id);
  const ids = survivingId === null ? [id] : [id, survivingId];
  const [entry] = await lockSurveysInOrder(ctx, transaction, ids);
  return entry;
}

/** Undoes the merge of a merged entry; other entries have none. Their pair is open again. */
export async function undoMerge(
  ctx: UndoContext,
  transaction: Kysely<Tables>,
  { id, by }: { id: number; by: RequestActor },
): Promise<void> {
  const pair = await findMergedPair(transaction, id);
  if (!pair || pair.kept_id === null) return;
  await updatePair(transaction, pair, { ...OPEN_PAIR, kept_id: null });
  const surviving = await lockSurvey(ctx, transaction, pair.kept_id);
  if (surviving) await revertMerge(ctx, transaction, { pair, surviving, by });
}

interface MergeToRevert {
  pair: PairRow;
  surviving: OwnedSurvey;
  by: RequestActor;
}

/** The surviving entry loses the values of the merged entry, except in fields that were changed since. */
export async function revertMerge(
  ctx: UndoContext,
  transaction: Kysely<Tables>,
  { pair, surviving, by }: MergeToRevert,
): Promise<OwnedSurvey> {
  const survivingId = surviving.id;
  const mergedId = survivingId === pair.older_id ? pair.newer_id : pair.older_id;
  await removeCopiedStep(ctx, transaction, { survivingId, mergedId, by });
  await undoCopiedConsent(ctx, transaction, { survivingId, mergedId, by });
  await endMerge(transaction, { survivingId, mergedId }, surviving.version);
  // The last word on the consent may have changed just now.
  const state = omit(surviving, DERIVED_COLUMNS);
  const own = withoutUndoneMerges(state, await readMerges(transaction, survivingId));
  if (own === state) return surviving;
  const columns = { ...columnsFromSnapshot(own), household_id: own.household_id };
  return saveChange(ctx, transaction, { row: surviving, columns, action: 'revert', by });
}
