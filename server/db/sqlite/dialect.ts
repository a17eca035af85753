import { sql } from 'kysely';
import type { Dialect } from '../dialect.ts';
import {
  extendedResultCode,
  resultCode,
  SQLITE_BUSY,
  SQLITE_CANTOPEN,
  SQLITE_CONSTRAINT_PRIMARYKEY,
  SQLITE_CONSTRAINT_UNIQUE,
  SQLITE_FULL,
  SQLITE_INTERRUPT,
  SQLITE_IOERR,
  SQLITE_LOCKED,
  SQLITE_READONLY,
} from './result-code.ts';
import { cleanIndex } from './search/clean-index.ts';
import {
  findPhonetically,
  hasPhoneticTerms,
  searchPhonetically,
} from './search/phonetic-search.ts';
import { searchExactly } from './search/search.ts';

/** Sorts after every ISO time. */
const END_OF_TIME = '~';
const UNIQUE_VIOLATIONS = [SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE];
const UNAVAILABLE = [
  SQLITE_BUSY,
  SQLITE_LOCKED,
  SQLITE_READONLY,
  SQLITE_INTERRUPT,
  SQLITE_IOERR,
  SQLITE_FULL,
  SQLITE_CANTOPEN,
];

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
  searchExactly,
  inIds: (idsJson) => sql`id in (select value from json_each(${idsJson}))`,
  searchPhonetically,
  findPhonetically,
  hasPhoneticTerms,
  cleanIndex,
  contains: (column, term) => sql`instr(${sql.ref(column)}, ${term}) > 0`,
  isUniqueViolation: (error) => UNIQUE_VIOLATIONS.includes(extendedResultCode(error)),
  isUnavailable: (error) => UNAVAILABLE.includes(resultCode(error)),
  // An I/O error may come after the write; a full disk has rolled it back.
  isOutcomeUnknown: (error) => resultCode(error) === SQLITE_IOERR,
};
