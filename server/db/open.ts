import { accessSync, constants, existsSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import { sqliteFile } from '../data-dir.ts';
import { errorMessageOf } from '../errors/error-details.ts';
import { OperatorError } from '../errors/operator-error.ts';
import type { Dialect } from './dialect.ts';
import { throwDatabaseError } from './errors/database-error.ts';
import { migrate } from './migrations/migrate.ts';
import { postgres } from './postgres/dialect.ts';
import { openPostgres, openPostgresUnlimited, type PoolUsage } from './postgres/open.ts';
import { sqlite } from './sqlite/dialect.ts';
import { openSqlite } from './sqlite/open.ts';
import type { Tables } from './tables.ts';

export interface Database {
  db: Kysely<Tables>;
  /** SQLite runs long scans on worker threads. */
  searchDb: Kysely<Tables>;
  dialect: Dialect;
  pool: PoolUsage | undefined;
  /** SQLite merges its write-ahead log into the database file. */
  close: () => Promise<void>;
}

interface OpenedDatabase extends Database {
  migrate: () => Promise<void>;
}

interface DatabaseOptions {
  dataDir: string;
  databaseUrl: string | undefined;
  onIdleError: (error: Error) => void;
}

/** @throws OperatorError when the database cannot be used or belongs to a newer program */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const store = options.databaseUrl
    ? openPostgresDatabase(options.databaseUrl, options.onIdleError)
    : openSqliteDatabase(options.dataDir);
  try {
    await store.migrate();
    return store;
  } catch (error) {
    await store.close();
    return throwDatabaseError(error);
  }
}

function openSqliteDatabase(dataDir: string): OpenedDatabase {
  const file = sqliteFile(dataDir);
  try {
    if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
    const { db, searchDb, startSearchIndex, optimize } = openSqlite(file);
    const close = async () => {
      try {
        optimize();
      } catch {
        // Fails on a full disk, and must not hide why the program stops.
      }
      await searchDb.destroy();
      await db.destroy();
    };
    const migrateToLatest = async () => {
      await migrate(db, sqlite);
      startSearchIndex();
    };
    return { db, searchDb, dialect: sqlite, pool: undefined, migrate: migrateToLatest, close };
  } catch (error) {
    throw new OperatorError(`The database ${file} cannot be opened: ${errorMessageOf(error)}`, {
      cause: error,
    });
  }
}

function openPostgresDatabase(url: string, onIdleError: (error: Error) => void): OpenedDatabase {
  const { db, pool } = openPostgres(url, onIdleError);
  return {
    db,
    searchDb: db,
    dialect: postgres,
    pool,
    migrate: async () => {
      // A pooler may reject the startup parameters (statement_timeout), which shows early here.
      await sql`select 1`.execute(db);
      const { db: unlimited } = openPostgresUnlimited(url, onIdleError);
      await migrate(unlimited, postgres).finally(() => unlimited.destroy());
    },
    close: () => db.destroy(),
  };
}
