import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { isDamaged, sqliteSnapshot } from './snapshot.ts';

const HEADER = 100;

test('a snapshot that cannot be taken of a damaged database leaves no lock behind', () => {
  const folder = mkdtempSync(join(tmpdir(), 'adhyay-tests-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'visits.sqlite');
  const made = new DatabaseSync(file);
  made.exec('pragma journal_mode = wal; create table visits (who text) strict');
  made.close();
  const bytes = openSync(file, 'r+');
  writeSync(bytes, Buffer.alloc(4096 - HEADER, 1), 0, 4096 - HEADER, HEADER);
  closeSync(bytes);

  let failure: unknown;
  try {
    sqliteSnapshot(file);
  } catch (error) {
    failure = error;
  }
  expect(isDamaged(failure)).toBe(true);
  const other = new DatabaseSync(file);
  onTestFinished(() => other.close());
  other.exec('pragma locking_mode = exclusive');
  expect(() => other.exec('begin exclusive')).not.toThrow(/locked/);
});
