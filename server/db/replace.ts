// Replaces the whole database atomically, for restore and change-keys.
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Dialect } from './dialect.ts';
import { lockPostgres } from './postgres/replace.ts';
import type { SnapshotRow } from './snapshot.ts';
import { lockSqlite } from './sqlite/replace.ts';
import type { Tables } from './tables.ts';

export interface FreshDatabase {
  db: Kysely<Tables>;
  dialect: Dialect;
  /** @param last the migration to stop after; default: the newest */
  migrateTo: (last?: string) => Promise<void>;
  rows: (table: string) => AsyncIterable<SnapshotRow[]>;
}

export interface LockedDatabase {
  /** Atomic. `oldFilePath` keeps SQLite's old file. @throws UnknownOutcomeError; any other: nothing changed */
  replace: (build: (fresh: FreshDatabase) => Promise<void>, oldFilePath?: string) => Promise<void>;
  release: () => Promise<void>;
}

type DatabaseLocation = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** Blocks writers, not readers. @throws OperatorError while the program is running on this database */
export async function lockDatabase({
  dataDir,
  databaseUrl,
}: DatabaseLocation): Promise<LockedDatabase> {
  return databaseUrl ? lockPostgres(databaseUrl) : lockSqlite(dataDir);
}
