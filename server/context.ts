import type { Kysely } from 'kysely';
import type { BlobStore } from './blobs/blob-store.ts';
import type { Config } from './config.ts';
import type { Dialect } from './db/dialect.ts';
import type { PoolUsage } from './db/postgres/open.ts';
import type { Tables } from './db/tables.ts';
import type { KeyPairs } from './vault/key-pairs.ts';
import type { Vault } from './vault/vault.ts';

export interface AppContext {
  config: Config;
  db: Kysely<Tables>;
  /** Long scans here do not block other queries. */
  searchDb: Kysely<Tables>;
  dialect: Dialect;
  /** Undefined on SQLite. */
  pool: PoolUsage | undefined;
  vault: Vault;
  keyPairs: KeyPairs;
  blobs: BlobStore;
  now: () => Date;
}
