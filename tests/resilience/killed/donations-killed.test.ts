// Donations and receipts: the process is killed while they are recorded, and the disk is full.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { registrations } from '#content/documents/registrations.ts';
import { meera } from '../../support/app/api/people.ts';
import { anotherGift, documentsOfTrust } from '../../support/app/donations.ts';
import { openTestApp } from '../../support/app/test-app.ts';
import { expectIntact } from '../../support/database/expect-intact.ts';
import { present } from '../../support/present.ts';
import { adminToken, request, startProgram } from '../../support/program/program.ts';
import { startedFolder } from '../../support/program/started-trust.ts';

const ROUNDS = 3;
const CLIENTS = 6;
const PAGES_LEFT = 8;
const NO_LIMIT = 1_073_741_823;

test('issued receipts survive kill -9, and their numbers have no gap', async () => {
  const dataDir = startedFolder();
  publishName(dataDir);
  const acknowledged = new Map<number, string>();
  for (let round = 0; round < ROUNDS; round++) {
    const program = await startProgram({ DATA_DIR: dataDir });
    const { address } = program;
    const token = await adminToken(address);
    const before = acknowledged.size;
    const working = Array.from({ length: CLIENTS }, async () => {
      for (;;) {
        const headers = { 'idempotency-key': randomUUID() };
        const gift = await request(address, 'createDonation', {
          token,
          body: anotherGift(),
          headers,
        });
        const { id } = gift.body.data;
        const { body } = await request(address, 'issueReceipt', { token, id });
        acknowledged.set(id, present(body.data.receipt).number);
      }
    });
    const isOver = Promise.allSettled(working);
    while (acknowledged.size < before + 10) await setTimeout(20);
    await setTimeout(Math.random() * 200);
    await program.stop('SIGKILL');
    await isOver;
  }
  const database = new DatabaseSync(join(dataDir, 'adhyay.sqlite'));
  const issued = database
    .prepare('select id, receipt_number as number from donations where receipt_number is not null')
    .all();
  const numbers = issued.map(({ number }) => Number(number)).sort((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  expect(database.prepare('select last from receipt_numbers').get()?.last).toBe(numbers.length);
  const stored = new Map(issued.map(({ id, number }) => [id, Number(number)]));
  for (const [id, number] of acknowledged) {
    expect(Number(number.split('/')[1]), `gift ${id}`).toBe(stored.get(id));
  }
  const changes = "select count(*) as count from donation_changes where action = 'issueReceipt'";
  expect(database.prepare(changes).get()?.count).toBe(numbers.length);
  expectIntact(database);
  database.close();
});

test('on a full disk Meera gets an error, and neither a donation nor a number is lost', async () => {
  const testApp = await openTestApp({}, { documents: documentsOfTrust });
  onTestFinished(testApp.close);
  const { db } = testApp.ctx;
  const address = await testApp.app.listen({ host: '127.0.0.1', port: 0 });
  const { token } = await meera(testApp);
  const limit = (pages: number) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(db);
  const record = () => request(address, 'createDonation', { token, body: anotherGift() });
  const issue = (id: number) => request(address, 'issueReceipt', { token, id });
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await limit((rows[0]?.page_count ?? 0) + PAGES_LEFT);

  const recorded: number[] = [];
  let answer = await record();
  while (answer.status === 201) {
    recorded.push(answer.body.data.id);
    answer = await record();
  }
  expect([answer.status, answer.problem.code]).toEqual([503, 'storeUnavailable']);
  const refusals = await Promise.all(recorded.map(issue));
  expect(refusals.map(({ status }) => status)).toContain(503);
  const { body } = await request(address, 'listDonations', { token });
  expect(body.totals.gifts).toBe(recorded.length);

  await limit(NO_LIMIT);
  for (const id of recorded) await issue(id);
  const stored = await db.selectFrom('donations').select('receipt_number as number').execute();
  const numbers = stored.map(({ number }) => Number(number)).sort((a, b) => a - b);
  expect(numbers).toEqual(recorded.map((_, index) => index + 1));
});

/** Without a new version of the site, which each start would render. */
function publishName(dataDir: string): void {
  const { name, schema, defaults } = registrations;
  const words = JSON.stringify({ ...defaults.en, legal_name: 'Prakash Trust' });
  const database = new DatabaseSync(join(dataDir, 'adhyay.sqlite'));
  database
    .prepare(
      `insert into website_versions (document, locale, version, schema, body, published_at)
       values (?, 'en', 1, ?, ?, '2026-01-01T00:00:00.000Z')`,
    )
    .run(name, schema, words);
  database
    .prepare(
      `insert into website_documents (document, locale, version, published_version)
       values (?, 'en', 1, 1)`,
    )
    .run(name);
  database.close();
}
