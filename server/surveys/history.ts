// Every state that an entry has had. An identity number is told from another by its keyed index and
// shown masked: the history opens none.
import { MOST_VERSIONS, type SurveyVersion } from '#domain/history-schema.ts';
import { fail } from '#domain/problems.ts';
import { changesBetween, deedOf, factsOf, type Snapshot } from '#domain/survey-history.ts';
import type { House } from '../context.ts';
import { type SurveyRow, type SurveySnapshot, toSurvey, typed } from './serialize.ts';
import { readSnapshot } from './snapshot.ts';
import { type ByPerson, change, refuseGoneOrStale } from './store.ts';

/**
 * Newest first, and no more than are told.
 * @throws Problem versionDamaged
 */
export async function readHistory(house: House, id: number): Promise<SurveyVersion[]> {
  const newest = await house.db
    .selectFrom('survey_versions')
    .innerJoin('volunteers', 'volunteers.id', 'survey_versions.by')
    .selectAll('survey_versions')
    .select('volunteers.name as by_name')
    .where('survey_id', '=', id)
    .orderBy('version', 'desc')
    // With the one before the oldest that is told: what that one changed shows against it.
    .limit(MOST_VERSIONS + 1)
    .execute();
  const rows = newest.reverse();
  const kept = rows.map(readSnapshot);
  const names = await namesOf(house, new Set(kept.map(({ volunteer_id }) => volunteer_id)));
  const states = kept.map((row) => stateOf(row, names.get(row.volunteer_id) ?? ''));
  return rows
    .flatMap(({ version, at, by, by_name }, place) => {
      const after = states[place];
      if (!after) return [];
      const before = states[place - 1];
      const changes = before ? changesBetween(before, after) : [];
      return [{ version, at, by: { id: by, name: by_name }, deed: deedOf(before, after), changes }];
    })
    .reverse()
    .slice(0, MOST_VERSIONS);
}

/**
 * Writes what an earlier version held as a new one. Whose the entry is stays.
 * @throws Problem surveyNotFound when it is not there or deleted, staleVersion, versionNotFound,
 *   versionDamaged, nothingToPutBack
 */
export async function putBack(
  house: House,
  id: number,
  version: number,
  by: ByPerson,
  expected: number | undefined,
): Promise<SurveyRow> {
  // A version never changes: it can be read before the entry is held.
  const kept = await findVersion(house, id, version);
  return change(house, id, 'putBack', by, (row) => {
    refuseGoneOrStale(row, expected);
    const earlier = kept ?? fail('versionNotFound');
    const changes = changesBetween(stateOf(row, ''), stateOf({ ...row, ...typed(earlier) }, ''));
    if (changes.length === 0) fail('nothingToPutBack');
    return typed(earlier);
  });
}

async function findVersion(
  { db }: House,
  id: number,
  version: number,
): Promise<SurveySnapshot | undefined> {
  const found = await db
    .selectFrom('survey_versions')
    .select(['survey_id', 'version', 'snapshot'])
    .where('survey_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return found && readSnapshot(found);
}

async function namesOf({ db }: House, ids: Set<number>): Promise<Map<number, string>> {
  if (ids.size === 0) return new Map();
  const rows = await db
    .selectFrom('volunteers')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function stateOf(row: SurveySnapshot, ownerName: string): Snapshot {
  return {
    facts: factsOf(toSurvey(row, ownerName)),
    marks: {
      aadhar_no: row.aadhar_index,
      other_document_no: row.other_document_index,
      volunteer_id: row.volunteer_id,
    },
    deletedAt: row.deleted_at,
  };
}
