// SQLite without disk space, with a lock of another process, or with an interrupted migration.
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { buildApp } from '#server/app.ts';
import { findActor } from '#server/auth/sessions.ts';
import { openSqlite } from '#server/db/sqlite/open.ts';
import type { Tables } from '#server/db/tables.ts';
import { type Client, requestOf } from '../support/app/api/client.ts';
import { volunteer } from '../support/app/api/people.ts';
import { Reply } from '../support/app/api/reply.ts';
import { AADHAAR, sunita } from '../support/app/entries/entries.ts';
import { temporaryFolder } from '../support/app/temporary-folder.ts';
import { openTestApp, type TestApp } from '../support/app/test-app.ts';
import { ritu } from '../support/app/website/visitors.ts';
import { expectIntact } from '../support/database/expect-intact.ts';

let testApp: TestApp;
let asha: Client;

beforeEach(async () => {
  testApp = await openTestApp();
  asha = await volunteer(testApp, 'Asha');
});
afterEach(() => testApp.close());

/** May be answered with 503. */
async function create(): Promise<Reply<'createSurvey'>> {
  const request = requestOf('createSurvey', { body: sunita }, asha.token);
  return new Reply('createSurvey', await testApp.app.inject(request));
}
const list = () => asha.call('listOwnSurveys');

const HOLDS_FOR_A_MOMENT = `
  const { DatabaseSync } = require('node:sqlite');
  const { parentPort, workerData } = require('node:worker_threads');
  const database = new DatabaseSync(workerData.file);
  database.exec(workerData.held);
  parentPort.postMessage('held');
  setTimeout(() => {
    database.exec('commit');
    database.close();
  }, 300);`;

function lockedByAnother(): () => void {
  const other = new DatabaseSync(join(testApp.dataDir, 'adhyay.sqlite'), { timeout: 5000 });
  other.exec('begin exclusive');
  return () => {
    other.exec('rollback');
    other.close();
  };
}

test('on a full disk writes are asked to retry, reads go on, and nothing is lost', async () => {
  const { db } = testApp.ctx;
  expect((await create()).status).toBe(201);
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql`pragma max_page_count = ${sql.raw(String(rows[0]?.page_count))}`.execute(db);

  let refused = await create();
  let made = 1;
  for (; refused.status === 201; refused = await create()) made += 1;
  expect([refused.status, refused.problem.code]).toEqual([503, 'storeUnavailable']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);

  testApp.setClock(0.1); // past the minute after which a session's use is stored
  expect((await list()).body.pagination.total_records).toBe(made);

  await sql`pragma max_page_count = 1073741823`.execute(db);
  expect((await create()).status).toBe(201);
  expect((await list()).body.pagination.total_records).toBe(made + 1);
});

test('after a restart a request reads its own account, not those of all volunteers', async () => {
  await testApp.close();
  const database = new DatabaseSync(join(testApp.dataDir, 'adhyay.sqlite'), { readOnly: true });
  const plan = database
    .prepare(`explain query plan select volunteers.name from sessions
      join volunteers on volunteers.id = sessions.volunteer_id where token_hash = ?`)
    .all('of a token')
    .map(({ detail }) => String(detail));
  database.close();
  testApp = await openTestApp();
  expect(plan.map((step) => step.split(' USING ')[0])).toEqual([
    'SEARCH sessions',
    'SEARCH volunteers',
  ]);
});

test('on a full disk an entry is read with masked numbers, because no reading can be logged', async () => {
  const { db } = testApp.ctx;
  const { id } = (await create()).body.data;
  const read = async () => (await asha.call('readSurvey', { id })).body.data;
  expect(await read()).toMatchObject({ aadhar_no: AADHAAR, numbers_withheld: false });
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql`pragma max_page_count = ${sql.raw(String(rows[0]?.page_count))}`.execute(db);
  while ((await create()).status === 201) {}
  // The last page may have room for some more audit events.
  let entry = await read();
  for (let i = 0; i < 500 && !entry.numbers_withheld; i += 1) entry = await read();
  expect(entry).toMatchObject({ aadhar_no: 'XXXX XXXX 1234', numbers_withheld: true });
  await sql`pragma max_page_count = 1073741823`.execute(db);
  expect(await read()).toMatchObject({ aadhar_no: AADHAAR, numbers_withheld: false });
});

test('on a full disk a visitor’s query is shown again, and stored once there is space', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'contact/not-sent'), { recursive: true });
  writeFileSync(join(folder, 'contact/not-sent/index.html'), '{{kept}}|{{message}}|{{form_error}}');
  const app = buildApp(testApp.ctx, { pages: folder });
  const message = 'The pump is dry. '.repeat(250);
  const post = (accept: string) =>
    app.inject({
      method: 'POST',
      url: '/f/contact',
      headers: { accept },
      payload: { ...ritu, message },
    });
  const { db } = testApp.ctx;
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql`pragma max_page_count = ${sql.raw(String(rows[0]?.page_count))}`.execute(db);

  let asPage = await post('text/html');
  for (let i = 0; i < 20 && asPage.statusCode === 303; i++) asPage = await post('text/html');
  expect(asPage.statusCode).toBe(503);
  expect(Number(asPage.headers['retry-after'])).toBeGreaterThan(0);
  const [kept, typed, said] = asPage.body.split('|');
  expect([kept, typed]).toEqual(['true', message]);
  expect(said).toMatch(/try again/);
  const asJson = await post('application/json');
  expect([asJson.statusCode, asJson.json().error]).toEqual([503, said]);

  await sql`pragma max_page_count = 1073741823`.execute(db);
  expect((await post('text/html')).statusCode).toBe(303);
  await app.close();
});

test('while another process locks the database, the rest of the program goes on', async () => {
  const release = lockedByAnother();
  const creating = create();
  const begun = performance.now();
  for (let i = 0; i < 5; i++) {
    expect((await testApp.app.inject({ url: '/healthz' })).statusCode).toBe(200);
    await setTimeout(50);
  }
  expect(performance.now() - begun).toBeLessThan(1500);
  release();
  expect((await creating).status).toBe(201);
});

test('while another process locks the database, a session last noted a while ago can still read', async () => {
  testApp.setClock(0.1); // past the minute after which a session's use is stored
  const release = lockedByAnother();
  const begun = performance.now();
  const replies = await Promise.all([list(), list(), list()]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(performance.now() - begun).toBeLessThan(1500);
  release();
  expect((await create()).status).toBe(201);
});

test('the use of a session is noted once, however many requests wait for the note', async () => {
  testApp.setClock(0.1); // past the minute after which a session's use is stored
  let notes = 0;
  const db = testApp.ctx.db.withPlugin({
    transformQuery: ({ node }) => {
      if (node.kind === 'UpdateQueryNode') notes += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const release = lockedByAnother();
  for (let i = 0; i < 3; i++) {
    const actor = await findActor({ ...testApp.ctx, db }, asha.token, {
      extendsSession: true,
      log: { error: expect.fail },
    });
    expect(actor?.name).toBe('Asha');
  }
  expect(notes).toBe(1);
  release();
});

test('a failed note of a session is logged, and reads go on', async () => {
  testApp.setClock(0.1);
  await sql`create trigger broken before update on sessions
    begin select raise(abort, 'broken'); end`.execute(testApp.ctx.db);
  const error = vi.fn();
  expect(
    (await findActor(testApp.ctx, asha.token, { extendsSession: true, log: { error } }))?.name,
  ).toBe('Asha');
  expect(error).toHaveBeenCalledOnce();
});

test('a lock that lasts too long is reported, and readiness reports it sooner', async () => {
  const release = lockedByAnother();
  const [refused, ready] = await Promise.all([create(), testApp.app.inject({ url: '/readyz' })]);
  expect([refused.status, refused.problem.code]).toEqual([503, 'storeUnavailable']);
  expect(ready.statusCode).toBe(503);
  release();
  testApp.setClock(0.1);
  expect((await testApp.app.inject({ url: '/readyz' })).statusCode).toBe(200);
  expect((await create()).status).toBe(201);
});

test.each([
  'begin; select * from a',
  'begin immediate; insert into a values (1)',
  'begin exclusive',
])('a start waits for another process that is creating the same file (%s)', async (held) => {
  const file = join(temporaryFolder(), 'adhyay.sqlite');
  const made = new DatabaseSync(file);
  made.exec('create table a (x)');
  made.close();
  const other = new Worker(HOLDS_FOR_A_MOMENT, { eval: true, workerData: { file, held } });
  const ended = once(other, 'exit');
  await once(other, 'message');
  const { db, searchDb } = openSqlite(file);
  const { rows } = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(db);
  expect(rows).toEqual([{ journal_mode: 'wal' }]);
  await Promise.all([db.destroy(), searchDb.destroy(), ended]);
});

test('a damaged search index refuses no entry, and is built anew', async () => {
  const record = async (count: number, name: string) => {
    for (let each = 0; each < count; each += 1)
      await asha.call('createSurvey', { body: { ...sunita, name } });
  };
  const countFound = async (search: string) =>
    (await asha.call('listOwnSurveys', { query: { search } })).body.counts.adult;
  await record(64, 'Sunita Devi');
  const file = join(testApp.dataDir, 'adhyay.sqlite');
  const database = new DatabaseSync(file, { timeout: 5000, defensive: false });
  onTestFinished(() => database.close());
  // The list of the index's segments.
  database.exec("update survey_search_live_adult_data set block = x'ff' where id = 10");
  await record(64, 'Radha Kumari');
  expect([await countFound('sunita'), await countFound('radha')]).toEqual([64, 64]);
  expectIntact(database);
});

test('an interrupted migration leaves no trace', async () => {
  const folder = temporaryFolder();
  const { db } = openSqlite(join(folder, 'cut.sqlite'));
  let cut = true;
  const up = async (held: Kysely<Tables>) => {
    await sql`create table half (id integer)`.execute(held);
    if (cut) throw new Error('the power went');
  };
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ only: { up } }) },
  });
  expect((await migrator.migrateToLatest()).error).toBeDefined();
  cut = false;
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  await db.destroy();
});

test('Node’s SQLite has no known write-ahead bug that loses committed data', () => {
  // From 3.7.0 to 3.51.2 two connections could overwrite each other's write-ahead log.
  const [major = 0, minor = 0, patch = 0] = (process.versions.sqlite ?? '').split('.').map(Number);
  expect(major * 1e6 + minor * 1e3 + patch).toBeGreaterThanOrEqual(3_051_003);
});
