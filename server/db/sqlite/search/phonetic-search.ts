import { type RawBuilder, sql } from 'kysely';
import { SURVEY_TYPES, type SurveyType } from '#domain/surveys/survey.ts';
import type { CandidateSearch, PhoneticMatch, PhoneticSearch } from '../../dialect.ts';
import { ownerWord, phoneticIndexName, rowidOf, type SearchState } from './index-layout.ts';
import { contained, idsByNumber, visible } from './search.ts';

/** The index does not have the ages: each match is read from the table. */
const MAX_AGES_READ = 5000;

export function searchPhonetically(search: PhoneticSearch): RawBuilder<PhoneticMatch> {
  const owner = search.ownerId === undefined ? [] : [ownerWord(search.ownerId)];
  const match = search.sounds
    .map((reading) => [...owner, ...reading].map(quoted).join(' AND '))
    .join(' OR ');
  const order = sql.raw(search.newestFirst ? 'desc' : 'asc');
  return sql<PhoneticMatch>`
    with found as materialized (
      ${matchingRows(match, search.deleted ? 'deleted' : 'live')}
      order by row_id ${order} limit ${search.scanLimit}
    )
    select id, survey_type from (
      select surveys.* from found cross join surveys
      on ${sql.raw(rowidOf('surveys.'))} = +found.row_id
      union all
      select * from surveys where id in (select id from survey_search_waiting)
        and (${sql.join(search.sounds.map(hasPhoneticTerms), sql` or `)})
    ) where ${visible(search)}
      and not (${contained(search)}) and id not in (${idsByNumber(search)})
    order by created_at ${order}, id ${order} limit ${search.limit}`;
}

export function findPhonetically({
  words,
  ages,
  limit,
}: CandidateSearch): RawBuilder<{ id: number }> {
  const any = sql.join(words.map(has), sql` or `);
  const ofAge = ages ? sql`where age between ${ages.from} and ${ages.to}` : sql``;
  return sql<{ id: number }>`
    with found as materialized (
      ${matchingRows(words.map(quoted).join(' OR '), 'live')}
      order by row_id desc limit ${ages ? MAX_AGES_READ : limit}
    )
    select id from (
      select surveys.id from found cross join surveys on ${sql.raw(rowidOf('surveys.'))} = +found.row_id
      ${ofAge} order by row_id desc limit ${limit}
    )
    union all
    select id from surveys where id in (select id from survey_search_waiting)
      and deleted_at is null and (${any})`;
}

/** Waiting surveys are read from the table; their rows in the index are out of date. */
function matchingRows(match: string, state: SearchState): RawBuilder<unknown> {
  const ofType = (type: SurveyType) => {
    const table = sql.table(phoneticIndexName({ state, type }));
    return sql`select rowid as row_id from ${table}
      where ${table} match ${match} and rowid not in (select place from survey_search_waiting)`;
  };
  return sql.join(SURVEY_TYPES.map(ofType), sql` union all `);
}

export function hasPhoneticTerms(words: readonly string[]): RawBuilder<unknown> {
  return sql`(${sql.join(words.map(has), sql` and `)})`;
}

const has = (word: string) => sql`instr(' ' || sounds || ' ', ${` ${word} `}) > 0`;

/** A word in quotes is never an operator. */
const quoted = (word: string) => `"${word}"`;
