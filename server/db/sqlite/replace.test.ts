import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/app/temporary-folder.ts';
import { sqliteFile } from '../../data-dir.ts';
import type { FreshDatabase } from '../replace.ts';
import { lockSqlite } from './replace.ts';

const dataDir = temporaryFolder();

async function writeNames({ db }: FreshDatabase, names: string[]): Promise<void> {
  await sql`create table names (name text)`.execute(db);
  for (const name of names) await sql`insert into names values (${name})`.execute(db);
}

/** As a full disk does, a reader keeps SQLite from merging its log when the file is closed. */
function readUntilTheEnd(): void {
  const name = readdirSync(dataDir).find((one) => /^restoring-.*\.sqlite$/.test(one)) ?? '';
  const reader = new DatabaseSync(join(dataDir, name), { readOnly: true });
  reader.exec('begin; select * from sqlite_schema');
  onTestFinished(() => reader.close());
}

test('a new database whose write-ahead log cannot be merged does not replace the old one', async () => {
  const first = lockSqlite(dataDir);
  await first.replace((fresh) => writeNames(fresh, ['Sunita']));
  const second = lockSqlite(dataDir);
  const replaced = second.replace(async (fresh) => {
    readUntilTheEnd();
    await writeNames(fresh, ['Sunita', 'Aarav']);
  });
  await expect(replaced).rejects.toThrow('log');
  await second.release();
  const db = new DatabaseSync(sqliteFile(dataDir));
  onTestFinished(() => db.close());
  expect(db.prepare('select name from names').all()).toEqual([{ name: 'Sunita' }]);
  expect(readdirSync(dataDir).filter((name) => name.startsWith('restoring-'))).toEqual([]);
});
