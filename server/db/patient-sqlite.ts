// Kysely's SQLite dialect with what it lacks: schema changes that roll back, and patience.
import { setTimeout } from 'node:timers/promises';
import {
  type DatabaseConnection,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';

const PATIENCE_MS = 5000;
const NAP_MS = 25;

export class PatientSqlite extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }

  override createDriver(): SqliteDriver {
    return new PatientDriver(this.#config);
  }
}

/** While another process holds the database, this one waits without holding up everything else. */
class PatientDriver extends SqliteDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: (query) => patiently(() => connection.executeQuery(query)),
      streamQuery: (query, size) => connection.streamQuery(query, size),
    };
  }
}

async function patiently<Result>(run: () => Promise<Result>): Promise<Result> {
  const begun = performance.now();
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!isBusy(error) || performance.now() - begun > PATIENCE_MS) throw error;
      await setTimeout(NAP_MS);
    }
  }
}

/** A migration that is cut off half-way has not happened: SQLite's schema changes roll back too. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function isBusy(error: unknown): boolean {
  const isLocked = (code: unknown) => [5, 6].includes(Number(code) & 0xff);
  return error instanceof Error && 'errcode' in error && isLocked(error.errcode);
}
