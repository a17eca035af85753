// A trust on either database, with what lies in it to be compared byte by byte.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Ask, askPostgres, askSqlite } from './ask.ts';
import { startCluster } from './postgres-cluster.ts';
import { digestOfPostgres } from './tables.ts';
import { temporaryFolder } from './temporary-folder.ts';

export const DATABASES = ['SQLite', 'PostgreSQL'] as const;

export interface BackupPlace {
  dataDir: string;
  variables: Record<string, string>;
  ask: Ask;
  /** Every byte of the files, or every row of the tables. */
  everything: () => Promise<string>;
  /** As after a fire: only the keys are left. */
  lose: () => Promise<void>;
  close: () => void;
}

export function openPlace(database: (typeof DATABASES)[number]): BackupPlace {
  const dataDir = temporaryFolder();
  const cluster = database === 'PostgreSQL' ? startCluster() : undefined;
  const url = cluster?.url;
  const ask: Ask = url
    ? (query) => askPostgres(url, query)
    : async (query) => askSqlite(dataDir, query);
  return {
    dataDir,
    variables: { DATA_DIR: dataDir, ...(url && { DATABASE_URL: url }) },
    ask,
    everything: async () => digestOfFiles(dataDir) + (url ? await digestOfPostgres(ask) : ''),
    lose: async () => {
      for (const name of readdirSync(dataDir)) {
        if (name !== 'keys' && name !== 'backups') rmSync(join(dataDir, name), { recursive: true });
      }
      if (url) await askPostgres(url, 'drop schema public cascade; create schema public');
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
