// A consistent, read-only view of the database while others write.
import { existsSync } from 'node:fs';
import type { Config } from '../config.ts';
import { sqliteFile } from '../data-dir.ts';
import { openPostgresUnlimited } from './postgres/open.ts';
import { postgresSnapshot } from './postgres/snapshot.ts';
import { sqliteSnapshot } from './sqlite/snapshot.ts';

export type SnapshotRow = Record<string, string | number | null>;

export interface Snapshot {
  /** Names of the applied migrations; empty: a database without our schema. */
  schema: () => Promise<string[]>;
  rows: (table: string) => AsyncIterable<SnapshotRow[]>;
  /** Highest id ever given in this table; 0: none. */
  lastSequenceValue: (table: string) => Promise<number>;
  /** Result of SQLite's integrity check; undefined: no damage found. */
  damage: () => Promise<string | undefined>;
  close: () => Promise<void>;
}

/** @returns undefined if there is no database file */
export async function openSnapshot({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<Snapshot | undefined> {
  if (databaseUrl) return postgresSnapshot(openPostgresUnlimited(databaseUrl, () => {}).db);
  const file = sqliteFile(dataDir);
  return existsSync(file) ? sqliteSnapshot(file) : undefined;
}
