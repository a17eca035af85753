// Migrations of a database and of older backups. A database of the development versions is refused and left
// unchanged.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { createBackup } from '#server/backup/create-backup.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import type { AppContext } from '#server/context.ts';
import { migrations } from '#server/db/migrations/index.ts';
import type { Migration } from '#server/db/migrations/migration.ts';
import { openContext } from '#server/startup/open-context.ts';
import { ADMIN } from '../../support/app/api/admin.ts';
import { type Client, clientFor } from '../../support/app/api/client.ts';
import { meera, volunteer } from '../../support/app/api/people.ts';
import { AADHAAR, aarav, sunita } from '../../support/app/entries/entries.ts';
import { tablesDigester } from '../../support/app/tables.ts';
import { temporaryFolder } from '../../support/app/temporary-folder.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';

const NEXT = '9998-villages';
/** A later release's migration: a new column, and a change to existing rows. */
const villages = [
  "alter table volunteers add column village text default '' not null",
  "update volunteers set village = 'Rampur' where is_admin = 0",
];

let testApp: TestApp;
let asha: Client;

beforeEach(async () => {
  testApp = await openTestApp();
  asha = await volunteer(testApp, 'Asha');
});

function release(migration: Migration): void {
  migrations[NEXT] = migration;
  onTestFinished(() => {
    delete migrations[NEXT];
  });
}

async function openAgain() {
  const opened = await openContext(testApp.ctx.config, () => {});
  const app = buildApp(opened.ctx);
  onTestFinished(async () => {
    await app.close();
    await opened.close();
  });
  return { db: opened.ctx.db, app };
}

async function expectVillages({ db }: Awaited<ReturnType<typeof openAgain>>): Promise<void> {
  const { rows } = await sql`select email, village from volunteers order by id`.execute(db);
  expect(rows).toEqual([
    { email: ADMIN.email, village: '' },
    { email: expect.stringContaining('asha'), village: 'Rampur' },
  ]);
  const noted = await sql<{ name: string }>`select name from kysely_migration order by name`;
  expect((await noted.execute(db)).rows.map(({ name }) => name)).toEqual(Object.keys(migrations));
}

test('the next release migrates a database with all its data', async () => {
  await asha.call('createSurvey', { body: sunita });
  const { id } = (await asha.call('createSurvey', { body: aarav })).body.data;
  await asha.call('updateSurvey', { id, body: { ...aarav, city: 'Sehore' } });
  const before = (await asha.call('listOwnSurveys')).body;
  await testApp.close();

  release({ sqlite: villages, postgres: villages });
  const again = await openAgain();
  await expectVillages(again);
  const ashaAgain = clientFor(again.app, asha.id, asha.token);
  expect((await ashaAgain.call('listOwnSurveys')).body).toEqual(before);
  expect((await ashaAgain.call('readSurveyHistory', { id })).body.data).toHaveLength(2);
  await ashaAgain.call('createSurvey', { body: sunita });
  const found = await ashaAgain.call('listOwnSurveys', { query: { search: 'kushw' } });
  expect(found.body.pagination.total_records).toBe(2);
});

test('a backup of the previous release is migrated during the restore', async () => {
  const { id } = (await asha.call('createSurvey', { body: sunita })).body.data;
  await asha.call('createSurvey', { body: aarav });
  const { config } = testApp.ctx;
  const file = join(temporaryFolder(), 'of-before.tar.zst');
  const { schema } = await createBackup(config, file, new Date());
  expect(schema).toEqual(Object.keys(migrations));
  await asha.call('createSurvey', { body: aarav });
  await testApp.close();

  release({ sqlite: villages, postgres: villages });
  await restoreBackup(config, file, { overDamaged: false, now: new Date() });
  const again = await openAgain();
  await expectVillages(again);
  const admin = await meera({ ...testApp, app: again.app });
  const all = await admin.call('listSurveys');
  expect(all.body.pagination.total_records).toBe(2);
  const found = await admin.call('listSurveys', { query: { search: 'kushw' } });
  expect(found.body.data.map((entry) => entry.id)).toEqual([id]);
  expect((await admin.call('readSurvey', { id })).body.data.aadhar_no).toBe(AADHAAR);
});

/** As if the next release's migration created this table, which `0009-office` did. */
async function releaseSavedViews({ db }: AppContext): Promise<void> {
  await sql`drop table saved_views`.execute(db);
  const creating = (statements: readonly string[] = []) => [
    'drop table if exists saved_views',
    ...statements.filter((statement) => /\bsaved_views\b/.test(statement)),
  ];
  const { sqlite, postgres } = migrations['0009-office'] ?? {};
  release({ sqlite: creating(sqlite), postgres: creating(postgres) });
}

test('a database is backed up, and restored over, before the new program has migrated it', async () => {
  await asha.call('createSurvey', { body: sunita });
  const { config } = testApp.ctx;
  await releaseSavedViews(testApp.ctx);
  // PostgreSQL looks there first, and finds nothing.
  if (config.databaseUrl)
    await sql`create schema authorization current_user`.execute(testApp.ctx.db);
  const file = join(temporaryFolder(), 'before-the-start.tar.zst');
  const { schema, tables } = await createBackup(config, file, new Date());
  expect(schema).not.toContain(NEXT);
  expect([tables.surveys?.rows, tables.saved_views]).toEqual([1, undefined]);
  await asha.call('createSurvey', { body: aarav });
  await testApp.close();

  const restored = await restoreBackup(config, file, { overDamaged: false, now: new Date() });
  expect(restored.previousData).toBeDefined();
  const { db } = await openAgain();
  expect(await db.selectFrom('surveys').selectAll().execute()).toHaveLength(1);
  expect(await db.selectFrom('saved_views').selectAll().execute()).toEqual([]);
});

test('a table that is missing from a migrated database stops its backup', async () => {
  await sql`drop table withdrawn_files`.execute(testApp.ctx.db);
  const file = join(temporaryFolder(), 'none.tar.zst');
  await expect(createBackup(testApp.ctx.config, file, new Date())).rejects.toThrow(
    /No backup was made: .*withdrawn_files/,
  );
});

test('each request for correction of an earlier release gets its step', async () => {
  const { db, config } = testApp.ctx;
  const dialect = config.databaseUrl ? 'postgres' : 'sqlite';
  await sql`drop table survey_corrections`.execute(db);
  await sql`drop table correction_steps`.execute(db);
  for (const statement of migrations['0009-office']?.[dialect] ?? []) {
    if (/\b(survey_corrections|correction_steps)\b/.test(statement))
      await sql.raw(statement).execute(db);
  }
  const create = async () => (await asha.call('createSurvey', { body: sunita })).body.data.id;
  const [waiting, withdrawn, answered, copied] = [
    await create(),
    await create(),
    await create(),
    await create(),
  ];
  let stepId = 0;
  const addStep = async (survey: number, kind: string, day: number) => {
    stepId += 1;
    await sql`insert into correction_steps (id, survey_id, kind, note, version, by, at)
      values (${stepId}, ${survey}, ${kind}, 'Please ask again.', 1, ${asha.id}, ${`2026-11-0${day}`})`.execute(
      db,
    );
    return stepId;
  };
  const addRequest = (survey: number, state: string, day: number) =>
    sql`insert into survey_corrections (survey_id, state, sent_at)
      values (${survey}, ${state}, ${`2026-11-0${day}`})`.execute(db);
  const waitingStep = await addStep(waiting, 'sent_back', 1);
  await addRequest(waiting, 'waiting', 1);
  const standingStep = await addStep(withdrawn, 'sent_back', 1);
  await addStep(withdrawn, 'sent_back', 2);
  await addStep(withdrawn, 'withdrawn', 3);
  await addRequest(withdrawn, 'waiting', 1);
  const answeredStep = await addStep(answered, 'sent_back', 1);
  await addStep(answered, 'answered', 4);
  await addRequest(answered, 'back', 4);
  // A merge had copied it, and was undone.
  await addStep(copied, 'sent_back', 5);

  for (const statement of migrations['0018-correction-steps']?.[dialect] ?? []) {
    await sql.raw(statement).execute(db);
  }
  expect(
    await db.selectFrom('survey_corrections').selectAll().orderBy('survey_id').execute(),
  ).toEqual([
    { survey_id: waiting, state: 'waiting', step_id: waitingStep },
    { survey_id: withdrawn, state: 'waiting', step_id: standingStep },
    { survey_id: answered, state: 'back', step_id: answeredStep },
  ]);
  const steps = await db.selectFrom('correction_steps').select(['survey_id', 'kind']).execute();
  expect(steps.filter(({ survey_id }) => survey_id === copied)).toEqual([]);
  expect(steps).toHaveLength(6);
});

/** The development versions had the same tables under other migration names. */
async function makeItOfDevelopment(): Promise<void> {
  const { db } = testApp.ctx;
  await sql`delete from kysely_migration`.execute(db);
  await sql`insert into kysely_migration (name, timestamp)
    values ('0001-first', '2026-10-01T09:00:00.000Z'),
      ('0002-queries-and-images', '2026-11-01T09:00:00.000Z')`.execute(db);
}

test('a database of a development version is refused with instructions, and stays unchanged', async () => {
  await asha.call('createSurvey', { body: sunita });
  await makeItOfDevelopment();
  const { config } = testApp.ctx;
  const everything = async () =>
    config.databaseUrl
      ? tablesDigester(testApp.ctx)()
      : readFileSync(join(config.dataDir, 'adhyay.sqlite')).toString('base64');
  if (!config.databaseUrl) await testApp.close();
  const before = await everything();
  await expect(openContext(config, () => {})).rejects.toThrow(
    /^The database was made by a development version of this program, .* name another, empty one .* Nothing was changed\.$/,
  );
  expect(await everything()).toBe(before);
  const file = join(temporaryFolder(), 'none.tar.zst');
  await expect(createBackup(config, file, new Date())).rejects.toThrow(
    'made by a development version of this program: make the backup with that version',
  );
  expect(await everything()).toBe(before);
  if (config.databaseUrl) await testApp.close();
});
