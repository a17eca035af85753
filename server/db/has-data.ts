import { existsSync } from 'node:fs';
import type { Kysely } from 'kysely';
import type { DatabaseLocation } from '../config.ts';
import { sqliteFile } from '../data-dir.ts';
import { throwDatabaseError } from './errors/database-error.ts';
import { openPostgres } from './postgres/open.ts';
import { openSqlite } from './sqlite/open.ts';
import type { Tables } from './tables.ts';

const TABLES_WITH_DATA = ['volunteers', 'surveys', 'enquiries'] as const;

/** @throws OperatorError when the database cannot be used */
export async function hasData({ dataDir, databaseUrl }: DatabaseLocation): Promise<boolean> {
  const file = sqliteFile(dataDir);
  if (!databaseUrl && !existsSync(file)) return false;
  let db: Kysely<Tables> | undefined;
  try {
    db = databaseUrl ? openPostgres(databaseUrl, () => {}).db : openSqlite(file).db;
    return await hasRows(db);
  } catch (error) {
    return throwDatabaseError(error);
  } finally {
    await db?.destroy();
  }
}

async function hasRows(db: Kysely<Tables>): Promise<boolean> {
  const tables = new Set((await db.introspection.getTables()).map(({ name }) => name));
  for (const table of TABLES_WITH_DATA) {
    if (!tables.has(table)) continue;
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return true;
  }
  return false;
}
