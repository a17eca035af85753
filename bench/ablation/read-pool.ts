// Searches run on the main thread.
import { DatabaseSync } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { Statements } from '#server/db/sqlite/driver/statements.ts';
import { replaceModule } from './replace-module.ts';

replaceModule('server/db/sqlite/driver/read-pool.ts', import.meta.url);

/** As much as both threads have. */
const CACHE_KIB = 32_768;

export class ReadPool implements Dialect {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  createDriver = (): Driver => mainThreadDriver(this.#file);
  createAdapter = () => new SqliteAdapter();
  createQueryCompiler = () => new SqliteQueryCompiler();
  createIntrospector = (db: Kysely<unknown>) => new SqliteIntrospector(db);
}

function mainThreadDriver(file: string): Driver {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 1000 });
  database.exec(`PRAGMA cache_size = -${CACHE_KIB}`);
  const statements = new Statements(database);
  const connection: DatabaseConnection = {
    executeQuery: async (query: CompiledQuery) => statements.run(query),
    streamQuery: () => {
      throw new Error('rows are read in pages, not streamed');
    },
  };
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: async () => {},
    commitTransaction: async () => {},
    rollbackTransaction: async () => {},
    releaseConnection: async () => {},
    destroy: async () => database.close(),
  };
}
