// One trigram index, numbered by the entries' ids: order, state, type and owner are read from each entry found.
import { type RawBuilder, sql } from 'kysely';
import type { PageSearch, SurveySearchResult } from '#server/db/dialect.ts';
import { searchExactly as searchByKind } from '#server/db/sqlite/search/search.ts';
import { replaceModule } from './replace-module.ts';

replaceModule('server/db/sqlite/search/search.ts', import.meta.url);

const TRIGRAM = 3;

/** For the database that is searched. */
export const PLAIN_INDEX = [
  `create virtual table survey_search_plain using fts5(
    search_text, content='surveys', content_rowid='id', tokenize='trigram case_sensitive 1')`,
  "insert into survey_search_plain (survey_search_plain) values ('rebuild')",
];

export { contained, idsByNumber, visible } from '#server/db/sqlite/search/search.ts';

export function searchExactly(search: PageSearch): RawBuilder<SurveySearchResult> {
  const { readings, deleted, ownerId, type, newestFirst, limit, offset } = search;
  if (readings.flat().some((word) => [...word].length < TRIGRAM)) return searchByKind(search);
  const phrase = (word: string) => `"${word.replaceAll('"', '""')}"`;
  const match = readings.map((words) => `(${words.map(phrase).join(' AND ')})`).join(' OR ');
  const owner = ownerId === undefined ? sql`` : sql`and volunteer_id = ${ownerId}`;
  const ofType = type ? sql`where survey_type = ${type}` : sql``;
  const order = sql.raw(newestFirst ? 'desc' : 'asc');
  return sql<SurveySearchResult>`
    with found as materialized (
      select surveys.id, survey_type, created_at
      from survey_search_plain join surveys on surveys.id = survey_search_plain.rowid
      where survey_search_plain match ${match}
        and deleted_at ${sql.raw(deleted ? 'is not null' : 'is null')} ${owner}
    )
    select coalesce(sum(survey_type = 'adult'), 0) as adult,
      coalesce(sum(survey_type = 'child'), 0) as child,
      (select json_group_array(id) from (
        select id from found ${ofType}
        order by created_at ${order}, id ${order} limit ${limit} offset ${offset}
      )) as ids
    from found`;
}
