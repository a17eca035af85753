import { type RawBuilder, sql } from 'kysely';
import type {
  CandidateSearch,
  PageSearch,
  PhoneticMatch,
  PhoneticSearch,
  SurveySearch,
  SurveySearchResult,
} from '../dialect.ts';

export function searchExactly(search: PageSearch): RawBuilder<SurveySearchResult> {
  const conditions = [...search.readings.map(containsAll), ...hasNumber(search)];
  const found = conditions.map(
    (condition) => sql`
      select id, survey_type, created_at from surveys where ${condition} and ${visible(search)}`,
  );
  const ofType = search.type ? sql`where survey_type = ${search.type}` : sql``;
  const order = sql.raw(search.newestFirst ? 'desc' : 'asc');
  return sql<SurveySearchResult>`
    with found as materialized (${sql.join(found, sql` union `)})
    select count(*) filter (where survey_type = 'adult') as adult,
      count(*) filter (where survey_type = 'child') as child,
      (select coalesce(json_agg(id order by created_at ${order}, id ${order}), '[]')::text from (
        select id, created_at from found ${ofType}
        order by created_at ${order}, id ${order} limit ${search.limit} offset ${search.offset}
      ) page) as ids
    from found`;
}

export function searchPhonetically(search: PhoneticSearch): RawBuilder<PhoneticMatch> {
  const order = sql.raw(search.newestFirst ? 'desc' : 'asc');
  const exact = sql.join(
    [...search.readings.map(containsAll), ...hasNumber(search)].map(
      (condition) => sql`(${condition})`,
    ),
    sql` or `,
  );
  // PostgreSQL would read all entries for the limit alone, the newest first, unless the rows are materialized.
  return sql<PhoneticMatch>`
    with found as materialized (
      select id, created_at from surveys where (${hasAnyReading(search)}) and ${visible(search)}
    ), newest as (
      select id from found order by created_at ${order}, id ${order} limit ${search.scanLimit}
    )
    select id, survey_type from newest join surveys using (id) where (${exact}) is not true
    order by created_at ${order}, id ${order} limit ${search.limit}`;
}

function hasAnyReading({ sounds }: PhoneticSearch): RawBuilder<unknown> {
  return sql.join(sounds.map(hasPhoneticTerms), sql` or `);
}

export function hasPhoneticTerms(words: readonly string[]): RawBuilder<unknown> {
  return sql`string_to_array(sounds, ' ') @> ${textArray(words)}`;
}

export function findPhonetically({
  words,
  ages,
  limit,
}: CandidateSearch): RawBuilder<{ id: number }> {
  const ofAge = ages ? sql`and age between ${ages.from} and ${ages.to}` : sql``;
  return sql<{ id: number }>`
    with found as materialized (
      select id from surveys
      where string_to_array(sounds, ' ') && ${textArray(words)} and deleted_at is null ${ofAge}
    )
    select id from found order by id desc limit ${limit}`;
}

export function likePattern(term: string): string {
  return `%${term.replace(/[\\%_]/g, '\\$&')}%`;
}

function containsAll(words: readonly string[]): RawBuilder<unknown> {
  return sql.join(
    words.map((word) => sql`search_text like ${likePattern(word)}`),
    sql` and `,
  );
}

function hasNumber({ numbers }: SurveySearch): RawBuilder<unknown>[] {
  const { aadhaarIndex, documentNumberIndex, entryId, last4 } = numbers;
  return [
    ...(entryId ? [sql`id = ${entryId}`] : []),
    ...(last4 ? [sql`aadhar_last4 = ${last4}`, sql`other_document_last4 = ${last4}`] : []),
    ...(documentNumberIndex ? [sql`other_document_index = ${documentNumberIndex}`] : []),
    ...(aadhaarIndex ? [sql`aadhar_index = ${aadhaarIndex}`] : []),
  ];
}

function visible({ deleted, ownerId }: SurveySearch): RawBuilder<unknown> {
  const state = sql.raw(`deleted_at ${deleted ? 'is not null' : 'is null'}`);
  return ownerId === undefined ? state : sql`${state} and volunteer_id = ${ownerId}`;
}

function textArray(words: readonly string[]): RawBuilder<unknown> {
  return sql`array[${sql.join(words)}]::text[]`;
}
