// The only place where SQLite and PostgreSQL differ. Everything else is one schema and one set of
// queries.
import { type ColumnDefinitionBuilder, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from './tables.ts';

export interface Dialect {
  name: 'sqlite' | 'postgres';
  /** Makes a column the table's own number. */
  ownNumber: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
  /** What follows CREATE TABLE (…). */
  tableEnd: RawBuilder<unknown>;
  /** Text that is sorted the same way in both: by code point. */
  sortedText: RawBuilder<unknown>;
  createSearchIndex: (db: Kysely<Tables>) => Promise<void>;
  makeAppendOnly: (db: Kysely<Tables>, table: keyof Tables) => Promise<void>;
  /** Numbers of the entries whose search text contains the term (already `searchable`). */
  surveysContaining: (term: string) => RawBuilder<{ id: number }>;
  contains: (column: string, term: string) => RawBuilder<boolean>;
  /** Rows read to be changed: other transactions wait until this one is done with them. */
  held: <Query extends { forUpdate: () => Query }>(query: Query) => Query;
  isUniqueViolation: (error: unknown) => boolean;
  /** The database is away, locked for too long, or has no room: trying again later may help. */
  isUnavailable: (error: unknown) => boolean;
}

const TRIGRAM = 3;

export const sqlite: Dialect = {
  name: 'sqlite',
  ownNumber: (column) => column.primaryKey().autoIncrement(),
  tableEnd: sql`strict`,
  sortedText: sql`text`,
  createSearchIndex: async (db) => {
    // detail=none: a fifth of the size; a match is a candidate, and the text itself decides.
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
  },
  makeAppendOnly: async (db, table) => {
    for (const verb of ['update', 'delete']) {
      await sql`
        create trigger ${sql.ref(`${table}_no_${verb}`)} before ${sql.raw(verb)} on ${sql.table(table)}
        begin select raise(abort, 'this table is append-only'); end`.execute(db);
    }
  },
  surveysContaining: (term) => {
    const characters = [...term];
    if (characters.length < TRIGRAM) {
      return sql`select id from surveys where instr(search_text, ${term}) > 0`;
    }
    const grams = characters
      .slice(TRIGRAM - 1)
      .map((_, start) => characters.slice(start, start + TRIGRAM).join(''));
    const query = [...new Set(grams)]
      .map((gram) => `"${gram.replaceAll('"', '""')}"`)
      .join(' AND ');
    return sql`
      select surveys.id from survey_search join surveys on surveys.id = survey_search.rowid
      where survey_search match ${query} and instr(surveys.search_text, ${term}) > 0`;
  },
  contains: (column, term) => sql`instr(${sql.ref(column)}, ${term}) > 0`,
  // SQLite has one writer, and our transactions begin as writers.
  held: (query) => query,
  isUniqueViolation: (error) => [1555, 2067].includes(sqliteCode(error)),
  // busy, read-only, I/O, full, cannot open
  isUnavailable: (error) => [5, 6, 8, 10, 13, 14].includes(sqliteCode(error) & 0xff),
};

export const postgres: Dialect = {
  name: 'postgres',
  ownNumber: (column) => column.primaryKey().generatedByDefaultAsIdentity(),
  tableEnd: sql``,
  sortedText: sql`text collate "C"`,
  createSearchIndex: async (db) => {
    await sql`create extension if not exists pg_trgm`.execute(db);
    await sql`create index survey_search on surveys using gin (search_text gin_trgm_ops)`.execute(
      db,
    );
  },
  makeAppendOnly: async (db, table) => {
    await sql`
      create or replace function append_only() returns trigger language plpgsql as $$
      begin raise exception 'this table is append-only'; end $$`.execute(db);
    await sql`
      create trigger ${sql.ref(`${table}_append_only`)}
      before update or delete or truncate on ${sql.table(table)}
      for each statement execute function append_only()`.execute(db);
  },
  surveysContaining: (term) =>
    sql`select id from surveys where search_text like ${likePattern(term)}`,
  contains: (column, term) => sql`${sql.ref(column)} like ${likePattern(term)}`,
  held: (query) => query.forUpdate(),
  isUniqueViolation: (error) => codeOf(error) === '23505',
  // connection (08), lost races (40), resources (53), intervention (57), refused or broken sockets
  isUnavailable: (error) =>
    /^(08|40|53|57)/.test(String(codeOf(error))) ||
    ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ETIMEDOUT', 'EPIPE'].includes(
      String(codeOf(error)),
    ) ||
    (error instanceof Error &&
      /connection (terminated|timeout|error)|read timeout|timeout exceeded/i.test(error.message)),
};

function likePattern(term: string): string {
  return `%${term.replace(/[\\%_]/g, '\\$&')}%`;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function sqliteCode(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
}
