// One pass over the index surveys_live_filter counts and sorts filtered lists (docs/decisions/0048).
import { type RawBuilder, sql } from 'kysely';
import type { Sort } from '#domain/paging.ts';
import type { SurveyFilters } from '#domain/surveys/search/filter-schema.ts';
import { SURVEY_TYPES, type SurveyType } from '#domain/surveys/survey.ts';
import type { SurveyQuery } from '#domain/surveys/survey-list-schema.ts';
import type { AppContext } from '../../context.ts';
import { listSpellings } from '../../places/spellings.ts';
import type { SearchResult, SurveySelection } from '../search/search-result.ts';
import { conditionsOf } from './conditions.ts';

const ORDERS: Record<Sort, { column: RawBuilder<unknown>; order: 'asc' | 'desc' }> = {
  date_new: { column: sql`created_at`, order: 'desc' },
  date_old: { column: sql`created_at`, order: 'asc' },
  changed: { column: sql`updated_at`, order: 'asc' },
  '-changed': { column: sql`updated_at`, order: 'desc' },
  name: { column: sql`lower(name)`, order: 'asc' },
  '-name': { column: sql`lower(name)`, order: 'desc' },
  age: { column: sql`age`, order: 'asc' },
  '-age': { column: sql`age`, order: 'desc' },
};

/** @param within ids that a search has found; undefined: all entries */
export async function filterSurveys(
  { db, searchDb, dialect }: AppContext,
  {
    query,
    filter: { deleted, ownerId },
    window: { limit, offset },
  }: SurveySelection<SurveyFilters & Pick<SurveyQuery, 'sort' | 'type'>>,
  within?: readonly number[],
): Promise<SearchResult> {
  const spellings = query.place === undefined ? [] : await listSpellings({ db }, query.place);
  let found = searchDb
    .selectFrom('surveys')
    .where('deleted_at', deleted ? 'is not' : 'is', null)
    .where(conditionsOf(query, spellings));
  if (ownerId !== undefined) found = found.where('volunteer_id', '=', ownerId);
  if (within) found = found.where(dialect.inIds(JSON.stringify(within)));
  const { column, order } = ORDERS[query.sort];
  const ofType = query.type ? found.where('survey_type', '=', query.type) : found;
  const [counted, listed] = await Promise.all([
    // SQLite would choose an index sorted by type to group by it, and read every row.
    found.select(SURVEY_TYPES.map((type) => countOf(type).as(type))).executeTakeFirstOrThrow(),
    ofType
      .select('id')
      .orderBy(column, order)
      .orderBy('id', order)
      .limit(limit)
      .offset(offset)
      .execute(),
  ]);
  const counts = { adult: counted.adult, child: counted.child };
  return { ids: listed.map(({ id }) => id), counts };
}

const countOf = (type: SurveyType) =>
  sql<number>`count(case when survey_type = ${sql.lit(type)} then 1 end)`;
