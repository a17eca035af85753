import type { Kysely } from 'kysely';
import { isProblem } from '#domain/problems.ts';
import type { Tables } from '../../db/tables.ts';
import { readMerges, withoutUndone } from '../duplicates/survey-merges.ts';
import { readSnapshot } from '../history/snapshot.ts';

const DAMAGED = '{}';

interface StoredVersion {
  survey_id: number;
  version: number;
  snapshot: string;
}

/** Entries that it is still merged into keep what they took over. Call this when the entry is in `erased_surveys`. */
export async function removeMergedWords(db: Kysely<Tables>, erasedId: number): Promise<void> {
  const versions = await db
    .selectFrom('survey_versions')
    .innerJoin('survey_merges', 'survey_merges.kept_id', 'survey_versions.survey_id')
    .select(['survey_id', 'survey_versions.version', 'snapshot'])
    .distinct()
    .where('merged_id', '=', erasedId)
    .whereRef('survey_versions.version', '>=', 'survey_merges.version')
    .whereRef('survey_versions.version', '<=', 'last_version')
    .execute();
  for (const { survey_id, version, own } of await withoutWordsOf(db, erasedId, versions)) {
    await db
      .updateTable('survey_versions')
      .set({ snapshot: own })
      .where('survey_id', '=', survey_id)
      .where('version', '=', version)
      .execute();
  }
}

/** All are read before one is written, as each is compared with others. */
async function withoutWordsOf(
  db: Kysely<Tables>,
  erasedId: number,
  versions: readonly StoredVersion[],
) {
  const cleaned = [];
  for (const stored of versions) {
    const own = await ownWords(db, erasedId, stored);
    if (own !== stored.snapshot) cleaned.push({ ...stored, own });
  }
  return cleaned;
}

/** Whose words a damaged version has cannot be told, so all go: it could not be shown before either. */
async function ownWords(
  db: Kysely<Tables>,
  erasedId: number,
  stored: StoredVersion,
): Promise<string> {
  try {
    const state = readSnapshot(stored);
    const merges = await readMerges(db, stored.survey_id);
    const theirs = merges.filter(({ merged_id }) => merged_id === erasedId);
    const own = withoutUndone(state, theirs);
    return own === state ? stored.snapshot : JSON.stringify(own);
  } catch (error) {
    if (!isProblem(error, 'versionDamaged')) throw error;
    return DAMAGED;
  }
}
