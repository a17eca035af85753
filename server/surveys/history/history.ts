// Identity numbers are compared by index and shown masked, never decrypted.

import type { Kysely } from 'kysely';
import { ensure, fail } from '#domain/problems.ts';
import {
  type ShownVersion,
  surveyChanges,
  toHistoryValues,
  versionActionOf,
} from '#domain/surveys/history.ts';
import { MAX_VERSIONS, type SurveyVersion } from '#domain/surveys/history-schema.ts';
import type { AppContext } from '../../context.ts';
import type { Tables } from '../../db/tables.ts';
import { toApiSurvey } from '../api-survey.ts';
import { type ChangeRequest, changeSurvey, ensureCurrent } from '../changes/change-survey.ts';
import type { OwnedSnapshot } from '../changes/lock-survey.ts';
import { readMerges, withoutUndoneMerges } from '../duplicates/survey-merges.ts';
import { columnsFromSnapshot, type SurveySnapshot } from '../survey-columns.ts';
import { readSnapshot } from './snapshot.ts';

/** @returns the newest MAX_VERSIONS; values of undone merges are for admins only */
export async function readHistory(
  ctx: AppContext,
  id: number,
  { isAdmin }: { isAdmin: boolean },
): Promise<SurveyVersion[]> {
  const newest = await ctx.db
    .selectFrom('survey_versions')
    .innerJoin('volunteers', 'volunteers.id', 'survey_versions.by')
    .selectAll('survey_versions')
    .select('volunteers.name as by_name')
    .where('survey_id', '=', id)
    .orderBy('version', 'desc')
    // The oldest version returned is compared with the one before it.
    .limit(MAX_VERSIONS + 1)
    .execute();
  const rows = newest.reverse();
  const merges = isAdmin ? [] : await readMerges(ctx.db, id);
  const snapshots = rows.map((row) => withoutUndoneMerges(readSnapshot(row), merges));
  const names = await findVolunteerNames(
    ctx,
    new Set(snapshots.map(({ volunteer_id }) => volunteer_id)),
  );
  const states = snapshots.map((row) =>
    toShownVersion({ ...row, volunteer_name: names.get(row.volunteer_id) ?? '' }),
  );
  return rows
    .flatMap(({ version, at, recorded_at, by, by_name }, index) => {
      const after = states[index];
      if (!after) return [];
      const before = states[index - 1];
      const changes = before ? surveyChanges(before, after) : [];
      return [
        {
          version,
          at,
          recorded_at: recorded_at ?? at,
          by: { id: by, name: by_name },
          action: versionActionOf(before, after),
          changes,
        },
      ];
    })
    .reverse()
    .slice(0, MAX_VERSIONS);
}

/**
 * Only admins revert to a version with values of an undone merge.
 * @throws Problem versionNotFound, forbidden, nothingToPutBack
 */
export async function revertVersion(
  ctx: AppContext,
  { id, by, expectedVersion }: ChangeRequest,
  version: number,
): Promise<OwnedSnapshot> {
  return changeSurvey(ctx, { action: 'revert', id, by }, async (row, transaction) => {
    ensureCurrent(row, expectedVersion);
    const earlier = (await findVersion(transaction, id, version)) ?? fail('versionNotFound');
    const merges = by.is_admin ? [] : await readMerges(transaction, id);
    ensure(withoutUndoneMerges(earlier, merges) === earlier);
    const changes = surveyChanges(
      toShownVersion(row),
      toShownVersion({ ...row, ...columnsFromSnapshot(earlier) }),
    );
    if (changes.length === 0) fail('nothingToPutBack');
    return columnsFromSnapshot(earlier);
  });
}

export async function findVersion(
  db: Kysely<Tables>,
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

async function findVolunteerNames(
  { db }: AppContext,
  ids: Set<number>,
): Promise<Map<number, string>> {
  if (ids.size === 0) return new Map();
  const rows = await db
    .selectFrom('volunteers')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function toShownVersion(row: SurveySnapshot & { volunteer_name: string }): ShownVersion {
  return {
    values: toHistoryValues(toApiSurvey(row)),
    comparisonKeys: {
      aadhar_no: row.aadhar_index,
      other_document_no: row.other_document_index,
      volunteer_id: row.volunteer_id,
    },
    deletedAt: row.deleted_at,
  };
}
