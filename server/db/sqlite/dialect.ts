import { sql } from 'kysely';
import type { Dialect } from '../dialect.ts';
import { extendedResultCode, resultCode } from './result-code.ts';
import { cleanIndex } from './search/clean-index.ts';
import {
  findPhonetically,
  hasPhoneticTerms,
  searchPhonetically,
} from './search/phonetic-search.ts';
import { searchSurveys } from './search/search.ts';

/** Sorts after every ISO time. */
const END_OF_TIME = '~';

export const sqlite: Dialect = {
  name: 'sqlite',
  openBucketEnd: END_OF_TIME,
  insertRows: (table, columns, json) => sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    select ${sql.join(columns.map((column) => sql`value ->> ${sql.lit(column)}`))}
    from json_each(${json})`,
  setSequence: (table, last) => sql`
    insert or replace into sqlite_sequence (rowid, name, seq)
    values ((select rowid from sqlite_sequence where name = ${table}), ${table}, ${last})`,
  // No locks needed: our transactions are BEGIN IMMEDIATE, and SQLite has one writer.
  lockMigrations: async () => {},
  lockSurveys: async () => {},
  lockAuditLog: async () => {},
  forUpdate: (query) => query,
  forNoKeyUpdate: (query) => query,
  forShare: (query) => query,
  forUpdateSkipLocked: (query) => query,
  searchSurveys,
  inIds: (idsJson) => sql`id in (select value from json_each(${idsJson}))`,
  searchPhonetically,
  findPhonetically,
  hasPhoneticTerms,
  cleanIndex,
  contains: (column, term) => sql`instr(${sql.ref(column)}, ${term}) > 0`,
  isUniqueViolation: (error) => [1555, 2067].includes(extendedResultCode(error)),
  // Result codes: busy, locked, read-only, interrupted, I/O, full, cannot open.
  isUnavailable: (error) => [5, 6, 8, 9, 10, 13, 14].includes(resultCode(error)),
  // An I/O error may come after the write; a full disk has rolled it back.
  isOutcomeUnknown: (error) => resultCode(error) === 10,
};
