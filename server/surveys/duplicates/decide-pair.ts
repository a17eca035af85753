import type { Transaction } from 'kysely';
import { ensure, fail, validationError } from '#domain/problems.ts';
import type { PairDecision } from '#domain/surveys/duplicates/duplicate-schema.ts';
import { fieldError } from '#domain/validation.ts';
import { type RequestActor, writeAudit } from '../../audit-log/audit-log.ts';
import type { AppContext } from '../../context.ts';
import type { Tables } from '../../db/tables.ts';
import { lockSurveysInOrder, type OwnedSurvey } from '../changes/lock-survey.ts';
import { saveChange } from '../changes/save-change.ts';
import { ensureNotWithdrawn } from '../consents/consents.ts';
import { copyConsent } from '../consents/copy-consent.ts';
import { copyCorrection } from '../corrections/copy-correction.ts';
import { deletedBy, LIVE } from '../survey-columns.ts';
import { mergeEntries } from './merge-entries.ts';
import { findPair, OPEN_PAIR, type PairRow, updatePair } from './pair-store.ts';
import { recordMerge } from './survey-merges.ts';
import { revertMerge } from './undo-merge.ts';

interface LockedPair {
  pair: PairRow;
  older: OwnedSurvey;
  newer: OwnedSurvey;
  by: RequestActor;
}

interface DecisionRequest {
  /** The older entry first. */
  ids: readonly [number, number];
  decision: PairDecision;
  by: RequestActor;
}

/** @throws Problem pairNotFound, pairDecided, staleVersion */
export async function decidePair(
  ctx: AppContext,
  { ids, decision: { decision, keep, fields = {}, versions }, by }: DecisionRequest,
): Promise<void> {
  await ctx.db.transaction().execute(async (transaction) => {
    const locked = await lockPair(ctx, transaction, { ids, by });
    if (decision === 'open') return reopenPair(ctx, transaction, locked);
    const { pair, older, newer } = locked;
    ensure(pair.state === 'open', 'pairDecided');
    const areCompared = older.version === versions?.[0] && newer.version === versions?.[1];
    ensure(!versions || areCompared, 'staleVersion');
    ensure(
      [older, newer].every((entry) => isLiveOrMerged(pair, entry)),
      'pairNotFound',
    );
    if (decision === 'different') return separatePair(ctx, transaction, locked);
    return mergePair(ctx, transaction, locked, { keep, fields });
  });
}

async function lockPair(
  ctx: AppContext,
  transaction: Transaction<Tables>,
  { ids: [older_id, newer_id], by }: Omit<DecisionRequest, 'decision'>,
): Promise<LockedPair> {
  const [older, newer] = await lockSurveysInOrder(ctx, transaction, [older_id, newer_id]);
  const pair = await findPair(transaction, { older_id, newer_id });
  return pair && older && newer ? { pair, older, newer, by } : fail('pairNotFound');
}

/** A deleted entry is not compared, unless it is deleted as the merged entry of this pair. */
function isLiveOrMerged({ kept_id }: PairRow, { id, deleted_at }: OwnedSurvey): boolean {
  return deleted_at === null || (kept_id !== null && kept_id !== id);
}

async function reopenPair(
  ctx: AppContext,
  transaction: Transaction<Tables>,
  { pair, older, newer, by }: LockedPair,
): Promise<void> {
  ensure(pair.state !== 'merged', 'pairDecided');
  ensure(older.deleted_at === null && newer.deleted_at === null, 'pairNotFound');
  if (pair.state === 'open') return;
  for (const { id } of [older, newer]) {
    await writeAudit(transaction, { by, action: 'openPair', entity: 'survey', id }, ctx.now());
  }
  await updatePair(transaction, pair, OPEN_PAIR);
}

/** An edit may have opened a merged pair again: the merge is undone, and the merged entry restored. */
async function separatePair(
  ctx: AppContext,
  transaction: Transaction<Tables>,
  { pair, older, newer, by }: LockedPair,
): Promise<void> {
  const separate = async (row: OwnedSurvey): Promise<number> => {
    const event = { by, action: 'decideDifferent', entity: 'survey', id: row.id } as const;
    await writeAudit(transaction, event, ctx.now());
    if (row.id === pair.kept_id) {
      return (await revertMerge(ctx, transaction, { pair, surviving: row, by })).version;
    }
    if (row.deleted_at !== null) await ensureNotWithdrawn(transaction, row.id);
    const change = { row, columns: LIVE, action: 'restore', by } as const;
    return (await saveChange(ctx, transaction, change)).version;
  };
  await updatePair(transaction, pair, {
    ...decisionOf(ctx, by),
    state: 'different',
    kept_id: null,
    older_version: await separate(older),
    newer_version: await separate(newer),
  });
}

async function mergePair(
  ctx: AppContext,
  transaction: Transaction<Tables>,
  { pair, older, newer, by }: LockedPair,
  { keep, fields = {} }: Pick<PairDecision, 'keep' | 'fields'>,
): Promise<void> {
  const surviving = [older, newer].find(({ id }) => id === keep) ?? refuseKeep();
  // An edit may have opened a merged pair again: its two entries cannot change their parts.
  if (pair.kept_id !== null && pair.kept_id !== surviving.id) refuseKeep();
  const merged = surviving === older ? newer : older;
  const save = (row: OwnedSurvey, columns: Partial<OwnedSurvey>) =>
    saveChange(ctx, transaction, { row, columns, action: 'merge', by });
  const deletion = deletedBy(by.id, ctx.now());
  const changed = await save(surviving, mergeEntries(ctx.vault, { surviving, merged }, fields));
  const deleted = merged.deleted_at === null ? await save(merged, deletion) : merged;
  await copyCorrection(transaction, { surviving: changed, merged });
  const ids = { survivingId: surviving.id, mergedId: merged.id };
  await copyConsent(transaction, ids);
  if (changed.version !== surviving.version) {
    await recordMerge(transaction, ids, changed.version);
  }
  await updatePair(transaction, pair, {
    ...decisionOf(ctx, by),
    state: 'merged',
    kept_id: surviving.id,
    older_version: (surviving === older ? changed : deleted).version,
    newer_version: (surviving === older ? deleted : changed).version,
  });
}

function decisionOf({ now }: AppContext, by: RequestActor) {
  return { decided_at: now().toISOString(), decided_by: by.id };
}

function refuseKeep(): never {
  throw validationError([fieldError('keep', 'notChoice')]);
}
