// An admin’s decision about two entries: different people, or one, whose fields are merged into the entry that stays.
import type { Selectable, Transaction } from 'kysely';
import { ensure, fail, validationError } from '#domain/problems.ts';
import type { PairDecision } from '#domain/surveys/look-alikes/look-alike-schema.ts';
import { fieldError } from '#domain/validation.ts';
import type { RequestActor } from '../../audit-log.ts';
import type { AppContext } from '../../context.ts';
import type { SurveyPairsTable } from '../../db/tables/survey-decisions.ts';
import type { Tables } from '../../db/tables.ts';
import { lockSurvey, type OwnedSurvey } from '../changes/lock-survey.ts';
import { saveChange, writeSurveyAudit } from '../changes/save-change.ts';
import { mergedColumns } from './merged-columns.ts';

/** @throws Problem pairNotFound, pairDecided, staleVersion, brokenRule, numberDamaged */
export async function decidePair(
  ctx: AppContext,
  [older, newer]: readonly [number, number],
  { decision, keep, fields = {}, versions }: PairDecision,
  by: RequestActor,
): Promise<void> {
  await ctx.db.transaction().execute(async (transaction) => {
    // Lower id first: the order in which all transactions lock entries.
    const entries = [await lock(ctx, transaction, older), await lock(ctx, transaction, newer)];
    const areCompared = !versions || entries.every(({ version }, at) => version === versions[at]);
    const pair = await findPair(transaction, older, newer);
    if (decision === 'open') {
      await openAgain(ctx, transaction, { pair, entries, by });
      return;
    }
    ensure(pair.state === 'open', 'pairDecided');
    ensure(areCompared, 'staleVersion');
    if (decision === 'different') {
      await decideDifferent(ctx, transaction, entries, by);
      return;
    }
    const kept = entries.find(({ id }) => id === keep) ?? refuse('keep');
    const other = entries.find(({ id }) => id !== keep) ?? refuse('keep');
    // An edit has opened a merged pair again: a merged entry cannot replace the one that it was merged into.
    if (pair.kept_id !== null && pair.kept_id !== kept.id) refuse('keep');
    const merge = (row: OwnedSurvey, columns: Partial<OwnedSurvey>) =>
      saveChange(ctx, transaction, { row, columns, action: 'merge', by });
    const deletion = { deleted_at: ctx.now().toISOString(), deleted_by: by.id };
    const merged = await merge(kept, mergedColumns(ctx.vault, kept, other, fields));
    const gone = other.deleted_at === null ? await merge(other, deletion) : other;
    const version_before = merged.version === kept.version ? null : kept.version;
    const outcome = { state: 'merged', kept_id: kept.id, version_before } as const;
    await saveDecision(ctx, transaction, { outcome, entries: [merged, gone], by });
  });
}

async function decideDifferent(
  ctx: AppContext,
  transaction: Transaction<Tables>,
  entries: readonly OwnedSurvey[],
  by: RequestActor,
): Promise<void> {
  const live: OwnedSurvey[] = [];
  const columns = { deleted_at: null, deleted_by: null };
  for (const row of entries) {
    live.push(await saveChange(ctx, transaction, { row, columns, action: 'restore', by }));
    await writeSurveyAudit(ctx, transaction, { action: 'decideDifferent', id: row.id, by });
  }
  const outcome = { state: 'different', kept_id: null, version_before: null } as const;
  await saveDecision(ctx, transaction, { outcome, entries: live, by });
}

interface TakenBack {
  pair: Pair;
  entries: readonly OwnedSurvey[];
  by: RequestActor;
}

/** May arrive twice. */
async function openAgain(
  ctx: AppContext,
  transaction: Transaction<Tables>,
  { pair, entries, by }: TakenBack,
): Promise<void> {
  ensure(pair.state !== 'merged', 'pairDecided');
  ensure(
    entries.every(({ deleted_at }) => deleted_at === null),
    'pairNotFound',
  );
  const [older, newer] = entries;
  if (pair.state === 'open' || !older || !newer) return;
  for (const { id } of entries) {
    await writeSurveyAudit(ctx, transaction, { action: 'openPair', id, by });
  }
  await transaction
    .updateTable('survey_pairs')
    .set({ state: 'open', decided_at: null, decided_by: null })
    .where('older_id', '=', older.id)
    .where('newer_id', '=', newer.id)
    .execute();
}

async function lock(
  ctx: AppContext,
  transaction: Transaction<Tables>,
  id: number,
): Promise<OwnedSurvey> {
  return (await lockSurvey(ctx, transaction, id)) ?? fail('pairNotFound');
}

type Pair = Pick<Selectable<SurveyPairsTable>, 'state' | 'kept_id'>;

async function findPair(
  transaction: Transaction<Tables>,
  older: number,
  newer: number,
): Promise<Pair> {
  const pair = await transaction
    .selectFrom('survey_pairs')
    .select(['state', 'kept_id'])
    .where('older_id', '=', older)
    .where('newer_id', '=', newer)
    .executeTakeFirst();
  return pair ?? fail('pairNotFound');
}

interface Decision {
  outcome: Pick<SurveyPairsTable, 'state' | 'kept_id' | 'version_before'>;
  entries: readonly { id: number; version: number }[];
  by: RequestActor;
}

async function saveDecision(
  { now }: AppContext,
  transaction: Transaction<Tables>,
  { outcome, entries, by }: Decision,
): Promise<void> {
  const [older, newer] = entries.toSorted((one, other) => one.id - other.id);
  if (!older || !newer) return;
  await transaction
    .updateTable('survey_pairs')
    .set({
      ...outcome,
      decided_at: now().toISOString(),
      decided_by: by.id,
      older_version: older.version,
      newer_version: newer.version,
    })
    .where('older_id', '=', older.id)
    .where('newer_id', '=', newer.id)
    .execute();
}

function refuse(field: string): never {
  throw validationError([fieldError(field, 'notChoice')]);
}
