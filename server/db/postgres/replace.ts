import { setTimeout } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import { codeOf } from '../../errors/error-details.ts';
import { OperatorError } from '../../errors/operator-error.ts';
import { throwDatabaseError } from '../errors/database-error.ts';
import { migrations } from '../migrations/index.ts';
import { migrateInTransaction } from '../migrations/migrate.ts';
import { isFromDevelopment } from '../migrations/schema-age.ts';
import type { FreshDatabase, LockedDatabase } from '../replace.ts';
import { ARCHIVED_TABLES, EXCLUDED_TABLES } from '../tables/table-lists.ts';
import type { Tables } from '../tables.ts';
import { withTimeout } from '../with-timeout.ts';
import { COMMIT_TIMEOUT_MS, commit } from './commit.ts';
import { postgres } from './dialect.ts';
import { openPostgresUnlimited } from './open.ts';
import { listMigrations, postgresRows } from './snapshot.ts';

/** Reverse of the insertion order, in which they can be dropped. Other applications' tables are left alone. */
const OUR_TABLES: readonly string[] = [
  ...EXCLUDED_TABLES,
  ...ARCHIVED_TABLES.toReversed(),
  'kysely_migration',
  'kysely_migration_lock',
];
const OUR_FUNCTIONS = [
  'append_only',
  'keep_survey_counts',
  'keep_place_spellings',
  'keep_survey_versions',
  'keep_words_of_versions',
  'keep_consents',
  'keep_privacy_notices',
  'keep_consent_of_survey',
  'note_erased_enquiry',
  'queue_look_alike',
];

const LOCK_NOT_AVAILABLE = '55P03';
const LOCK_TIMEOUT_MS = 5000;
const IN_USE_CHECKS = 10;
const IN_USE_CHECK_MS = 100;

export async function lockPostgres(
  url: string,
  timeoutMs = COMMIT_TIMEOUT_MS,
): Promise<LockedDatabase> {
  const { db, closeConnections } = openPostgresUnlimited(url, () => {});
  const transaction = await db.startTransaction().execute().catch(throwDatabaseError);
  let isReleased = false;
  const release = async () => {
    if (isReleased) return;
    isReleased = true;
    await withTimeout(timeoutMs, closeConnections, async () => {
      await transaction
        .rollback()
        .execute()
        .catch(() => {});
      await db.destroy();
    });
  };
  try {
    await lockTables(transaction).catch(throwDatabaseError);
  } catch (error) {
    await release();
    throw error;
  }
  return {
    replace: async (build) => {
      await replace(transaction, build).catch(translateLockError);
      await commit(transaction, closeConnections, timeoutMs);
      await release();
    },
    release,
  };
}

/** Starting programs and all writers are blocked, readers are not. */
async function lockTables(transaction: Transaction<Tables>): Promise<void> {
  await sql`set local lock_timeout = ${sql.lit(`${LOCK_TIMEOUT_MS}ms`)}`.execute(transaction);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
  await postgres.lockMigrations(transaction).catch(translateLockError);
  await refuseWhileInUse(transaction);
  const tables = (await ourTables(transaction)).map(({ schema, name }) => sql.id(schema, name));
  if (tables.length === 0) return;
  await sql`lock table ${sql.join(tables)} in share row exclusive mode`
    .execute(transaction)
    .catch(translateLockError);
}

/** A connection that has just been closed is listed for a moment longer. */
async function refuseWhileInUse(transaction: Transaction<Tables>): Promise<void> {
  for (let checks = 0; checks < IN_USE_CHECKS; checks++) {
    if ((await otherConnections(transaction)) === 0) return;
    await setTimeout(IN_USE_CHECK_MS);
    // PostgreSQL shows one transaction the same activity until it is told to look again.
    await sql`select pg_stat_clear_snapshot()`.execute(transaction);
  }
  throw new OperatorError(
    'A program is running on this database: stop it, and every other copy of it, first. A pooler in front (PgBouncer) keeps connections open when they are stopped: end those, too (RECONNECT).',
  );
}

/** Every connection of the program has our application_name, even if the URL sets another. */
async function otherConnections(transaction: Transaction<Tables>): Promise<number> {
  const { rows } = await sql<{ others: number }>`
    select count(*)::integer as others from pg_stat_activity
    where datname = current_database() and application_name = current_setting('application_name')
      and pid <> pg_backend_pid()`.execute(transaction);
  return rows[0]?.others ?? 0;
}

async function replace(
  transaction: Transaction<Tables>,
  build: (fresh: FreshDatabase) => Promise<void>,
): Promise<void> {
  await dropOurTables(transaction);
  await build({
    db: transaction,
    dialect: postgres,
    migrateTo: (last) => migrateInTransaction(transaction, postgres, last),
    rows: (table) => postgresRows(transaction, table),
  });
  // The planner has no statistics for new tables until autovacuum runs.
  const tables = (await ourTables(transaction)).map(({ schema, name }) => sql.id(schema, name));
  await sql`analyze ${sql.join(tables)}`.execute(transaction);
}

/** Only the schema with our kysely_migration: others may have tables of the same name. */
async function ourTables(
  transaction: Kysely<Tables>,
): Promise<readonly { schema: string; name: string }[]> {
  const applied = await listMigrations(transaction);
  if (!isFromDevelopment(applied) && !applied.some((name) => Object.hasOwn(migrations, name)))
    return [];
  const { rows } = await sql<{ schema: string; name: string }>`
    select nspname as schema, relname as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and relname = any(${OUR_TABLES})
      and relnamespace = (select relnamespace from pg_class where oid = to_regclass('kysely_migration'))
  `.execute(transaction);
  return rows.toSorted((a, b) => OUR_TABLES.indexOf(a.name) - OUR_TABLES.indexOf(b.name));
}

async function dropOurTables(transaction: Kysely<Tables>): Promise<void> {
  const tables = await ourTables(transaction);
  for (const { schema, name } of tables) {
    await sql`drop table ${sql.id(schema, name)}`.execute(transaction);
  }
  const [{ schema } = { schema: undefined }] = tables;
  if (!schema) return;
  for (const name of OUR_FUNCTIONS) {
    await sql`drop function if exists ${sql.id(schema, name)}()`.execute(transaction);
  }
}

function translateLockError(error: unknown): never {
  if (codeOf(error) !== LOCK_NOT_AVAILABLE) throw error;
  throw new OperatorError(
    'Somebody else is at work on the database, a command or a program that starts: try again when that is over.',
    { cause: error },
  );
}
