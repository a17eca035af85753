import { LIST_INDEXES, tables } from './tables.ts';

/** SQLite reads the row unless a partial index includes the column of its own condition. */
const listIndexes = Object.entries(LIST_INDEXES).map(
  ([name, columns]) =>
    `create index ${name} on surveys (${columns}, deleted_at) where deleted_at is null`,
);

const refusal = "begin select raise(abort, 'this table is append-only'); end";

/** INSERT OR REPLACE deletes the conflicting row without firing delete triggers. */
const appendOnly = (table: string, isThere: string): string[] => [
  ...['update', 'delete'].map(
    (verb) => `create trigger ${table}_no_${verb} before ${verb} on ${table} ${refusal}`,
  ),
  `create trigger ${table}_no_replace before insert on ${table}
    when exists (select 1 from ${table} where ${isThere}) ${refusal}`,
];

/** Counts a survey four times: for all volunteers (-1) and its own, in all buckets ('') and its own. */
const countChange = (row: 'old' | 'new', change: 1 | -1): string => `
  insert into survey_counts (volunteer_id, deleted, survey_type, since, entries)
  select owners.id, ${row}.deleted_at is not null, ${row}.survey_type, buckets.since, ${change}
  from (select -1 as id union all select ${row}.volunteer_id) owners
  cross join (
    select '' as since union all
    select max(since) from count_buckets where since <= ${row}.created_at
  ) buckets where true
  on conflict do update set entries = entries + ${change};`;

const countTrigger = (name: string, event: string, row: 'old' | 'new', body: string): string => `
  create trigger survey_count_${name} after ${event} on surveys
  when ${row}.created_at < (select coalesce(max(until), '') from count_buckets)
  begin ${body} end`;

const countTriggers = [
  // One open bucket; '~' sorts after every time.
  "insert into count_buckets (since, until) values ('0', '~')",
  countTrigger('insert', 'insert', 'new', countChange('new', 1)),
  countTrigger('delete', 'delete', 'old', countChange('old', -1)),
  countTrigger(
    'update',
    'update of volunteer_id, survey_type, deleted_at',
    'new',
    countChange('old', -1) + countChange('new', 1),
  ),
];

const placeOf = (row: string): string => `
  ((unixepoch(substr(${row}created_at, 1, 19)) * 1000 + cast(substr(${row}created_at, 21, 3) as integer))
    * 2097152 + ${row}id % 2097152)`;

const was = `'survey_search_' || iif(old.deleted_at is null, 'live_', 'deleted_') || old.survey_type`;

const waitTrigger = (event: string, row: 'old' | 'new', before: string, when = ''): string => `
  create trigger survey_search_${event.split(' ')[0]} after ${event} on surveys ${when} begin
    insert into survey_search_waiting (id, place, was)
    values (${row}.id, ${placeOf(`${row}.`)}, ${before}) on conflict do nothing;
  end`;

const searched = ['search_text', 'survey_type', 'deleted_at', 'volunteer_id'];
const isChanged = searched.map((column) => `old.${column} is not new.${column}`).join(' or ');

const search = [
  `create unique index surveys_place on surveys (${placeOf('')})`,
  `create table survey_search_waiting (
    id integer primary key not null, place integer not null, was text
  ) strict`,
  ...['live_adult', 'deleted_adult', 'live_child', 'deleted_child'].map(
    (kind) => `create virtual table survey_search_${kind} using fts5(
      text, content='', contentless_delete=1, tokenize='trigram case_sensitive 1'
    )`,
  ),
  waitTrigger('insert', 'new', 'null'),
  waitTrigger('delete', 'old', was),
  waitTrigger(`update of ${searched.join(', ')}`, 'new', was, `when ${isChanged}`),
];

export const sqlite = [
  ...tables({
    ownNumber: 'integer primary key autoincrement',
    sortedText: 'text',
    tableEnd: 'strict',
    keyedTableEnd: 'strict, without rowid',
  }),
  ...listIndexes,
  ...appendOnly('audit_log', 'id = new.id'),
  ...appendOnly(
    'survey_versions',
    'rowid = new.rowid or (survey_id = new.survey_id and version = new.version)',
  ),
  ...countTriggers,
  ...search,
];
