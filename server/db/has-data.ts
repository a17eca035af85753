import type { Kysely } from 'kysely';
import type { DatabaseLocation } from '../config.ts';
import { throwDatabaseError } from './errors/database-error.ts';
import { findSqliteFile } from './find-sqlite-file.ts';
import { openPostgres } from './postgres/open.ts';
import { openSqlite } from './sqlite/open.ts';
import type { Tables } from './tables.ts';

const TABLES_WITH_DATA = ['volunteers', 'surveys', 'enquiries'] as const;

/** @throws OperatorError when the database cannot be used */
export async function hasData({ dataDir, databaseUrl }: DatabaseLocation): Promise<boolean> {
  const file = databaseUrl ? undefined : findSqliteFile(dataDir);
  let db: Kysely<Tables> | undefined;
  try {
    if (databaseUrl) db = openPostgres(databaseUrl, () => {}).db;
    else if (file) db = openSqlite(file).db;
    return db !== undefined && (await hasRows(db));
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
