// Another database in the place of the one that is there: built beside it, and put there at once.
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Dialect } from './dialect.ts';
import { refuseWhileInUse as refuseUsedPostgres, replacePostgres } from './postgres-replace.ts';
import type { SnapshotRow } from './snapshot.ts';
import { refuseWhileInUse as refuseUsedSqlite, replaceSqlite } from './sqlite-replace.ts';
import type { Tables } from './tables.ts';

export interface FreshDatabase {
  db: Kysely<Tables>;
  dialect: Dialect;
  /** @param last the name of the migration to stop after; without it, the newest */
  migrateTo: (last?: string) => Promise<void>;
  /** What has been written so far. */
  rows: (table: string) => AsyncIterable<SnapshotRow[]>;
}

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** @throws StartRefused while a program works on it */
export async function refuseWhileInUse({ dataDir, databaseUrl }: Place): Promise<void> {
  if (databaseUrl) await refuseUsedPostgres(databaseUrl);
  else refuseUsedSqlite(dataDir);
}

/**
 * All or nothing: unless `build` comes to its end, what was there is there still.
 * @param aside where a file that was there is kept; without it, it goes
 */
export async function replaceDatabase(
  { dataDir, databaseUrl }: Place,
  build: (fresh: FreshDatabase) => Promise<void>,
  aside?: string,
): Promise<void> {
  if (databaseUrl) await replacePostgres(databaseUrl, build);
  else await replaceSqlite(dataDir, build, aside);
}
