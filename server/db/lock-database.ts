import type { DatabaseLocation } from '../config.ts';
import { lockPostgres } from './postgres/replace.ts';
import type { LockedDatabase } from './replace.ts';
import { lockSqlite } from './sqlite/replace.ts';

/** Writers are blocked, readers are not. @throws OperatorError while the program is running on this database */
export async function lockDatabase({
  dataDir,
  databaseUrl,
}: DatabaseLocation): Promise<LockedDatabase> {
  return databaseUrl ? lockPostgres(databaseUrl) : lockSqlite(dataDir);
}
