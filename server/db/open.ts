import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { StartRefused } from '../startup/operator-error.ts';
import { cannotBeUsed } from './database-error.ts';
import type { Dialect } from './dialect.ts';
import { migrate } from './migrate.ts';
import { postgres } from './postgres/dialect.ts';
import { openPostgres, openPostgresUnlimited, type PoolUse } from './postgres/open.ts';
import { sqlite } from './sqlite/dialect.ts';
import { openSqlite } from './sqlite/open.ts';
import type { Tables } from './tables.ts';

export interface Store {
  db: Kysely<Tables>;
  /** For what walks through many rows: it holds up nothing else. */
  searching: Kysely<Tables>;
  dialect: Dialect;
  pool: PoolUse | undefined;
  /** Ends what is open; SQLite is left without a write-ahead file. */
  close: () => Promise<void>;
}

interface OpenedStore extends Store {
  /** Brings the schema forward, and begins what needs it. */
  migrate: () => Promise<void>;
}

interface StorePlace {
  dataDir: string;
  databaseUrl: string | undefined;
  onIdleError: (error: Error) => void;
}

/**
 * Opens the database and brings its schema forward.
 * @throws StartRefused when the place cannot be used or belongs to a newer program
 */
export async function openStore(place: StorePlace): Promise<Store> {
  const store = place.databaseUrl
    ? openAway(place.databaseUrl, place.onIdleError)
    : openHere(place.dataDir);
  try {
    await store.migrate();
    return store;
  } catch (error) {
    await store.close();
    return cannotBeUsed(error);
  }
}

/** Makes the data folder when only it is missing, and refuses one that cannot be written. */
export function prepareDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartRefused(`DATA_DIR (${dataDir}) cannot be written: ${messageOf(error)}`, {
      cause: error,
    });
  }
}

/** Never the folder around it: where that is missing, a disk is not mounted or a name is mistyped. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const around = dirname(folder);
  if (!existsSync(around)) {
    throw new Error(
      `the folder that it is in, ${around}, is missing. Mount its disk, or make that folder.`,
    );
  }
  mkdirSync(folder, { mode: 0o700 });
}

function openHere(dataDir: string): OpenedStore {
  const file = join(dataDir, 'adhyay.sqlite');
  try {
    if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
    const { db, searching, keepSearch, optimize } = openSqlite(file);
    const close = async () => {
      try {
        optimize();
      } catch {
        // On a full disk it cannot tidy up; that must not hide why the program stops.
      }
      await searching.destroy();
      await db.destroy();
    };
    const toNewest = async () => {
      await migrate(db, sqlite);
      keepSearch();
    };
    return { db, searching, dialect: sqlite, pool: undefined, migrate: toNewest, close };
  } catch (error) {
    throw new StartRefused(`The database ${file} cannot be opened: ${messageOf(error)}`, {
      cause: error,
    });
  }
}

function openAway(url: string, onIdleError: (error: Error) => void): OpenedStore {
  const { db, pool } = openPostgres(url, onIdleError);
  return {
    db,
    searching: db,
    dialect: postgres,
    pool,
    migrate: async () => {
      // What stands in front may refuse its limits: then nothing is begun.
      await sql`select 1`.execute(db);
      const { db: unlimited } = openPostgresUnlimited(url, onIdleError);
      await migrate(unlimited, postgres).finally(() => unlimited.destroy());
    },
    close: () => db.destroy(),
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
