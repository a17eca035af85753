import { type RawBuilder, sql } from 'kysely';
import { SURVEY_TYPES, type SurveyType } from '#domain/surveys/survey.ts';
import type { PageSearch, SurveySearch, SurveySearchResult } from '../../dialect.ts';
import { indexName, ownerTrigram, rowidOf, STATES } from './index-layout.ts';

const TRIGRAM = 3;

export function searchExactly(search: PageSearch): RawBuilder<SurveySearchResult> {
  const hasShort = search.readings.some((words) => words.some(isShort));
  return hasShort ? searchByScan(search) : searchByIndex(search);
}

/** A trigram index cannot find one or two letters. */
const isShort = (word: string) => [...word].length < TRIGRAM;

function searchByIndex(search: PageSearch): RawBuilder<SurveySearchResult> {
  const state = search.deleted ? 'deleted' : 'live';
  const match = matchExpression(search);
  // Waiting surveys are read from the table; their rows in the index are out of date.
  const matches = (type: SurveyType, columns: string) => {
    const table = sql.table(indexName({ state, type }));
    return sql`select ${sql.raw(columns)} from ${table}
      where ${table} match ${match} and rowid not in (select place from survey_search_waiting)`;
  };
  const unindexed = [matchesWaiting(search), matchesByNumber(search)];
  const ofType = (found: RawBuilder<unknown>, type: SurveyType) =>
    sql`from surveys where ${found} and survey_type = ${type}`;
  const count = (type: SurveyType) => {
    const others = unindexed.map((found) => sql`(select count(*) ${ofType(found, type)})`);
    return sql.join([sql`(${matches(type, 'count(*)')})`, ...others], sql` + `);
  };
  const types = search.type ? [search.type] : SURVEY_TYPES;
  const rows = types.flatMap((type) => [
    matches(type, `rowid as row_id, '${type}' as type`),
    ...unindexed.map(
      (found) => sql`
        select ${sql.raw(rowidOf(''))} as row_id, ${type} as type ${ofType(found, type)}`,
    ),
  ]);
  const order = sql.raw(search.newestFirst ? 'desc' : 'asc');
  // A first page that is not full contains all matches: no need to count.
  const isFirst = search.offset === 0 && search.type === undefined;
  const counted = (type: SurveyType) =>
    isFirst
      ? sql`case when (select count(*) from page) < ${search.limit}
          then (select count(*) from page where type = ${type}) else ${count(type)} end`
      : count(type);
  // The unary plus removes the column's affinity, which would keep SQLite from using the index surveys_place.
  return sql<SurveySearchResult>`
    with page as materialized (
      ${sql.join(rows, sql` union all `)}
      order by row_id ${order} limit ${search.limit} offset ${search.offset}
    )
    select ${counted('adult')} as adult, ${counted('child')} as child, (
      select json_group_array(
        (select id from surveys where ${sql.raw(rowidOf('surveys.'))} = +page.row_id)
        order by page.row_id ${order}
      ) from page
    ) as ids`;
}

function matchesWaiting(search: SurveySearch): RawBuilder<unknown> {
  return sql`id in (select id from survey_search_waiting)
    and ${visible(search)} and (${contained(search)})`;
}

function matchesByNumber(search: SurveySearch): RawBuilder<unknown> {
  return sql`id in (${idsByNumber(search)}) and ${visible(search)} and not (${contained(search)})`;
}

export function idsByNumber({ numbers }: SurveySearch): RawBuilder<unknown> {
  const { aadhaarIndex, documentNumberIndex, entryId, last4 } = numbers;
  const by = (column: string, value: string | number | undefined) =>
    value === undefined ? [] : [sql`select id from surveys where ${sql.ref(column)} = ${value}`];
  const ids = [
    ...by('id', entryId),
    ...by('aadhar_last4', last4),
    ...by('other_document_last4', last4),
    ...by('other_document_index', documentNumberIndex),
    ...by('aadhar_index', aadhaarIndex),
  ];
  return ids.length > 0 ? sql.join(ids, sql` union `) : sql`select id from surveys where false`;
}

/** The index finds entries by the longer words; all entries are read if a reading has none. */
function searchByScan(search: PageSearch): RawBuilder<SurveySearchResult> {
  const order = sql.raw(search.newestFirst ? 'desc' : 'asc');
  const count = (type: SurveyType) => sql`coalesce(sum(survey_type = ${type}), 0)`;
  const ofType = search.type ? sql`where survey_type = ${search.type}` : sql``;
  return sql<SurveySearchResult>`
    with found as materialized (
      select id, survey_type, created_at from (${candidates(search)})
      where ${visible(search)} and (${contained(search)})
      union
      select id, survey_type, created_at from surveys
      where id in (${idsByNumber(search)}) and ${visible(search)}
    )
    select ${count('adult')} as adult, ${count('child')} as child, (
      select json_group_array(id order by created_at ${order}, id ${order}) from (
        select id, created_at from found ${ofType}
        order by created_at ${order}, id ${order} limit ${search.limit} offset ${search.offset}
      )
    ) as ids
    from found`;
}

function candidates(search: SurveySearch): RawBuilder<unknown> {
  const indexed = search.readings.map((words) => words.filter((word) => !isShort(word)));
  if (indexed.some((words) => words.length === 0)) return sql`select * from surveys`;
  const match = matchExpression({ ...search, readings: indexed });
  const state = search.deleted ? 'deleted' : 'live';
  const rows = SURVEY_TYPES.map((type) => {
    const table = sql.table(indexName({ state, type }));
    return sql`select rowid as row_id from ${table} where ${table} match ${match}`;
  });
  return sql`
    select surveys.* from (${sql.join(rows, sql` union all `)}) found
    cross join surveys on ${sql.raw(rowidOf('surveys.'))} = +found.row_id
    union all
    select * from surveys where id in (select id from survey_search_waiting)`;
}

function matchExpression({ readings, ownerId }: SurveySearch): string {
  const anyReading = readings.map((words) => `(${words.map(phrase).join(' AND ')})`).join(' OR ');
  return ownerId === undefined
    ? anyReading
    : `${phrase(ownerTrigram(ownerId))} AND (${anyReading})`;
}

export function visible({ deleted, ownerId }: SurveySearch): RawBuilder<unknown> {
  const state = sql.raw(`deleted_at ${deleted ? STATES.deleted : STATES.live}`);
  return ownerId === undefined ? state : sql`${state} and volunteer_id = ${ownerId}`;
}

export function contained({ readings }: SurveySearch): RawBuilder<unknown> {
  const every = (words: readonly string[]) =>
    sql.join(
      words.map((word) => sql`instr(search_text, ${word}) > 0`),
      sql` and `,
    );
  return sql.join(readings.map(every), sql` or `);
}

function phrase(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
