import type { DatabaseSync } from 'node:sqlite';
import { expect } from 'vitest';
import { searchIndexer } from '#server/db/sqlite/search/search-index.ts';

/** While the program runs, the database needs a `timeout`: this waits for its write to end. */
export function expectIntact(database: DatabaseSync): void {
  expect(database.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  expect(database.prepare('pragma foreign_key_check').all()).toEqual([]);
  // Writes the pending rows to the search index first, as a later batch would.
  database.exec('begin immediate');
  searchIndexer(database, 1)();
  for (const [state, test] of [
    ['live', 'is null'],
    ['deleted', 'is not null'],
  ]) {
    for (const type of ['adult', 'child']) {
      const index = `survey_search_${state}_${type}`;
      database.exec(`insert into ${index} (${index}) values ('integrity-check')`);
      const entries = `select count(*) as count from surveys
        where survey_type = '${type}' and deleted_at ${test}`;
      const { count } = database.prepare(`select count(*) as count from ${index}`).get() ?? {};
      expect([index, count]).toEqual([index, database.prepare(entries).get()?.count]);
    }
  }
  database.exec('commit');
}
