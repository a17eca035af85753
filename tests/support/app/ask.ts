import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';

// biome-ignore lint/suspicious/noExplicitAny: rows of any query
type Rows = any[];
export type RunQuery = (sql: string) => Promise<Rows>;

export async function queryPostgres(
  url: string,
  sql: string,
  values: unknown[] = [],
): Promise<Rows> {
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
