import type { Kysely } from 'kysely';
import { isProblem } from '#domain/problems.ts';
import type { Tables } from '../../db/tables.ts';
import { readMerges, withoutUndoneMerges } from '../duplicates/survey-merges.ts';
import { readSnapshot } from '../history/snapshot.ts';

/** Whose values a damaged version has cannot be told, so all go: the version could not be shown before either. */
const DAMAGED = '{}';

/**
 * The values of an erased entry leave the versions of surviving entries whose merge was undone. A merge that stands
 * keeps them. Call this when the entry is in `erased_surveys`.
 */
export async function removeMergedValues(db: Kysely<Tables>, erasedId: number): Promise<void> {
  const versions = await db
    .selectFrom('survey_versions')
    .innerJoin('survey_merges', 'survey_merges.kept_id', 'survey_versions.survey_id')
    .select(['survey_id', 'survey_versions.version', 'snapshot'])
    .distinct()
    .where('merged_id', '=', erasedId)
    .whereRef('survey_versions.version', '>=', 'survey_merges.version')
    .whereRef('survey_versions.version', '<=', 'last_version')
    .execute();
  for (const [survey_id, stored] of Map.groupBy(versions, (version) => version.survey_id)) {
    const merges = await unlessDamaged(() => readMerges(db, survey_id));
    const ofErased = merges?.filter(({ merged_id }) => merged_id === erasedId);
    for (const { version, snapshot } of stored) {
      const state = await unlessDamaged(() => readSnapshot({ survey_id, version, snapshot }));
      const own = ofErased && state ? withoutUndoneMerges(state, ofErased) : undefined;
      if (own && own === state) continue;
      await db
        .updateTable('survey_versions')
        .set({ snapshot: own ? JSON.stringify(own) : DAMAGED })
        .where('survey_id', '=', survey_id)
        .where('version', '=', version)
        .execute();
    }
  }
}

async function unlessDamaged<Read>(read: () => Read | Promise<Read>): Promise<Read | undefined> {
  try {
    return await read();
  } catch (error) {
    if (!isProblem(error, 'versionDamaged')) throw error;
    return undefined;
  }
}
