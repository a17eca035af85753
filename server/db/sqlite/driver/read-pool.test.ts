import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/app/temporary-folder.ts';
import { sqlite } from '../dialect.ts';
import { ReadPool } from './read-pool.ts';

let folder: string;
let file: string;
let reading: Kysely<unknown>;
beforeEach(() => {
  folder = temporaryFolder();
  file = join(folder, 'visits.sqlite');
  reading = new Kysely<unknown>({ dialect: new ReadPool(file) });
});
afterEach(async () => {
  await reading.destroy();
});

const createTable = () => new DatabaseSync(file).exec('create table visits (who text) strict');
const query = () => sql`select who from visits`.execute(reading);
const longQuery = () =>
  sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 8000000)
    select count(*) from n`.execute(reading);

test('a file that cannot be opened is reported as unavailable, only while that lasts', async () => {
  for (let i = 0; i < 3; i++) {
    const refused: unknown = await query().catch((error) => error);
    expect(sqlite.isUnavailable(refused), String(refused)).toBe(true);
  }
  createTable();
  expect((await query()).rows).toEqual([]);
});

test('an invalid query is refused with its error code, and the thread goes on', async () => {
  createTable();
  const refused: unknown = await sql`select nothing from nowhere`
    .execute(reading)
    .catch((error) => error);
  expect(refused).toMatchObject({ errcode: 1 });
  expect((await query()).rows).toEqual([]);
});

test('reads during closing are answered or refused as unavailable, and none hangs', async () => {
  createTable();
  await query();
  const queries = Promise.allSettled([longQuery(), longQuery(), longQuery(), query(), query()]);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await reading.destroy();
  const refused = (await queries).filter((outcome) => outcome.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  for (const { reason } of refused) expect(sqlite.isUnavailable(reason), String(reason)).toBe(true);
});

test('with fifty reads waiting, a further search is refused at once, and the others are answered', async () => {
  createTable();
  const outcomes = await Promise.allSettled(Array.from({ length: 60 }, query));
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused).toHaveLength(10);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'overloaded' });
  expect((await query()).rows).toEqual([]);
});
