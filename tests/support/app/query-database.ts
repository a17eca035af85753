import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client, type QueryResultRow } from 'pg';

export type RunQuery = (sql: string) => Promise<QueryResultRow[]>;

export async function queryPostgres(
  url: string,
  sql: string,
  values: unknown[] = [],
): Promise<QueryResultRow[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}

export function querySqlite(dataDir: string, sql: string) {
  const db = new DatabaseSync(join(dataDir, 'adhyay.sqlite'), { timeout: 5000 });
  try {
    return db.prepare(sql).all();
  } finally {
    db.close();
  }
}
