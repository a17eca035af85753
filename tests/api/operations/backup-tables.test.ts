// A table that somebody adds is in every backup, or is left out on purpose.
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  ARCHIVED_TABLES,
  EXCLUDED_TABLES,
  NUMBERED_TABLES,
} from '#server/backup/archive/tables.ts';
import { OUR_TABLES } from '#server/db/postgres/replace.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';

/** The database's own: the migrations that it has gone through, and the index of the search. */
const OWN = /^(kysely_|survey_search_|sqlite_)/;

let opened: TestApp;
beforeEach(async () => {
  opened = await openTestApp();
});
afterEach(() => opened.close());

test('every table is archived or left out, and those that are numbered go on counting', async () => {
  const tables = (await opened.ctx.db.introspection.getTables()).filter(
    ({ name }) => !OWN.test(name),
  );
  const names = tables.map(({ name }) => name).sort();
  expect(names).toEqual([...ARCHIVED_TABLES, ...EXCLUDED_TABLES].sort());
  // What a restore takes away before it begins.
  expect(OUR_TABLES).toEqual(expect.arrayContaining(names));
  const numbered = tables
    .filter(({ columns }) => columns.some(({ isAutoIncrementing }) => isAutoIncrementing))
    .map(({ name }) => name);
  expect(numbered.sort()).toEqual([...NUMBERED_TABLES].sort());
});
