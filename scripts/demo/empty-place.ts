// Invented people must never stand beside real ones. What is there is only looked at.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Config } from '#server/config.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { openSqlite } from '#server/db/sqlite.ts';
import type { Tables } from '#server/db/tables.ts';
import { StartRefused } from '#server/start-refused.ts';

const TOLD = ['volunteers', 'surveys', 'queries'] as const;
const REFUSAL = `There is data here already, so the demo has changed nothing: it fills only a place without
volunteers, entries and queries. Give it a folder of its own:

  DATA_DIR=./data-demo npm run demo

A demo that was stopped half-way leaves its part behind: delete that folder, or empty that database,
and run it again.`;

/** @throws StartRefused where there is a volunteer, an entry or a query */
export async function refuseData(config: Config): Promise<void> {
  if (await holdsData(config)) throw new StartRefused(REFUSAL);
}

export async function holdsData({ dataDir, databaseUrl }: Config): Promise<boolean> {
  const file = join(dataDir, 'adhyay.sqlite');
  if (!databaseUrl && !existsSync(file)) return false;
  let db: Kysely<Tables> | undefined;
  try {
    db = databaseUrl ? openPostgres(databaseUrl, () => {}).db : openSqlite(file).db;
    return await hasRows(db);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartRefused(`The database cannot be used: ${reason}`, { cause: error });
  } finally {
    await db?.destroy();
  }
}

async function hasRows(db: Kysely<Tables>): Promise<boolean> {
  const tables = new Set((await db.introspection.getTables()).map(({ name }) => name));
  for (const table of TOLD) {
    if (!tables.has(table)) continue;
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return true;
  }
  return false;
}
