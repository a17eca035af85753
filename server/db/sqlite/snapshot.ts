import { DatabaseSync } from 'node:sqlite';
import type { Snapshot, SnapshotRow } from '../snapshot.ts';
import { resultCode, SQLITE_CORRUPT, SQLITE_NOTADB } from './result-code.ts';

const BATCH = 1000;
const BUSY_MS = 5000;
const DAMAGE_CODES = [SQLITE_CORRUPT, SQLITE_NOTADB];

/** @throws Error when the file is not a database */
export function sqliteSnapshot(file: string): Snapshot {
  const db = openSnapshot(file);
  const get = (text: string, ...values: string[]) => db.prepare(text).get(...values);
  const tables = () =>
    db
      .prepare("select name from sqlite_schema where type = 'table'")
      .all()
      .map(({ name }) => String(name));
  return {
    appliedMigrations: async () => {
      if (!tables().includes('kysely_migration')) return [];
      const rows = db.prepare('select name from kysely_migration order by name').all();
      return rows.map(({ name }) => String(name));
    },
    tables: async () => tables(),
    rows: (table) => batches(db, table),
    lastSequenceValue: async (table) =>
      Number(get('select seq from sqlite_sequence where name = ?', table)?.seq ?? 0),
    damage: async () => {
      const [found] = db.prepare('pragma integrity_check(1)').all();
      const result = String(found?.integrity_check);
      return result === 'ok' ? undefined : result;
    },
    close: async () => db.close(),
  };
}

function openSnapshot(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { readOnly: true, timeout: BUSY_MS });
  try {
    // SQLite takes the snapshot at the first read, not at BEGIN.
    db.exec('begin; select count(*) from sqlite_schema');
  } catch (error) {
    // An open connection would keep its lock.
    db.close();
    throw error;
  }
  return db;
}

export function isDamaged(error: unknown): boolean {
  return DAMAGE_CODES.includes(resultCode(error));
}

async function* batches(db: DatabaseSync, table: string): AsyncGenerator<SnapshotRow[]> {
  let batch: SnapshotRow[] = [];
  for (const row of db.prepare(`select * from "${table}"`).iterate()) {
    batch.push(toSnapshotRow(row));
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

function toSnapshotRow(row: Record<string, unknown>): SnapshotRow {
  const values = Object.entries(row).map(([column, value]): [string, string | number | null] => {
    if (value === null || typeof value === 'string' || typeof value === 'number') {
      return [column, value];
    }
    throw new Error(`${column} holds what no column of ours does`);
  });
  return Object.fromEntries(values);
}
