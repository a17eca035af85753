import { sql, type Transaction } from 'kysely';
import { codeOf } from '../../errors/error-details.ts';
import type { Dialect } from '../dialect.ts';
import type { Tables } from '../tables.ts';
import { openPostgresUnlimited } from './open.ts';
import {
  findPhonetically,
  hasPhoneticTerms,
  likePattern,
  searchExactly,
  searchPhonetically,
} from './search.ts';

/** The job that closes count buckets gives up and retries rather than block writers. */
const LOCK_TIMEOUT_MS = 500;
/** An erasure deletes rows or overwrites values in these. */
const TABLES_OF_ERASED = [
  'surveys',
  'survey_versions',
  'survey_keys',
  'correction_steps',
  'consents',
  'privacy_requests',
  'place_names',
  'place_spellings',
  'saved_views',
];
/** Kysely's lock id, which earlier versions of the program take. */
const MIGRATION_LOCK = 3853314791062309107n;

export const postgres: Dialect = {
  name: 'postgres',
  openBucketEnd: undefined,
  cleanIndex: async ({ databaseUrl = '' }) => {
    // A large table takes longer than a request may.
    const { db } = openPostgresUnlimited(databaseUrl, () => {});
    try {
      for (const table of TABLES_OF_ERASED) {
        // The statistics have samples of the values.
        await sql`vacuum (analyze) ${sql.table(table)}`.execute(db);
      }
    } finally {
      await db.destroy();
    }
  },
  insertRows: (table, columns, json) => {
    const list = sql.join(columns.map((column) => sql.ref(column)));
    return sql`
      insert into ${sql.table(table)} (${list})
      select ${list} from json_populate_recordset(null::${sql.table(table)}, ${json})`;
  },
  setSequence: (table, last) =>
    sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${last}::integer)`,
  lockMigrations: async (transaction) => {
    // Database and role may have a timeout meant for requests.
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(transaction);
  },
  lockSurveys: (transaction) => lockTable(transaction, 'surveys'),
  lockAuditLog: (transaction) => lockTable(transaction, 'audit_log'),
  forUpdate: (query) => query.forUpdate(),
  forNoKeyUpdate: (query) => query.forNoKeyUpdate(),
  forShare: (query) => query.forShare(),
  forUpdateSkipLocked: (query, table) =>
    query.modifyEnd(sql`for update of ${sql.table(table)} skip locked`),
  searchExactly,
  inIds: (idsJson) =>
    sql`id in (select value::integer from json_array_elements_text(${idsJson}::json))`,
  searchPhonetically,
  findPhonetically,
  hasPhoneticTerms,
  contains: (column, term) => sql`${sql.ref(column)} like ${likePattern(term)}`,
  isUniqueViolation: (error) => codeOf(error) === '23505',
  isUnavailable,
  // Some of these are certain failures; treating them as unknown only delays the clean-up by an hour.
  isOutcomeUnknown: isUnavailable,
};

const UNREACHABLE = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
];

/** SQLSTATE classes: connection 08, rollback 40, resources 53, lock 55, intervention 57; read-only standby 25006. */
function isUnavailable(error: unknown): boolean {
  return (
    /^(08|25006|40|53|55P03|57)/.test(codeOf(error)) ||
    UNREACHABLE.includes(codeOf(error)) ||
    isSocketMissing(error) ||
    (error instanceof Error &&
      /connection (terminated|timeout|error)|read timeout|timeout exceeded/i.test(error.message))
  );
}

/** A missing Unix socket, not another file, which would be a fault of the program. */
function isSocketMissing(error: unknown): boolean {
  return (
    codeOf(error) === 'ENOENT' &&
    error instanceof Error &&
    'syscall' in error &&
    error.syscall === 'connect'
  );
}

async function lockTable(
  transaction: Transaction<Tables>,
  table: 'surveys' | 'audit_log',
): Promise<void> {
  await sql`set local lock_timeout = ${sql.lit(`${LOCK_TIMEOUT_MS}ms`)}`.execute(transaction);
  await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(transaction);
}
