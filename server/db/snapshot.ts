// The database as it is at one moment, while others go on writing. Nothing is changed or brought forward.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { openPostgresUnlimited } from './postgres/open.ts';
import { postgresSnapshot } from './postgres/snapshot.ts';
import { sqliteSnapshot } from './sqlite/snapshot.ts';

export type SnapshotRow = Record<string, string | number | null>;

export interface Snapshot {
  /** The names of the migrations that it has gone through; empty where the program never was. */
  schema: () => Promise<string[]>;
  /** In batches, in no order. */
  rows: (table: string) => AsyncIterable<SnapshotRow[]>;
  /** The last number that the database has given in this table; 0 where it never gave one. */
  lastSequenceValue: (table: string) => Promise<number>;
  /** What the database itself finds wrong with its file; undefined when nothing is. */
  damage: () => Promise<string | undefined>;
  close: () => Promise<void>;
}

/** @returns undefined where there is no database at all */
export async function openSnapshot({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<Snapshot | undefined> {
  if (databaseUrl) return postgresSnapshot(openPostgresUnlimited(databaseUrl, () => {}).db);
  const file = sqliteFile(dataDir);
  return existsSync(file) ? sqliteSnapshot(file) : undefined;
}

export const sqliteFile = (dataDir: string): string => join(dataDir, 'adhyay.sqlite');
