// A store of the program before the counts were kept, opened by this one: nothing is lost, and lists,
// totals, the search and a repeated create answer as they would have.
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { migrations } from '#server/db/migrations/index.ts';
import { openSqlite } from '#server/db/sqlite.ts';
import { sqlite } from '#server/db/sqlite-dialect.ts';
import type { Tables } from '#server/db/tables.ts';
import { openHouse } from '#server/open-house.ts';
import { AADHAAR, aarav, sunita } from '../support/entries.ts';
import { openTestHouse, type TestHouse } from '../support/house.ts';
import { meera, person, volunteer } from '../support/people.ts';
import { expectWhole } from '../support/sqlite-whole.ts';

const OLD = ['0001-first', '0002-queries-and-images'] as const;
/** What the old program had in these columns, too. */
const SAME = ['volunteers', 'sessions', 'surveys', 'survey_versions', 'store_facts'] as const;

interface OldKey {
  key: string;
  answer: unknown;
}

async function writeOldStore(folder: string, house: TestHouse, old: OldKey): Promise<void> {
  cpSync(house.dataDir, folder, {
    recursive: true,
    filter: (source) => !source.includes('adhyay.sqlite'),
  });
  const { db } = openSqlite(join(folder, 'adhyay.sqlite'));
  const getMigrations = async () =>
    Object.fromEntries(
      OLD.map((name) => [name, { up: (held: Kysely<Tables>) => migrations[name](held, sqlite) }]),
    );
  const { error } = await new Migrator({ db, provider: { getMigrations } }).migrateToLatest();
  expect(error).toBeUndefined();
  for (const table of SAME) {
    const rows = await house.house.db.selectFrom(table).selectAll().execute();
    expect(rows).not.toHaveLength(0);
    await db.insertInto(table).values(rows).execute();
  }
  const { volunteer_id, body_digest } = await house.house.db
    .selectFrom('survey_keys')
    .selectAll()
    .executeTakeFirstOrThrow();
  await sql`insert into survey_keys (volunteer_id, key, body_digest, answer)
    values (${volunteer_id}, ${old.key}, ${body_digest}, ${JSON.stringify(old.answer)})`.execute(
    db,
  );
  await db.destroy();
}

test('a store of the program before is brought forward with all that is in it', async () => {
  const before = await openTestHouse();
  const [asha, ravi] = [await volunteer(before, 'Asha'), await volunteer(before, 'Ravi')];
  const admin = await meera(before);
  const headers = { 'idempotency-key': randomUUID() };
  const first = await asha.call('createSurvey', { body: sunita, headers });
  await asha.call('createSurvey', { body: aarav });
  await ravi.call('createSurvey', { body: sunita });
  const gone = (await asha.call('createSurvey', { body: aarav })).body.data.id;
  await asha.call('deleteSurvey', { id: gone });
  const { id } = first.body.data;
  await asha.call('updateSurvey', { id, body: { ...sunita, age: 35 } });
  const questions = [
    { sort: 'date_old' },
    { type: 'child' },
    { status: 'deleted' },
    { volunteer_id: asha.id },
    { search: 'kushw' },
    { search: 'आरव' },
    { search: 'aar', status: 'deleted' },
    { search: AADHAAR },
  ];
  const answers = [];
  for (const query of questions) {
    answers.push((await admin.call('listSurveys', { query })).body);
  }
  const folder = mkdtempSync(join(tmpdir(), 'adhyay-upgrade-'));
  const key = headers['idempotency-key'];
  await writeOldStore(folder, before, { key, answer: first.body.data });
  const { config } = before.house;
  await before.close();

  const opened = await openHouse({ ...config, dataDir: folder }, () => {});
  const file = new DatabaseSync(join(folder, 'adhyay.sqlite'));
  expectWhole(file);
  file.close();
  const app = buildApp(opened.house, undefined);
  const again = person(app, asha.id, asha.token);
  const adminAgain = person(app, admin.id, admin.token);
  for (const [place, query] of questions.entries()) {
    const { body } = await adminAgain.call('listSurveys', { query });
    expect(body, JSON.stringify(query)).toEqual(answers[place]);
  }
  const repeated = await again.call('createSurvey', { body: sunita, headers });
  expect([repeated.status, repeated.body]).toEqual([201, first.body]);
  const own = await again.call('listOwnSurveys');
  expect(own.body.pagination.total_records).toBe(2);
  expect((await again.call('readSurvey', { id })).body.data).toMatchObject({
    age: 35,
    aadhar_no: AADHAAR,
  });
  expect((await again.call('readSurveyHistory', { id })).body.data).toHaveLength(2);

  await again.call('createSurvey', { body: sunita });
  const { body } = await adminAgain.call('listSurveys', { query: { search: 'kushw' } });
  expect(body.pagination.total_records).toBe(3);
  await app.close();
  await opened.close();
  rmSync(folder, { recursive: true });
});
