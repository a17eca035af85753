import type { Kysely, Transaction } from 'kysely';
import { Migrator } from 'kysely/migration';
import { StartRefused } from '../start-refused.ts';
import type { Dialect } from './dialect.ts';
import { migrations } from './migrations/index.ts';
import type { Tables } from './tables.ts';

/**
 * Brings the schema forward, in one transaction. Of programs that start at once one does, and the others wait.
 * @throws StartRefused when a newer program has changed the database
 */
export async function migrate(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await dialect.holdMigrations(transaction);
    await refuseNewer(transaction);
    await migrateWithin(transaction, dialect);
  });
}

/**
 * In a transaction whose database nobody else has.
 * @param last the name of the migration to stop after; without it, the newest
 */
export async function migrateWithin(
  transaction: Transaction<Tables>,
  dialect: Dialect,
  last?: string,
): Promise<void> {
  const migrator = new Migrator({
    db: transaction,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(migrations).map(([name, up]) => [
            name,
            { up: (held) => up(held, dialect) },
          ]),
        ),
    },
  });
  const { error } = last ? await migrator.migrateTo(last) : await migrator.migrateToLatest();
  if (error) throw error;
}

async function refuseNewer(db: Kysely<Tables>): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration')) return;
  const applied = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute();
  const unknown = applied.find(({ name }) => !(name in migrations));
  if (unknown) {
    throw new StartRefused(
      `The database is newer than this program (it has "${unknown.name}"): start the newer program, or restore a backup that fits this one.`,
    );
  }
}
