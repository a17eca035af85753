import { type Kysely, sql } from 'kysely';
import type { Snapshot, SnapshotRow } from '../snapshot.ts';
import type { Tables } from '../tables.ts';

const BATCH = 1000;

/** @param db closed together with the snapshot */
export async function postgresSnapshot(db: Kysely<Tables>): Promise<Snapshot> {
  const transaction = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute()
    .catch(async (error) => {
      await db.destroy();
      throw error;
    });
  const close = async () => {
    await transaction
      .rollback()
      .execute()
      .catch(() => {});
    await db.destroy();
  };
  try {
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    appliedMigrations: () => listMigrations(transaction),
    tables: () => listTables(transaction),
    rows: (table) => postgresRows(transaction, table),
    lastSequenceValue: (table) => lastSequenceValue(transaction, table),
    // PostgreSQL checks its own files.
    damage: async () => undefined,
    close,
  };
}

export async function listMigrations(db: Kysely<Tables>): Promise<string[]> {
  const { rows: found } = await sql<{ there: boolean }>`
    select to_regclass('kysely_migration') is not null as there`.execute(db);
  if (!found[0]?.there) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name collate "C"`.execute(db);
  return rows.map(({ name }) => name);
}

/** Unqualified queries find these: the search path may begin with another schema. */
async function listTables(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and pg_table_is_visible(oid)`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

/** A cursor keeps large tables out of memory; it needs a transaction. */
export async function* postgresRows(
  transaction: Kysely<Tables>,
  table: string,
): AsyncGenerator<SnapshotRow[]> {
  const cursor = sql.ref(`rows_of_${table}`);
  await sql`declare ${cursor} no scroll cursor for select * from ${sql.table(table)}`.execute(
    transaction,
  );
  try {
    for (;;) {
      const fetch = sql<SnapshotRow>`fetch ${sql.lit(BATCH)} from ${cursor}`;
      const { rows } = await fetch.execute(transaction);
      yield rows;
      if (rows.length < BATCH) return;
    }
  } finally {
    await sql`close ${cursor}`.execute(transaction).catch(() => {});
  }
}

async function lastSequenceValue(db: Kysely<Tables>, table: string): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`
    select pg_sequence_last_value(pg_get_serial_sequence(${table}, 'id')::regclass)::integer as last
  `.execute(db);
  return rows[0]?.last ?? 0;
}
