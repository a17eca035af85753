import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { dressed } from './dressed-sqlite.ts';
import { PatientSqlite } from './patient-sqlite.ts';
import type { Tables } from './tables.ts';

/** The driver waits on the only thread there is; longer waits are slept through. */
const BUSY_MS = 50;

/** FULL: an acknowledged write survives a power cut. secure_delete: what is erased is gone. */
const PRAGMAS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA secure_delete = ON;
  PRAGMA trusted_schema = OFF;
  PRAGMA cell_size_check = ON;
  PRAGMA temp_store = MEMORY;
  PRAGMA cache_size = -65536;
  PRAGMA journal_size_limit = 67108864;
`;

/** Closing it writes the write-ahead file back into the database. */
export function openSqlite(file: string): { db: Kysely<Tables>; optimize: () => void } {
  const database = new DatabaseSync(file, {
    timeout: BUSY_MS,
    enableForeignKeyConstraints: true,
  });
  database.exec(PRAGMAS);
  return {
    db: new Kysely<Tables>({ dialect: new PatientSqlite({ database: dressed(database) }) }),
    optimize: () => database.exec('PRAGMA optimize'),
  };
}
