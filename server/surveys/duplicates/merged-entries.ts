import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { findMergedPair } from './pair-store.ts';

export async function findMergeTarget(db: Kysely<Tables>, id: number): Promise<number | null> {
  const pair = await findMergedPair(db, id);
  return pair?.kept_id ?? null;
}

/** @returns the entries that it was merged into, one after the other */
export async function findMergeTargets(db: Kysely<Tables>, id: number): Promise<number[]> {
  const target = await findMergeTarget(db, id);
  return target === null ? [] : [target, ...(await findMergeTargets(db, target))];
}

/** @returns the entry that remains of its merges; itself if it was not merged */
export async function findMergeSurvivor(db: Kysely<Tables>, id: number): Promise<number> {
  return (await findMergeTargets(db, id)).at(-1) ?? id;
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

/** @returns the entry, those merged into it, and those merged into these */
export async function findWithMerged(db: Kysely<Tables>, surveyId: number): Promise<number[]> {
  const found = new Set<number>([surveyId]);
  for (let kept = [surveyId]; kept.length > 0; ) {
    const pairs = await db
      .selectFrom('survey_pairs')
      .select(['older_id', 'newer_id'])
      .where('kept_id', 'in', kept)
      .execute();
    kept = pairs
      .flatMap(({ older_id, newer_id }) => [older_id, newer_id])
      .filter((id) => !found.has(id));
    for (const id of kept) found.add(id);
  }
  return [...found];
}
