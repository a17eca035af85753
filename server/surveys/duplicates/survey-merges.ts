// A merge gives values of the merged entry to the surviving entry. Which versions have them is noted here.
import type { Kysely, Selectable } from 'kysely';
import { pick } from '#domain/collections/pick.ts';
import { PLAIN_FIELDS } from '#domain/surveys/fields.ts';
import type { SurveyMergesTable } from '../../db/tables/survey-decisions.ts';
import type { Tables } from '../../db/tables.ts';
import { readSnapshot } from '../history/snapshot.ts';
import { type SurveySnapshot, withDependentColumns } from '../survey-columns.ts';
import { findWithMerged } from './merged-entries.ts';

type SurveyMerge = Selectable<SurveyMergesTable>;

interface MergeKey {
  survivingId: number;
  mergedId: number;
}

/** Call this before the pair is updated. */
export async function recordMerge(
  db: Kysely<Tables>,
  { survivingId, mergedId }: MergeKey,
  version: number,
): Promise<void> {
  const rows = (await findWithMerged(db, mergedId)).map((merged_id) => ({
    kept_id: survivingId,
    merged_id,
    version,
    last_version: null,
  }));
  await db.insertInto('survey_merges').values(rows).execute();
}

/** @param lastVersion of the surviving entry: the last one that may have values of the merged entry */
export async function endMerge(
  db: Kysely<Tables>,
  { survivingId, mergedId }: MergeKey,
  lastVersion: number,
): Promise<void> {
  const made = db
    .selectFrom('survey_merges')
    .select('version')
    .where('kept_id', '=', survivingId)
    .where('merged_id', '=', mergedId);
  await db
    .updateTable('survey_merges')
    .set({ last_version: lastVersion })
    .where('kept_id', '=', survivingId)
    .where('version', 'in', made)
    .where('last_version', 'is', null)
    .execute();
}

interface StoredMerge extends SurveyMerge {
  before: SurveySnapshot;
  after: SurveySnapshot;
}

/** @returns the newest first */
export async function readMerges(db: Kysely<Tables>, survivingId: number): Promise<StoredMerge[]> {
  const merges = await db
    .selectFrom('survey_merges')
    .selectAll()
    .where('kept_id', '=', survivingId)
    .orderBy('version', 'desc')
    .execute();
  if (merges.length === 0) return [];
  const rows = await db
    .selectFrom('survey_versions')
    .select(['survey_id', 'version', 'snapshot'])
    .where('survey_id', '=', survivingId)
    .where(
      'version',
      'in',
      merges.flatMap(({ version }) => [version - 1, version]),
    )
    .execute();
  const states = new Map(rows.map((row) => [row.version, readSnapshot(row)]));
  return merges.flatMap((merge) => {
    const [before, after] = [states.get(merge.version - 1), states.get(merge.version)];
    return before && after ? [{ ...merge, before, after }] : [];
  });
}

/**
 * The state of a surviving entry without the values of merges that were undone; fields that were changed since a merge
 * stay.
 * @param merges of this entry
 * @returns the same object if it has no such values
 */
export function withoutUndoneMerges<State extends SurveySnapshot>(
  state: State,
  merges: readonly StoredMerge[],
): State {
  const undone = merges.filter(
    ({ version, last_version }) =>
      last_version !== null && version <= state.version && state.version <= last_version,
  );
  return undone.reduce((own, merge) => withoutMergedValues(own, merge, merges), state);
}

function withoutMergedValues<State extends SurveySnapshot>(
  state: State,
  { before, after }: StoredMerge,
  merges: readonly StoredMerge[],
): State {
  const names = mergedFields(state, before, after);
  if (names.length === 0) return state;
  // The values that this merge replaced may be those of an older merge, which was undone before.
  return withDependentColumns({ ...state, ...pick(withoutUndoneMerges(before, merges), names) });
}

const NUMBER_COLUMNS = {
  aadhar_index: ['aadhar_index', 'aadhar_sealed', 'aadhar_last4'],
  other_document_index: ['other_document_index', 'other_document_sealed', 'other_document_last4'],
} as const;

/** Two encryptions of one number differ, so numbers are compared by index. */
function mergedFields(state: SurveySnapshot, before: SurveySnapshot, after: SurveySnapshot) {
  const isMerged = (name: keyof SurveySnapshot) =>
    before[name] !== after[name] && state[name] === after[name];
  return [
    ...[...PLAIN_FIELDS, 'household_id' as const].filter(isMerged),
    ...(['aadhar_index', 'other_document_index'] as const)
      .filter(isMerged)
      .flatMap((name) => NUMBER_COLUMNS[name]),
  ];
}
