// A store of the program before the counts were kept, opened by this one: nothing is lost, and lists,
// totals, the search and a repeated create answer as they would have.
import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { migrations } from '#server/db/migrations/index.ts';
import { openSqlite } from '#server/db/sqlite.ts';
import { sqlite } from '#server/db/sqlite-dialect.ts';
import type { Tables } from '#server/db/tables.ts';
import { findImage } from '#server/images/store.ts';
import { openHouse } from '#server/open-house.ts';
import { AADHAAR, aarav, sunita } from '../support/entries.ts';
import { openTestHouse, type TestHouse } from '../support/house.ts';
import { meera, person, volunteer } from '../support/people.ts';
import { picture } from '../support/pictures.ts';
import { expectWhole } from '../support/sqlite-whole.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const OLD = ['0001-first', '0002-queries-and-images'] as const;
/** What the old program had in these columns, too. */
const SAME = ['volunteers', 'sessions', 'surveys', 'survey_versions', 'store_facts'] as const;

interface OldKey {
  key: string;
  answer: unknown;
}

/** The schema of the program before the counts were kept, with nothing in it. */
async function openOldStore(folder: string): Promise<Kysely<Tables>> {
  const { db } = openSqlite(join(folder, 'adhyay.sqlite'));
  const getMigrations = async () =>
    Object.fromEntries(
      OLD.map((name) => [name, { up: (held: Kysely<Tables>) => migrations[name](held, sqlite) }]),
    );
  const { error } = await new Migrator({ db, provider: { getMigrations } }).migrateToLatest();
  expect(error).toBeUndefined();
  return db;
}

async function writeOldStore(folder: string, house: TestHouse, old: OldKey): Promise<void> {
  cpSync(house.dataDir, folder, {
    recursive: true,
    filter: (source) => !source.includes('adhyay.sqlite'),
  });
  const db = await openOldStore(folder);
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
  const folder = temporaryFolder();
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
});

test('the pictures of a store before hang where they hung', async () => {
  const folder = temporaryFolder();
  const db = await openOldStore(folder);
  const bytes = await picture('webp');
  const facts = { hash: 'c0ffee', bytes: bytes.length, mark: 'the first drawing' };
  await sql`insert into images
    (name, format, hash, bytes, width, height, modified_at, drawn_mark, variants_mark)
    values ('Well.webp', 'webp', ${facts.hash}, ${facts.bytes}, 1600, 900,
      '2026-11-01T09:00:00.000Z', ${facts.mark}, null)`.execute(db);
  await db.destroy();
  mkdirSync(join(folder, 'images/originals'), { recursive: true });
  writeFileSync(join(folder, 'images/originals', `${facts.hash}.webp`), bytes);

  const opened = await openHouse(readConfig({ DATA_DIR: folder }), () => {});
  const app = buildApp(opened.house, undefined);
  const served = await app.inject('/images/Well.webp');
  expect(served.rawPayload.equals(bytes)).toBe(true);
  expect(await findImage(opened.house, 'Well.webp')).toMatchObject({
    name_key: 'well.webp',
    drawn_mark: facts.mark,
    alt: '',
  });
  await app.close();
  await opened.close();
});
