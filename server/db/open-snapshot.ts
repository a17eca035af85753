import type { DatabaseLocation } from '../config.ts';
import { findSqliteFile } from './find-sqlite-file.ts';
import { openPostgresUnlimited } from './postgres/open.ts';
import { postgresSnapshot } from './postgres/snapshot.ts';
import type { Snapshot } from './snapshot.ts';
import { sqliteSnapshot } from './sqlite/snapshot.ts';

export async function openSnapshot({
  dataDir,
  databaseUrl,
}: DatabaseLocation): Promise<Snapshot | undefined> {
  if (databaseUrl) return postgresSnapshot(openPostgresUnlimited(databaseUrl, () => {}).db);
  const file = findSqliteFile(dataDir);
  return file === undefined ? undefined : sqliteSnapshot(file);
}
