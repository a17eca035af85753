// Every table is either in the backup or excluded on purpose.
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  ARCHIVED_TABLES,
  EXCLUDED_TABLES,
  NUMBERED_TABLES,
} from '#server/db/tables/table-lists.ts';
import { openTestApp, type TestApp } from '../../../support/app/test-app.ts';

/** Tables of Kysely's migrator, of the search index and of SQLite. */
const OWN = /^(kysely_|survey_search_|sqlite_)/;

let opened: TestApp;
beforeEach(async () => {
  opened = await openTestApp();
});
afterEach(() => opened.close());

test('every table is either archived or excluded, and sequences continue after a restore', async () => {
  const tables = (await opened.ctx.db.introspection.getTables()).filter(
    ({ name }) => !OWN.test(name),
  );
  const names = tables.map(({ name }) => name).sort();
  expect(names).toEqual([...ARCHIVED_TABLES, ...EXCLUDED_TABLES].sort());
  const numbered = tables
    .filter(({ columns }) => columns.some(({ isAutoIncrementing }) => isAutoIncrementing))
    .map(({ name }) => name);
  expect(numbered.sort()).toEqual([...NUMBERED_TABLES].sort());
});
