import { chmodSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { WriterReaderDialect } from './driver/kysely-driver.ts';
import { ReadPool } from './driver/read-pool.ts';
import { isBusy } from './retry-while-busy.ts';
import { searchIndexer } from './search/search-index.ts';

/** Waits block the main thread, so only while opening; later ones use retryWhileBusy. */
const BUSY_MS = 5000;
const RETRY_MS = 25;

/** synchronous FULL: an acknowledged write survives a power cut. secure_delete: deleted data is zeroed. */
const PRAGMAS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA secure_delete = ON;
  PRAGMA trusted_schema = OFF;
  PRAGMA cell_size_check = ON;
  PRAGMA temp_store = MEMORY;
  PRAGMA cache_size = -32768;
  PRAGMA journal_size_limit = 67108864;
  PRAGMA busy_timeout = 0;
`;

/** Statistics of a small table would mislead the query planner once it has grown; without them it uses the indexes. */
const OPTIMIZE = `
  PRAGMA optimize;
  delete from sqlite_stat1 where cast(stat as integer) < 1000;
`;

export interface SqliteStore {
  db: Kysely<Tables>;
  searchDb: Kysely<Tables>;
  /** Call once, after the migrations. */
  startSearchIndex: () => void;
  optimize: () => void;
}

export function openSqlite(file: string): SqliteStore {
  const writer = connect(file);
  chmodSync(file, 0o600);
  const reader = connect(file);
  let index = () => {};
  const beforeCommit = () => index();
  return {
    db: new Kysely<Tables>({ dialect: new WriterReaderDialect({ writer, reader, beforeCommit }) }),
    searchDb: new Kysely<Tables>({ dialect: new ReadPool(file) }),
    startSearchIndex: () => {
      index = searchIndexer(writer);
    },
    optimize: () => writer.exec(OPTIMIZE),
  };
}

function connect(file: string): DatabaseSync {
  const until = performance.now() + BUSY_MS;
  for (;;) {
    const database = new DatabaseSync(file, {
      timeout: BUSY_MS,
      enableForeignKeyConstraints: true,
    });
    try {
      database.exec(PRAGMAS);
      return database;
    } catch (error) {
      database.close();
      // Two processes switching a new file to WAL: SQLite fails at once, whatever the timeout.
      if (!isBusy(error) || performance.now() > until) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS);
    }
  }
}
