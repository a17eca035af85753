// Search in SQLite: one trigram index for each kind of entry, its rows numbered by when the entry was
// recorded. So an index has only what the asker may see, counts without reading an entry, and gives
// its rows in the order of the list.
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { SURVEY_TYPES, type SurveyType } from '#domain/survey.ts';
import type { FoundSurveys, SurveySearch } from './dialect.ts';
import type { Tables } from './tables.ts';

const TRIGRAM = 3;
const STATES = { live: 'is null', deleted: 'is not null' } as const;
const nameOf = (state: keyof typeof STATES, type: SurveyType) => `survey_search_${state}_${type}`;

/** Milliseconds, and the entry's own number within one: unique, and sorted as the lists are. */
const placeOf = (row: string) => `
  ((unixepoch(substr(${row}created_at, 1, 19)) * 1000 + cast(substr(${row}created_at, 21, 3) as integer))
    * 2097152 + ${row}id % 2097152)`;

const PRIVATE_USE = 0xe000;
const BITS = 12;
const LOWEST = 2 ** BITS - 1;
/** Whose entry it is, as one trigram that nobody can type. */
const markInSql = (row: string) =>
  `char(${[2 * BITS, BITS, 0].map((shift) => `${PRIVATE_USE} + (${row}volunteer_id >> ${shift} & ${LOWEST})`).join(', ')})`;
const markOf = (volunteerId: number) =>
  String.fromCharCode(
    ...[2 * BITS, BITS, 0].map((shift) => PRIVATE_USE + ((volunteerId >> shift) & LOWEST)),
  );

export async function createFirstSearch(db: Kysely<Tables>): Promise<void> {
  await sql`
    create virtual table survey_search using fts5(
      search_text, content='surveys', content_rowid='id', detail='none',
      tokenize='trigram case_sensitive 1'
    )`.execute(db);
  await sql`
    create trigger survey_search_insert after insert on surveys begin
      insert into survey_search (rowid, search_text) values (new.id, new.search_text);
    end`.execute(db);
  await sql`
    create trigger survey_search_update after update of search_text on surveys
    when old.search_text <> new.search_text begin
      insert into survey_search (survey_search, rowid, search_text)
        values ('delete', old.id, old.search_text);
      insert into survey_search (rowid, search_text) values (new.id, new.search_text);
    end`.execute(db);
  await sql`
    create trigger survey_search_delete after delete on surveys begin
      insert into survey_search (survey_search, rowid, search_text)
        values ('delete', old.id, old.search_text);
    end`.execute(db);
}

export async function createSearchByKind(db: Kysely<Tables>): Promise<void> {
  for (const verb of ['insert', 'update', 'delete']) {
    await sql`drop trigger ${sql.ref(`survey_search_${verb}`)}`.execute(db);
  }
  await sql`drop table survey_search`.execute(db);
  await sql`create unique index surveys_place on surveys (${sql.raw(placeOf(''))})`.execute(db);
  for (const type of SURVEY_TYPES) {
    await createIndexOf(db, 'live', type);
    await createIndexOf(db, 'deleted', type);
  }
}

async function createIndexOf(
  db: Kysely<Tables>,
  state: keyof typeof STATES,
  type: SurveyType,
): Promise<void> {
  const name = nameOf(state, type);
  const table = sql.table(name);
  const belongs = (row: string) =>
    sql.raw(`${row}survey_type = '${type}' and ${row}deleted_at ${STATES[state]}`);
  const text = (row: string) => sql.raw(`${markInSql(row)} || char(10) || ${row}search_text`);
  const place = (row: string) => sql.raw(placeOf(row));
  const put = sql`
    insert into ${table} (rowid, text)
    select ${place('new.')}, ${text('new.')} where ${belongs('new.')};`;
  const take = sql`delete from ${table} where rowid = ${place('old.')} and ${belongs('old.')};`;
  const trigger = (event: string, when: RawBuilder<unknown>, body: RawBuilder<unknown>) => sql`
    create trigger ${sql.ref(`${name}_${event}`)} after ${when} begin ${body} end`;
  const searched = ['search_text', 'survey_type', 'deleted_at', 'volunteer_id'];
  // An edit that leaves all of them as they were costs nothing.
  const changed = searched.map((column) => `old.${column} is not new.${column}`).join(' or ');
  const update = sql.raw(`update of ${searched.join(', ')} on surveys when ${changed}`);

  await sql`
    create virtual table ${table} using fts5(
      text, content='', contentless_delete=1, tokenize='trigram case_sensitive 1'
    )`.execute(db);
  await sql`
    insert into ${table} (rowid, text)
    select ${place('')}, ${text('')} from surveys where ${belongs('')}`.execute(db);
  await trigger('insert', sql`insert on surveys`, put).execute(db);
  await trigger('update', update, sql`${take} ${put}`).execute(db);
  await trigger('delete', sql`delete on surveys`, take).execute(db);
}

export function foundSurveys(search: SurveySearch): RawBuilder<FoundSurveys> {
  const isShort = search.terms.some((term) => [...term].length < TRIGRAM);
  return isShort ? foundByReading(search) : foundByIndex(search);
}

function foundByIndex(search: SurveySearch): RawBuilder<FoundSurveys> {
  const state = search.deleted ? 'deleted' : 'live';
  const anyTerm = search.terms.map(phrase).join(' OR ');
  const match =
    search.ownerId === undefined ? anyTerm : `${phrase(markOf(search.ownerId))} AND (${anyTerm})`;
  const matches = (type: SurveyType, what: string) => {
    const table = sql.table(nameOf(state, type));
    return sql`select ${sql.raw(what)} from ${table} where ${table} match ${match}`;
  };
  const numbered = (type: SurveyType) => sql`${byNumber(search)} and survey_type = ${type}`;
  const count = (type: SurveyType) => sql`
    (${matches(type, 'count(*)')}) + (select count(*) from surveys where ${numbered(type)})`;
  const types = search.type ? [search.type] : SURVEY_TYPES;
  const places = types.flatMap((type) => [
    matches(type, `rowid as place, '${type}' as type`),
    sql`select ${sql.raw(placeOf(''))} as place, ${type} as type
      from surveys where ${numbered(type)}`,
  ]);
  const order = sql.raw(search.newestFirst ? 'desc' : 'asc');
  // A first page that is not full is all there is: nothing is left to be counted.
  const isFirst = search.offset === 0 && search.type === undefined;
  const counted = (type: SurveyType) =>
    isFirst
      ? sql`case when (select count(*) from page) < ${search.limit}
          then (select count(*) from page where type = ${type}) else ${count(type)} end`
      : count(type);
  // The plus takes the affinity off the number; with it SQLite would not use the index on the place.
  return sql<FoundSurveys>`
    with page as materialized (
      ${sql.join(places, sql` union all `)}
      order by place ${order} limit ${search.limit} offset ${search.offset}
    )
    select ${counted('adult')} as adult, ${counted('child')} as child, (
      select json_group_array(
        (select id from surveys where ${sql.raw(placeOf('surveys.'))} = +page.place)
        order by page.place ${order}
      ) from page
    ) as ids`;
}

/** Those that only their identity number finds. */
function byNumber(search: SurveySearch): RawBuilder<unknown> {
  const { aadhaarIndex, documentIndex } = search.numbers;
  const sameNumber = [
    ...(documentIndex
      ? [sql`select id from surveys where other_document_index = ${documentIndex}`]
      : []),
    ...(aadhaarIndex ? [sql`select id from surveys where aadhar_index = ${aadhaarIndex}`] : []),
  ];
  if (sameNumber.length === 0) return sql`false`;
  return sql`id in (${sql.join(sameNumber, sql` union `)})
    and ${visible(search)} and not (${contained(search)})`;
}

/** One or two letters are in most entries: there is nothing to look them up by. */
function foundByReading(search: SurveySearch): RawBuilder<FoundSurveys> {
  const { documentIndex } = search.numbers;
  const sameNumber = documentIndex ? sql`other_document_index = ${documentIndex}` : sql`false`;
  const found = sql`${visible(search)} and (${contained(search)} or ${sameNumber})`;
  const order = sql.raw(search.newestFirst ? 'desc' : 'asc');
  const count = (type: SurveyType) => sql`coalesce(sum(survey_type = ${type}), 0)`;
  const ofType = search.type ? sql`and survey_type = ${search.type}` : sql``;
  return sql<FoundSurveys>`
    select ${count('adult')} as adult, ${count('child')} as child, (
      select json_group_array(id order by created_at ${order}, id ${order}) from (
        select id, created_at from surveys where ${found} ${ofType}
        order by created_at ${order}, id ${order} limit ${search.limit} offset ${search.offset}
      )
    ) as ids
    from surveys where ${found}`;
}

function visible({ deleted, ownerId }: SurveySearch): RawBuilder<unknown> {
  const state = sql.raw(`deleted_at ${deleted ? STATES.deleted : STATES.live}`);
  return ownerId === undefined ? state : sql`${state} and volunteer_id = ${ownerId}`;
}

function contained({ terms }: SurveySearch): RawBuilder<unknown> {
  return sql.join(
    terms.map((term) => sql`instr(search_text, ${term}) > 0`),
    sql` or `,
  );
}

function phrase(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
