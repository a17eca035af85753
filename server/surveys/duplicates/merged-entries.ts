// A merge leaves the surviving entry, and deletes the merged entry. A surviving entry may be merged again.
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { findMergedPair } from './pair-store.ts';

/** @returns null for an entry that is not merged */
export async function findSurvivingEntry(db: Kysely<Tables>, id: number): Promise<number | null> {
  const pair = await findMergedPair(db, id);
  return pair?.kept_id ?? null;
}

/** @returns the surviving entry, the one into which that was merged, and so on */
export async function findSurvivingEntries(db: Kysely<Tables>, id: number): Promise<number[]> {
  const surviving = await findSurvivingEntry(db, id);
  return surviving === null ? [] : [surviving, ...(await findSurvivingEntries(db, surviving))];
}

/** @returns the last of the surviving entries; the entry itself if it is not merged */
export async function findLastSurvivingEntry(db: Kysely<Tables>, id: number): Promise<number> {
  return (await findSurvivingEntries(db, id)).at(-1) ?? id;
}

export async function findMergedEntries(db: Kysely<Tables>, id: number): Promise<number[]> {
  const pairs = await db
    .selectFrom('survey_pairs')
    .select(['older_id', 'newer_id'])
    .where('kept_id', '=', id)
    .where('state', '=', 'merged')
    .where((pair) => pair.or([pair('older_id', '=', id), pair('newer_id', '=', id)]))
    .orderBy('older_id')
    .orderBy('newer_id')
    .execute();
  return pairs.map(({ older_id, newer_id }) => (older_id === id ? newer_id : older_id));
}

/** @returns the entry, its merged entries, and theirs */
export async function findWithMerged(db: Kysely<Tables>, surveyId: number): Promise<number[]> {
  const found = new Set<number>([surveyId]);
  for (let surviving = [surveyId]; surviving.length > 0; ) {
    const pairs = await db
      .selectFrom('survey_pairs')
      .select(['older_id', 'newer_id'])
      .where('kept_id', 'in', surviving)
      .execute();
    surviving = pairs
      .flatMap(({ older_id, newer_id }) => [older_id, newer_id])
      .filter((id) => !found.has(id));
    for (const id of surviving) found.add(id);
  }
  return [...found];
}
