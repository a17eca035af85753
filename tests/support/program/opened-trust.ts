// A database with every migration and the first admin, created once per run; each API test copies it.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#server/config.ts';
import { createFirstAdmin } from '#server/startup/first-admin.ts';
import { openContext } from '#server/startup/open-context.ts';
import { ADMIN } from '../app/api/admin.ts';
import { quickPasswords } from '../app/quick-passwords.ts';

const ON_SQLITE = 'OPENED_ON_SQLITE';
const ON_POSTGRES = 'OPENED_ON_POSTGRES';
/** Variables that need a separate start instead of a copy. */
const BEGINNING = ['DATA_DIR', 'DATABASE_URL', 'DATA_KEYS', 'ADMIN_EMAIL', 'ADMIN_PASSWORD'];

/** Vitest's globalSetup. */
export default async function openOnSqlite(): Promise<() => void> {
  return open(ON_SQLITE);
}

export const openOnPostgres = (url: string): Promise<() => void> =>
  open(ON_POSTGRES, { DATABASE_URL: url });

/** Needs a copy of the template as PostgreSQL database. @returns false if the variables rule out a copy */
export function copyOpened(dataDir: string, variables: Record<string, string>): boolean {
  const isPostgres = process.env.TEST_DATABASE === 'postgres';
  const template = process.env[isPostgres ? ON_POSTGRES : ON_SQLITE];
  if (!template || BEGINNING.some((name) => name in variables)) return false;
  cpSync(template, dataDir, { recursive: true });
  return true;
}

async function open(variable: string, database: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'adhyay-opened-'));
  const config = readConfig({
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ...database,
  });
  const { ctx, close } = await openContext(config, () => {});
  await createFirstAdmin(ctx);
  const password_hash = await quickPasswords().hash(ADMIN.password);
  await ctx.db.updateTable('volunteers').set({ password_hash }).execute();
  await close();
  process.env[variable] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
