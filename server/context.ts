import type { Kysely } from 'kysely';
import type { BlobStore } from './blobs/blob-store.ts';
import type { Config } from './config.ts';
import type { Dialect } from './db/dialect.ts';
import type { PoolUsage } from './db/postgres/open.ts';
import type { Tables } from './db/tables.ts';
import type { Log } from './log.ts';
import type { KeyPairs } from './vault/key-pairs.ts';
import type { Vault } from './vault/vault.ts';

export interface AppContext {
  config: Config;
  db: Kysely<Tables>;
  /** For long scans, which do not block other queries. */
  searchDb: Kysely<Tables>;
  dialect: Dialect;
  /** undefined for SQLite. */
  pool: PoolUsage | undefined;
  vault: Vault;
  keyPairs: KeyPairs;
  blobs: BlobStore;
  now: () => Date;
}

/** The context of functions that go on after a failure. */
export interface ContextWithLog extends AppContext {
  log: Log;
}
