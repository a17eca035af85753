import type { Kysely } from 'kysely';
import type { SurveyQuery } from '#domain/surveys/survey-list-schema.ts';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import type { AppContext } from '../context.ts';
import type { Tables } from '../db/tables.ts';
import { listedColumns, toApiSurvey } from './api-survey.ts';
import type { selectPlainIds } from './search/select-plain-ids.ts';
import { dateOrderOf } from './survey-query.ts';

/** @param ids in this order, or a query in the order of the list */
export async function readEntries(
  { db }: Pick<AppContext, 'db'>,
  { sort }: Pick<SurveyQuery, 'sort'>,
  ids: readonly number[] | ReturnType<typeof selectPlainIds>,
): Promise<Survey[]> {
  if (Array.isArray(ids)) return readInOrder(db, ids);
  const order = dateOrderOf(sort);
  const rows = await listed(db)
    .where('surveys.id', 'in', ids)
    .orderBy('surveys.created_at', order)
    .orderBy('surveys.id', order)
    .execute();
  return rows.map((row) => toApiSurvey(row));
}

async function readInOrder(db: Kysely<Tables>, ids: readonly number[]): Promise<Survey[]> {
  if (ids.length === 0) return [];
  const rows = await listed(db).where('surveys.id', 'in', ids).execute();
  const positions = new Map(ids.map((id, index) => [id, index]));
  const positionOf = ({ id }: { id: number }) => positions.get(id) ?? 0;
  return rows
    .sort((one, other) => positionOf(one) - positionOf(other))
    .map((row) => toApiSurvey(row));
}

function listed(db: Kysely<Tables>) {
  return db
    .selectFrom('surveys')
    .innerJoin('volunteers', 'volunteers.id', 'surveys.volunteer_id')
    .leftJoin('survey_corrections', 'survey_corrections.survey_id', 'surveys.id')
    .select(listedColumns)
    .select('survey_corrections.state as correction')
    .select(['volunteers.name as volunteer_name', 'volunteers.deleted_at as volunteer_deleted_at']);
}
