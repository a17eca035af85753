// One pass over the index surveys_live_filter counts and sorts filtered lists (docs/decisions/0048).
import { sql } from 'kysely';
import type { Sort } from '#domain/paging.ts';
import type { SurveyQuery } from '#domain/surveys/survey-list-schema.ts';
import type { SurveyFilters } from '#domain/surveys/search/filter-schema.ts';
import { SURVEY_TYPES, type SurveyType } from '#domain/surveys/survey.ts';
import type { AppContext } from '../../context.ts';
import { listSpellings } from '../../places/spellings.ts';
import type { CountFilter } from '../counts/survey-counts.ts';
import type { PageWindow, SearchResult } from '../search/search-result.ts';
import { conditionsOf } from './conditions.ts';

const COLUMNS = {
  date: sql`created_at`,
  changed: sql`updated_at`,
  name: sql`lower(name)`,
  age: sql`age`,
};

/** @param within ids that a search has found; undefined: all entries */
export async function findFiltered(
  { db, searchDb, dialect }: AppContext,
  query: SurveyFilters & Pick<SurveyQuery, 'sort' | 'type'>,
  { deleted, ownerId }: CountFilter,
  { limit, offset }: PageWindow,
  within: readonly number[] | undefined,
): Promise<SearchResult> {
  const spellings = query.place === undefined ? [] : await listSpellings({ db }, query.place);
  let found = searchDb
    .selectFrom('surveys')
    .where('deleted_at', deleted ? 'is not' : 'is', null)
    .where(conditionsOf(query, spellings));
  if (ownerId !== undefined) found = found.where('volunteer_id', '=', ownerId);
  if (within) found = found.where(dialect.inIds(JSON.stringify(within)));
  const { column, order } = orderOf(query.sort);
  const ofType = query.type ? found.where('survey_type', '=', query.type) : found;
  const [counted, listed] = await Promise.all([
    // SQLite would choose an index sorted by type to group by it, and read every row.
    found.select(SURVEY_TYPES.map((type) => countOf(type).as(type))).executeTakeFirstOrThrow(),
    ofType
      .select('id')
      .orderBy(COLUMNS[column], order)
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

function orderOf(sort: Sort): { column: keyof typeof COLUMNS; order: 'asc' | 'desc' } {
  switch (sort) {
    case 'date_new':
      return { column: 'date', order: 'desc' };
    case 'date_old':
      return { column: 'date', order: 'asc' };
    case '-changed':
    case '-name':
    case '-age':
      return { column: COLUMN_OF[sort], order: 'desc' };
    default:
      return { column: sort, order: 'asc' };
  }
}

const COLUMN_OF = { '-changed': 'changed', '-name': 'name', '-age': 'age' } as const;
