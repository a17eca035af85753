// Trusts with an empty data folder, removed after their measurement.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../../tests/support/database/postgres-cluster.ts';

export type Variables = Record<string, string>;

interface Trust {
  variables: Variables;
  remove: () => void;
}

export const DATABASES = { SQLite: onSqlite, PostgreSQL: onPostgres } as const;

export async function withTrust<Result>(
  database: keyof typeof DATABASES,
  run: (variables: Variables) => Promise<Result>,
): Promise<Result> {
  const { variables, remove } = DATABASES[database]();
  try {
    return await run(variables);
  } finally {
    remove();
  }
}

function onSqlite(): Trust {
  const folder = mkdtempSync(join(tmpdir(), 'adhyay-bench-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { variables: { DATA_DIR: folder }, remove };
}

/** Its fsync is on. */
function onPostgres(): Trust {
  const folder = onSqlite();
  const cluster = startCluster('on');
  const remove = () => {
    cluster.stop();
    folder.remove();
  };
  return { variables: { ...folder.variables, DATABASE_URL: cluster.url }, remove };
}
