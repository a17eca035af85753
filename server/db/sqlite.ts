// node:sqlite in the clothes of Kysely's SQLite dialect: it lacks the `reader` flag and takes
// parameters one by one.
import {
  DatabaseSync,
  type SQLInputValue,
  type SQLOutputValue,
  type StatementSync,
} from 'node:sqlite';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import type { Tables } from './tables.ts';

const BUSY_MS = 5000;
const CACHED_STATEMENTS = 500;

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

export function openSqlite(file: string): { db: Kysely<Tables>; checkpoint: () => void } {
  const database = new DatabaseSync(file, {
    timeout: BUSY_MS,
    enableForeignKeyConstraints: true,
  });
  database.exec(PRAGMAS);
  return {
    db: new Kysely<Tables>({ dialect: new SqliteDialect({ database: dressed(database) }) }),
    checkpoint: () => database.exec('PRAGMA optimize; PRAGMA wal_checkpoint(TRUNCATE);'),
  };
}

function dressed(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, StatementSync>();
  const prepared = (sql: string): StatementSync => {
    const known = statements.get(sql);
    if (known) return known;
    if (statements.size >= CACHED_STATEMENTS) statements.clear();
    const statement = database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  return {
    close: () => database.close(),
    // A transaction that begins as a reader can be refused when it comes to write; ours all write.
    prepare: (sql) => reading(prepared(sql === 'begin' ? 'begin immediate' : sql)),
  };
}

function reading(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bound(parameters)),
    run: (parameters) => statement.run(...bound(parameters)),
    iterate: (parameters): IterableIterator<Record<string, SQLOutputValue>> =>
      statement.iterate(...bound(parameters)),
  };
}

function bound(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (
      value === null ||
      typeof value === 'string' ||
      typeof value === 'number' ||
      typeof value === 'bigint'
    ) {
      return value;
    }
    throw new TypeError(`SQLite takes no ${typeof value} as a value`);
  });
}
