import { chmodSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { GroupedSqlite } from './grouped-sqlite.ts';
import { ThreadedReader } from './reader-threads.ts';
import { searchIndexer } from './sqlite-search-index.ts';
import type { Tables } from './tables.ts';

/**
 * Only while it opens, when nobody is served yet: another may just be starting, or tidying up as it stops. Later waits
 * are slept through, because the driver waits on the only thread there is.
 */
const BUSY_MS = 5000;

/** FULL: an acknowledged write survives a power cut. secure_delete: what is erased is gone. */
const PRAGMAS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA secure_delete = ON;
  PRAGMA trusted_schema = OFF;
  PRAGMA cell_size_check = ON;
  PRAGMA temp_store = MEMORY;
  PRAGMA cache_size = -32768;
  PRAGMA wal_autocheckpoint = 4000;
  PRAGMA journal_size_limit = 67108864;
  PRAGMA busy_timeout = 0;
`;

export interface SqliteStore {
  db: Kysely<Tables>;
  /** For what walks through many rows: on threads of its own. */
  searching: Kysely<Tables>;
  /** To be called once, when the schema is there. */
  keepSearch: () => void;
  optimize: () => void;
}

/** Closing it writes the write-ahead file back into the database. */
export function openSqlite(file: string): SqliteStore {
  const options = { timeout: BUSY_MS, enableForeignKeyConstraints: true };
  const writer = new DatabaseSync(file, options);
  chmodSync(file, 0o600);
  writer.exec(PRAGMAS);
  const reader = new DatabaseSync(file, options);
  reader.exec(PRAGMAS);
  let index = () => {};
  const beforeCommit = () => index();
  return {
    db: new Kysely<Tables>({ dialect: new GroupedSqlite({ writer, reader, beforeCommit }) }),
    searching: new Kysely<Tables>({ dialect: new ThreadedReader(file) }),
    keepSearch: () => {
      index = searchIndexer(writer);
    },
    optimize: () => writer.exec('PRAGMA optimize'),
  };
}
