import { type Kysely, sql } from 'kysely';
import { StartRefused } from '../start-refused.ts';
import { migrateWithin } from './migrate.ts';
import { APPLICATION, openPostgresUnlimited } from './postgres.ts';
import { postgres } from './postgres-dialect.ts';
import { postgresRows } from './postgres-snapshot.ts';
import type { FreshDatabase } from './replace.ts';
import type { Tables } from './tables.ts';

/** Of every version of the program; whatever else lives in the database stays. */
const OUR_TABLES = [
  ...['survey_keys', 'survey_versions', 'survey_blocks', 'survey_tallies', 'surveys'],
  ...['image_trash', 'images_taken_down', 'images', 'queries', 'activity', 'store_facts'],
  ...['sessions', 'throttle_tallies', 'sign_in_failures', 'volunteers'],
  ...['kysely_migration', 'kysely_migration_lock'],
];
const OUR_FUNCTIONS = ['append_only', 'keep_survey_tallies'];

export async function refuseWhileInUse(url: string): Promise<void> {
  const { db } = openPostgresUnlimited(url, () => {});
  try {
    const { rows } = await sql<{ others: number }>`
      select count(*)::integer as others from pg_stat_activity
      where datname = current_database() and application_name = ${APPLICATION}
        and pid <> pg_backend_pid()`.execute(db);
    if (!rows[0]?.others) return;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartRefused(`The database cannot be used: ${reason}`, { cause: error });
  } finally {
    await db.destroy();
  }
  throw new StartRefused(
    'A program is running on this database: stop it, and every other copy of it, first.',
  );
}

/** In one transaction: others see what was there until it ends, and then the new. */
export async function replacePostgres(
  url: string,
  build: (fresh: FreshDatabase) => Promise<void>,
): Promise<void> {
  const { db } = openPostgresUnlimited(url, () => {});
  try {
    await db.transaction().execute(async (transaction) => {
      await dropOurs(transaction);
      await build({
        db: transaction,
        dialect: postgres,
        migrateTo: (last) => migrateWithin(transaction, postgres, last),
        rows: (table) => postgresRows(transaction, table),
      });
    });
    // It does not notice by itself for a while how many rows there are now.
    await sql`analyze`.execute(db);
  } finally {
    await db.destroy();
  }
}

async function dropOurs(transaction: Kysely<Tables>): Promise<void> {
  for (const table of OUR_TABLES) {
    await sql`drop table if exists ${sql.table(table)}`.execute(transaction);
  }
  for (const name of OUR_FUNCTIONS) {
    await sql`drop function if exists ${sql.ref(name)}`.execute(transaction);
  }
}
