import { type Kysely, sql } from 'kysely';
import type { Dialect } from './dialect.ts';
import { foundSurveys } from './sqlite-search.ts';
import { createFirstSearch, createSearchByKind } from './sqlite-search-index.ts';
import type { Tables } from './tables.ts';
import { ALL_BLOCKS, EVERYBODY } from './tally-keys.ts';

/** Later than any time that is written in digits. */
const END_OF_TIME = '~';

const LISTS = {
  surveys_live: 'created_at, id',
  surveys_live_type: 'survey_type, created_at, id',
  surveys_live_volunteer: 'volunteer_id, created_at, id',
  surveys_live_volunteer_type: 'volunteer_id, survey_type, created_at, id',
};

export const sqlite: Dialect = {
  name: 'sqlite',
  ownNumber: (column) => column.primaryKey().autoIncrement(),
  tableEnd: sql`strict`,
  keyedTableEnd: sql`strict, without rowid`,
  openBlockEnds: END_OF_TIME,
  sortedText: sql`text`,
  createSearchIndex: createFirstSearch,
  coverLists: async (db) => {
    for (const [name, columns] of Object.entries(LISTS)) {
      await sql`drop index ${sql.ref(name)}`.execute(db);
      await sql`create index ${sql.ref(name)} on surveys (${sql.raw(columns)}, deleted_at)
        where deleted_at is null`.execute(db);
    }
  },
  insertRows: (table, columns, json) => sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    select ${sql.join(columns.map((column) => sql`value ->> ${sql.lit(column)}`))}
    from json_each(${json})`,
  setLastNumber: (table, last) => sql`
    insert or replace into sqlite_sequence (rowid, name, seq)
    values ((select rowid from sqlite_sequence where name = ${table}), ${table}, ${last})`,
  parsedJson: (column) => sql.ref(column),
  createSearchByKind,
  makeAppendOnly: async (db, table) => {
    for (const verb of ['update', 'delete']) {
      await sql`
        create trigger ${sql.ref(`${table}_no_${verb}`)} before ${sql.raw(verb)} on ${sql.table(table)}
        begin select raise(abort, 'this table is append-only'); end`.execute(db);
    }
  },
  keepTallies: async (db) => {
    await createTallyTrigger(db, 'insert', 'insert', tally('new', 1));
    await createTallyTrigger(db, 'delete', 'delete', tally('old', -1));
    await createTallyTrigger(
      db,
      'update',
      'update of volunteer_id, survey_type, deleted_at',
      tally('old', -1) + tally('new', 1),
    );
  },
  // SQLite has one writer, and our transactions begin as writers.
  // The one who writes to the file.
  holdMigrations: async () => {},
  holdSurveys: async () => {},
  held: (query) => query,
  foundSurveys,
  contains: (column, term) => sql`instr(${sql.ref(column)}, ${term}) > 0`,
  isUniqueViolation: (error) => [1555, 2067].includes(errorNumber(error)),
  // busy, read-only, interrupted, I/O, full, cannot open
  isUnavailable: (error) => [5, 6, 8, 9, 10, 13, 14].includes(errorNumber(error) & 0xff),
  // A disk that fails may fail after the write; a full one has undone it.
  isDoubtful: (error) => (errorNumber(error) & 0xff) === 10,
};

async function createTallyTrigger(
  db: Kysely<Tables>,
  name: string,
  event: string,
  body: string,
): Promise<void> {
  const row = name === 'delete' ? 'old' : 'new';
  await sql`
    create trigger ${sql.ref(`survey_tally_${name}`)} after ${sql.raw(event)} on surveys
    when ${sql.raw(row)}.created_at < (select coalesce(max(until), '') from survey_blocks)
    begin ${sql.raw(body)} end`.execute(db);
}

function tally(row: 'old' | 'new', change: 1 | -1): string {
  return `
    insert into survey_tallies (volunteer_id, deleted, survey_type, since, entries)
    select whose.id, ${row}.deleted_at is not null, ${row}.survey_type, blocks.since, ${change}
    from (select ${EVERYBODY} as id union all select ${row}.volunteer_id) whose
    cross join (
      select '${ALL_BLOCKS}' as since union all
      select max(since) from survey_blocks where since <= ${row}.created_at
    ) blocks where true
    on conflict do update set entries = entries + ${change};`;
}

function errorNumber(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
}
