import type { Kysely, Selectable, Updateable } from 'kysely';
import { ensure } from '#domain/problems.ts';
import type { SurveyPairsTable } from '../../db/tables/survey-decisions.ts';
import type { Tables } from '../../db/tables.ts';

/** The older entry has the lower id. */
export type PairKey = Pick<SurveyPairsTable, 'older_id' | 'newer_id'>;
export type PairRow = Selectable<SurveyPairsTable>;

export const OPEN_PAIR = { state: 'open', decided_at: null, decided_by: null } as const;

export function findPair(
  db: Kysely<Tables>,
  { older_id, newer_id }: PairKey,
): Promise<PairRow | undefined> {
  return db
    .selectFrom('survey_pairs')
    .selectAll()
    .where('older_id', '=', older_id)
    .where('newer_id', '=', newer_id)
    .executeTakeFirst();
}

export function findMergedPair(db: Kysely<Tables>, id: number): Promise<PairRow | undefined> {
  return db
    .selectFrom('survey_pairs')
    .selectAll()
    .where('kept_id', 'is not', null)
    .where('kept_id', '<>', id)
    .where((eb) => eb.or([eb('older_id', '=', id), eb('newer_id', '=', id)]))
    .executeTakeFirst();
}

/** @throws Problem pairNotFound */
export async function updatePair(
  transaction: Kysely<Tables>,
  { older_id, newer_id }: PairKey,
  columns: Updateable<SurveyPairsTable>,
): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('survey_pairs')
    .set(columns)
    .where('older_id', '=', older_id)
    .where('newer_id', '=', newer_id)
    .executeTakeFirst();
  // The comparison has found meanwhile that they no longer look alike.
  ensure(numUpdatedRows > 0, 'pairNotFound');
}
