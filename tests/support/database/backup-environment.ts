// A trust on either database, with digests of its data.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { queryPostgres, querySqlite, type RunQuery } from '../app/query-database.ts';
import { digestOfPostgres } from '../app/tables.ts';
import { temporaryFolder } from '../app/temporary-folder.ts';
import {
  copyStartedBesidePostgres,
  startedFolder,
  startStartedCluster,
} from '../program/started-trust.ts';
import { type Cluster, startCluster } from './postgres-cluster.ts';

export const DATABASES = ['SQLite', 'PostgreSQL'] as const;
type Database = (typeof DATABASES)[number];

export interface BackupEnvironment {
  dataDir: string;
  url: string | undefined;
  variables: Record<string, string>;
  query: RunQuery;
  /** Every byte of the files, or every row of the tables. */
  digest: () => Promise<string>;
  /** Leaves only the keys. */
  destroyData: () => Promise<void>;
  close: () => void;
}

export const openBackupEnvironment = (database: Database): BackupEnvironment =>
  database === 'PostgreSQL' ? on(temporaryFolder(), startCluster()) : on(temporaryFolder());

export function openStartedEnvironment(database: Database): BackupEnvironment {
  if (database === 'SQLite') return on(startedFolder());
  const dataDir = temporaryFolder();
  copyStartedBesidePostgres(dataDir);
  return on(dataDir, startStartedCluster());
}

function on(dataDir: string, cluster?: Cluster): BackupEnvironment {
  const url = cluster?.url;
  const query: RunQuery = url
    ? (sql) => queryPostgres(url, sql)
    : async (sql) => querySqlite(dataDir, sql);
  return {
    dataDir,
    url,
    variables: { DATA_DIR: dataDir, ...(url && { DATABASE_URL: url }) },
    query,
    digest: async () => digestOfFiles(dataDir) + (url ? await digestOfPostgres(query) : ''),
    destroyData: async () => {
      for (const name of readdirSync(dataDir)) {
        if (name !== 'keys' && name !== 'backups') rmSync(join(dataDir, name), { recursive: true });
      }
      if (url) await queryPostgres(url, 'drop schema public cascade; create schema public');
    },
    close: () => {
      cluster?.stop();
    },
  };
}

export function digestOfFiles(folder: string): string {
  const hash = createHash('sha256');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  for (const name of names) {
    const path = join(folder, name);
    hash.update(name);
    if (statSync(path).isFile()) hash.update(readFileSync(path));
  }
  return hash.digest('hex');
}
