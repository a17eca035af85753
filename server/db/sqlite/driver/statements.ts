import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { CompiledQuery, QueryResult } from 'kysely';
import { LRUCache } from 'lru-cache';

const MAX_CACHED = 500;

export type Query = Pick<CompiledQuery, 'sql' | 'parameters'>;

interface Prepared {
  statement: StatementSync;
  returnsRows: boolean;
}

export class Statements {
  readonly #database: DatabaseSync;
  readonly #cached = new LRUCache<string, Prepared>({ max: MAX_CACHED });

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  run<Row>({ sql, parameters }: Query): QueryResult<Row> {
    const { statement, returnsRows } = this.#prepared(sql);
    if (returnsRows) return { rows: rowsOf(statement, parameters) };
    const { changes } = statement.run(...parameters.map(toSqlValue));
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  #prepared(sql: string): Prepared {
    const cached = this.#cached.get(sql);
    if (cached) return cached;
    const statement = this.#database.prepare(sql);
    // `run` also returns the last rowid, and the search index has rowids beyond MAX_SAFE_INTEGER.
    const returnsRows = statement.columns().length > 0;
    if (!returnsRows) statement.setReadBigInts(true);
    const prepared = { statement, returnsRows };
    this.#cached.set(sql, prepared);
    return prepared;
  }
}

function rowsOf<Row>(statement: StatementSync, parameters: readonly unknown[]): Row[] {
  // Kysely infers the row type from the query.
  return statement.all(...parameters.map(toSqlValue)) as Row[];
}

function toSqlValue(value: unknown): SQLInputValue {
  if (
    value === null ||
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'bigint'
  ) {
    return value;
  }
  throw new TypeError(`SQLite takes no ${typeof value} as a value`);
}
