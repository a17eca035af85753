// Entries that were merged into another: their target, later edits, and undoing the merge.
import type { Kysely, Transaction } from 'kysely';
import type { RequestActor } from '../../audit-log.ts';
import type { AppContext } from '../../context.ts';
import type { Tables } from '../../db/tables.ts';
import { lockSurvey, type OwnedSurvey } from '../changes/lock-survey.ts';
import { saveChange } from '../changes/save-change.ts';
import { findVersion } from '../history/history.ts';
import { toSurveyColumns } from '../survey-columns.ts';

const UNDECIDED = { state: 'open', decided_at: null, decided_by: null } as const;

/** @returns the entry that it was merged into */
export async function findMergeTarget(db: Kysely<Tables>, id: number): Promise<number | null> {
  const pair = await findMergedPair(db, id);
  return pair?.kept_id ?? null;
}

/** An edit from a phone that did not know of the merge: an admin compares the two again. */
export async function reopenMerged(transaction: Transaction<Tables>, id: number): Promise<boolean> {
  const pair = await findMergedPair(transaction, id);
  if (!pair) return false;
  await transaction
    .updateTable('survey_pairs')
    .set(UNDECIDED)
    .where('older_id', '=', pair.older_id)
    .where('newer_id', '=', pair.newer_id)
    .execute();
  return true;
}

/** With the entry that it was merged into, lower id first: the order in which all transactions lock entries. */
export async function lockWithKeeper(
  ctx: AppContext,
  transaction: Transaction<Tables>,
  id: number,
): Promise<OwnedSurvey | undefined> {
  const keeper = await findMergeTarget(transaction, id);
  if (keeper !== null && keeper < id) await lockSurvey(ctx, transaction, keeper);
  return lockSurvey(ctx, transaction, id);
}

/** The other entry gets its fields back, unless it has been changed since. The pair is open again. */
export async function undoMerge(
  ctx: AppContext,
  transaction: Transaction<Tables>,
  id: number,
  by: RequestActor,
): Promise<void> {
  const pair = await findMergedPair(transaction, id);
  if (!pair || pair.kept_id === null) return;
  await transaction
    .updateTable('survey_pairs')
    .set({ ...UNDECIDED, kept_id: null, version_before: null })
    .where('older_id', '=', pair.older_id)
    .where('newer_id', '=', pair.newer_id)
    .execute();
  const kept = await lockSurvey(ctx, transaction, pair.kept_id);
  const merged = pair.kept_id === pair.older_id ? pair.older_version : pair.newer_version;
  if (!kept || kept.version !== merged || pair.version_before === null) return;
  const before = await findVersion(transaction, kept.id, pair.version_before);
  if (!before) return;
  const columns = toSurveyColumns(before);
  await saveChange(ctx, transaction, { row: kept, columns, action: 'revert', by });
}

function findMergedPair(db: Kysely<Tables>, id: number) {
  return db
    .selectFrom('survey_pairs')
    .selectAll()
    .where('kept_id', 'is not', null)
    .where('kept_id', '<>', id)
    .where((eb) => eb.or([eb('older_id', '=', id), eb('newer_id', '=', id)]))
    .executeTakeFirst();
}
