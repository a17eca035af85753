import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { isDiskFull } from './is-disk-full.ts';

test('SQLite’s full disk and the file system’s are told from other errors', () => {
  const database = new DatabaseSync(':memory:');
  database.exec('create table words (word text); pragma max_page_count = 3');
  const errorOf = (query: string): unknown => {
    try {
      return database.exec(query);
    } catch (error) {
      return error;
    }
  };
  expect(isDiskFull(errorOf('insert into words values (zeroblob(100000))'))).toBe(true);
  expect(isDiskFull(errorOf('insert into nowhere values (1)'))).toBe(false);
  expect(isDiskFull(Object.assign(new Error('write'), { code: 'ENOSPC' }))).toBe(true);
});
