import { SqliteAdapter } from 'kysely';

export class MultiConnectionAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** SQLite rolls schema changes back. */
export class TransactionalAdapter extends MultiConnectionAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
