import { type Kysely, sql } from 'kysely';
import type { Dialect } from './dialect.ts';
import { createFirstSearch, createSearchByKind, foundSurveys } from './sqlite-search.ts';
import type { Tables } from './tables.ts';

export const sqlite: Dialect = {
  name: 'sqlite',
  ownNumber: (column) => column.primaryKey().autoIncrement(),
  tableEnd: sql`strict`,
  sortedText: sql`text`,
  createSearchIndex: createFirstSearch,
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
  holdSurveys: async () => {},
  held: (query) => query,
  foundSurveys,
  contains: (column, term) => sql`instr(${sql.ref(column)}, ${term}) > 0`,
  isUniqueViolation: (error) => [1555, 2067].includes(errorNumber(error)),
  // busy, read-only, interrupted, I/O, full, cannot open
  isUnavailable: (error) => [5, 6, 8, 9, 10, 13, 14].includes(errorNumber(error) & 0xff),
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

/** Volunteer 0 stands for everybody. */
function tally(row: 'old' | 'new', change: 1 | -1): string {
  return `
    insert into survey_tallies (volunteer_id, survey_type, deleted, since, entries)
    select whose.id, ${row}.survey_type, ${row}.deleted_at is not null,
      (select max(since) from survey_blocks where since <= ${row}.created_at), ${change}
    from (select 0 as id union all select ${row}.volunteer_id) whose where true
    on conflict do update set entries = entries + ${change};`;
}

function errorNumber(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
}
