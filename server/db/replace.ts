// Another database in the place of the one that is there: built beside it, and put there at once.
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
  /** @param last the name of the migration to stop after; without it, the newest */
  migrateTo: (last?: string) => Promise<void>;
  /** What has been written so far. */
  rows: (table: string) => AsyncIterable<SnapshotRow[]>;
}

export interface LockedDatabase {
  /**
   * All or nothing, and once: unless `build` comes to its end, what was there is there still.
   * @param oldFilePath where a file that was there is kept; without it, it goes
   * @throws EndUnknown when a database that is away has done it or not; anything else: it has not
   */
  replace: (build: (fresh: FreshDatabase) => Promise<void>, oldFilePath?: string) => Promise<void>;
  /** Lets others in again. */
  release: () => Promise<void>;
}

type DatabaseLocation = Pick<Config, 'dataDir' | 'databaseUrl'>;

/**
 * Until it is let go, it can be read, and nobody writes into it: what was kept of it before stays all of it.
 * @throws StartRefused while a program works on it
 */
export async function lockDatabase({
  dataDir,
  databaseUrl,
}: DatabaseLocation): Promise<LockedDatabase> {
  return databaseUrl ? lockPostgres(databaseUrl) : lockSqlite(dataDir);
}
