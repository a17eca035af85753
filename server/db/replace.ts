// A restore and change-keys replace the whole database atomically.
import type { Kysely } from 'kysely';
import type { Dialect } from './dialect.ts';
import type { SnapshotRow } from './snapshot.ts';
import type { Tables } from './tables.ts';

export interface FreshDatabase {
  db: Kysely<Tables>;
  dialect: Dialect;
  /** @param last default: the newest migration */
  migrateTo: (last?: string) => Promise<void>;
  rows: (table: string) => AsyncIterable<SnapshotRow[]>;
}

export interface LockedDatabase {
  /** Atomic. `oldFilePath` keeps SQLite's old file. @throws UnknownOutcomeError; any other: nothing changed */
  replace: (build: (fresh: FreshDatabase) => Promise<void>, oldFilePath?: string) => Promise<void>;
  release: () => Promise<void>;
}
