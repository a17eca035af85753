// node:sqlite in the clothes that Kysely's SQLite dialect expects: it lacks the `reader` flag and takes
// parameters one by one.
import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

const CACHED_STATEMENTS = 500;

export function dressed(database: DatabaseSync): SqliteDatabase {
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
    prepare: (sql) => {
      // On a full disk SQLite has rolled back by itself, and a second time would hide the reason.
      if (sql === 'rollback' && !database.isTransaction) return NOTHING;
      return reading(prepared(sql === 'begin' ? 'begin immediate' : sql));
    },
  };
}

const NOTHING: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
};

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
