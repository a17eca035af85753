// Trusts with many entries, filled once in a run. BENCH_FILLED names a folder that keeps them for the next run;
// a run that is broken off leaves its PostgreSQL running.
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ENCODER_SETTINGS_HASH } from '#server/images/processing/encode.ts';
import { queryPostgres } from '../../tests/support/app/query-database.ts';
import { startCluster } from '../../tests/support/database/postgres-cluster.ts';
import { startProgram } from '../program.ts';
import { fill } from './fill.ts';

const PORT = 4569;
/** Keeps the encoder idle. */
const MARK_VARIANTS = `update images set variants_mark = '${ENCODER_SETTINGS_HASH}'`;

export interface FilledTrusts {
  /** @returns the variables of a program on it. The entries that a measurement adds stay. */
  sqlite: (entries: number) => Promise<Record<string, string>>;
  /** Its fsync is on. */
  postgres: (entries: number) => Promise<Record<string, string>>;
  /** A second trust with the same entries, for a measurement that changes the schema. */
  copyOfSqlite: (entries: number) => Promise<Record<string, string>>;
  remove: () => void;
}

export function openFilledTrusts(): FilledTrusts {
  const kept = process.env.BENCH_FILLED;
  const place = kept ?? mkdtempSync(join(tmpdir(), 'adhyay-filled-'));
  mkdirSync(place, { recursive: true });
  const cleanup: (() => void)[] = [];
  const running = new Map<number, Record<string, string>>();

  async function sqlite(entries: number): Promise<Record<string, string>> {
    const folder = join(place, `sqlite-${entries}`);
    const variables = { DATA_DIR: join(folder, 'data') };
    const mark = join(folder, 'filled');
    if (existsSync(mark)) return variables;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    await startOnce(variables);
    await fill({ variables, entries });
    const database = new DatabaseSync(join(variables.DATA_DIR, 'adhyay.sqlite'));
    database.exec(MARK_VARIANTS);
    database.close();
    mkdirSync(mark);
    return variables;
  }

  async function postgres(entries: number): Promise<Record<string, string>> {
    const open = running.get(entries);
    if (open) return open;
    const folder = join(place, `postgres-${entries}`);
    const data = join(place, `cluster-${entries}`);
    const cluster = startCluster('on', existsSync(data) ? data : undefined);
    const variables = { DATA_DIR: join(folder, 'data'), DATABASE_URL: cluster.url };
    running.set(entries, variables);
    if (!existsSync(data)) {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder);
      await startOnce(variables);
      await fill({ variables, entries });
      await queryPostgres(cluster.url, MARK_VARIANTS);
    }
    const keep = kept && !existsSync(data) ? data : undefined;
    cleanup.push(() => cluster.stop(keep));
    return variables;
  }

  async function copyOfSqlite(entries: number): Promise<Record<string, string>> {
    const { DATA_DIR = '' } = await sqlite(entries);
    const copy = mkdtempSync(join(tmpdir(), 'adhyay-copy-'));
    cleanup.push(() => rmSync(copy, { recursive: true, force: true }));
    for (const name of ['adhyay.sqlite', 'keys'])
      copyFileSync(join(DATA_DIR, name), join(copy, name));
    return { DATA_DIR: copy };
  }

  return {
    sqlite,
    postgres,
    copyOfSqlite,
    remove: () => {
      for (const clean of cleanup) clean();
      if (!kept) rmSync(place, { recursive: true, force: true });
    },
  };
}

async function startOnce(variables: Record<string, string>): Promise<void> {
  const program = await startProgram(variables, PORT);
  await program.stop();
}
