import { type Kysely, sql, type Transaction } from 'kysely';
import { Migrator } from 'kysely/migration';
import { OperatorError } from '../../errors/operator-error.ts';
import type { Dialect } from '../dialect.ts';
import type { Tables } from '../tables.ts';
import { migrations } from './index.ts';
import { isCurrentSchema, isFromDevelopment, newerMigration } from './schema-age.ts';

/** Concurrent starts wait for each other. @throws OperatorError for a newer or a development schema */
export async function migrate(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await dialect.lockMigrations(transaction);
    const applied = await appliedMigrations(transaction);
    refuseIncompatible(applied);
    // Kysely reads the columns of every table three times before it finds nothing to do.
    if (!isCurrentSchema(applied)) await migrateInTransaction(transaction, dialect);
  });
}

/** @param transaction has exclusive use of the database @param last default: the newest migration */
export async function migrateInTransaction(
  transaction: Transaction<Tables>,
  dialect: Dialect,
  last?: string,
): Promise<void> {
  const migrator = new Migrator({
    db: transaction,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(migrations).map(([name, migration]) => [
            name,
            { up: (transaction) => runAll(transaction, migration[dialect.name]) },
          ]),
        ),
    },
  });
  const { error } = last ? await migrator.migrateTo(last) : await migrator.migrateToLatest();
  if (error) throw error;
}

async function runAll<Any>(db: Kysely<Any>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

function refuseIncompatible(applied: string[]): void {
  if (isFromDevelopment(applied)) {
    throw new OperatorError(
      'The database was made by a development version of this program, which cannot be upgraded: name another, empty one (DATA_DIR; for PostgreSQL, DATABASE_URL), or start the version that made it. Nothing was changed.',
    );
  }
  const newer = newerMigration(applied);
  if (newer) {
    throw new OperatorError(
      `The database is newer than this program (it has "${newer}"): start the newer program, or restore a backup that fits this one.`,
    );
  }
}

async function appliedMigrations(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration')) return [];
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute();
  return rows.map(({ name }) => name);
}
