// A full disk: writes get 503, reads go on, and everything works again without a restart once there is space.
// Without permission to mount a small file system, SQLite's page limit replaces it.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ritusGift } from '../../support/app/donations.ts';
import { sunita } from '../../support/app/entries/entries.ts';
import { openTestApp } from '../../support/app/test-app.ts';
import { itemsOf } from '../../support/app/website/editors.ts';
import { expectIntact } from '../../support/database/expect-intact.ts';
import {
  expectNothingLost,
  newWriteLog,
  writeUntilStopped,
} from '../../support/database/write-log.ts';
import { present } from '../../support/present.ts';
import {
  addAsha,
  adminToken,
  clientAt,
  request,
  startProgram,
} from '../../support/program/program.ts';
import { fillDisk, mountSmallDisk, unmount } from '../../support/program/small-disk.ts';
import { copyStarted } from '../../support/program/started-trust.ts';

const ROOM_LEFT = 1_000_000;
const WRITERS = 8;
/** Readiness is checked once in this time. */
const PROBED_MS = 1100;

interface Place {
  address: string;
  dataDir: string;
  fill: () => void | Promise<void>;
  clear: () => void | Promise<void>;
  stop: () => Promise<unknown>;
}

const mounted = mountSmallDisk();
const name = mounted ? 'a tmpfs' : 'a limit of pages, as none can be mounted';

test(`on a full disk writes are asked to retry, reads go on, and nothing is lost (${name})`, async () => {
  const { address, dataDir, fill, clear, stop } = mounted
    ? await onTmpfs(mounted)
    : await onFewPages();
  const token = await adminToken(address);
  const owners = [1, await addAsha(address, token)] as const;
  const withPan = await recordPan(address, token);
  const log = newWriteLog();
  const workUntil = (isOver: () => boolean, round: string) =>
    Promise.all(
      Array.from({ length: WRITERS }, (_, i) =>
        writeUntilStopped({ address, token, name: `Entry ${round}-${i}`, owners }, log, isOver),
      ),
    );
  const refused = () => log.statuses.get(503) ?? 0;

  await fill();
  await workUntil(() => refused() >= 3 * WRITERS, 'full');
  const create = () =>
    fetch(`${address}/server/api/surveys/create`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...sunita, volunteer_id: 1 }),
    });
  let created = await create();
  for (let i = 0; i < 50 && created.status === 201; i++) created = await create();
  expect(created.status).toBe(503);
  expect(Number(created.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await created.json()).toEqual({
    success: false,
    code: 'storeUnavailable',
    message: 'Nothing can be saved at the moment. Please try again in a moment.',
  });
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  const disks = await request(address, 'readDiskSpace', { token });
  expect(disks.status).toBe(200);
  if (mounted) expect(disks.body.data[0]).toMatchObject({ holds: 'data', is_low: true });
  if (mounted) await expectNotReady();
  const found = await request(address, 'listSurveys', { token, query: { search: 'entry' } });
  expect(found.status).toBe(200);
  for (const name of [
    'listSurveys',
    'listVolunteers',
    'listEnquiries',
    'listDonations',
    'listPairs',
  ] as const) {
    expect([name, (await request(address, name, { token })).status]).toEqual([name, 200]);
  }

  for (const read of withPan) {
    // Masked, as the reading cannot be recorded.
    await vi.waitUntil(async () => (await read()) === 'XXXXXX234F');
  }

  const words = await publishUntilRefused(address, token);
  if (mounted) expect(await (await fetch(`${address}/faqs`)).text()).toContain(words.published);

  await clear();
  await publishAgain(address, token, words.drafted);
  const before = log.acknowledged.length;
  await workUntil(() => log.acknowledged.length > before + 50, 'room');
  await expect
    .poll(async () => (await fetch(`${address}/readyz`)).status, { timeout: 10_000 })
    .toBe(200);
  expect([...log.statuses.keys()].sort()).toEqual([200, 201, 503]);

  const database = new DatabaseSync(join(dataDir, 'adhyay.sqlite'), { timeout: 5000 });
  await expectNothingLost(async (query) => database.prepare(query).all(), log);
  expectIntact(database);
  database.close();
  for (const read of withPan) expect(await read()).toBe('ABCDE1234F');
  await stop();

  /** The last free page may still hold an audit event or the readiness probe's write. */
  async function expectNotReady(): Promise<void> {
    const [{ id } = { id: 0 }] = log.acknowledged.filter(({ deleted }) => !deleted);
    for (let i = 0; i < 100; i++) {
      const { status, body } = await request(address, 'readSurvey', { token, id });
      expect(status).toBe(200);
      if (body.data.numbers_withheld) break;
    }
    for (let i = 0; i < 10; i++) {
      if ((await fetch(`${address}/readyz`)).status === 503) return;
      await setTimeout(PROBED_MS);
    }
    throw new Error('It always said that it was ready.');
  }
});

/** A donation and a request for a receipt. @returns how each is read */
async function recordPan(address: string, token: string) {
  const gift = await request(address, 'createDonation', { token, body: ritusGift });
  const form = { name: 'Ritu', email: 'ritu@home.example', address: 'Pune', mode: 'UPI' };
  const body = { ...form, amount: '1500', received_on: '2026-06-12', reference: '77' };
  await fetch(`${address}/f/receipt`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ ...body, pan: 'ABCDE1234F' }),
  });
  const { body: inbox } = await request(address, 'listEnquiries', {
    token,
    query: { kind: 'receipt' },
  });
  const { id } = gift.body.data;
  const enquiry = present(inbox.data[0]).id;
  return [
    async () => (await request(address, 'readDonation', { token, id })).body.data.id_number,
    async () =>
      (await request(address, 'readEnquiry', { token, id: enquiry })).body.data.details?.pan,
  ];
}

const FAQS = { name: 'faqs' };
const REFUSED = { code: 'storeUnavailable' };

/** Small publications may still fit. @returns the question on the page and in the draft */
async function publishUntilRefused(address: string, token: string) {
  const { call } = clientAt(address, token);
  const read = async () => (await call('readDraft', FAQS)).body.data;
  const { document } = await read();
  const [first, ...others] = itemsOf(document);
  let published = String(first?.question);
  let drafted = published;
  for (let number = 1; ; number += 1) {
    const question = `May I come with ${number} friends?`;
    const body = { ...document, items: [{ ...first, question }, ...others] };
    const saved = await call('saveDraft', { ...FAQS, body });
    if (saved.status === 200) drafted = question;
    else expect([saved.status, saved.problem]).toMatchObject([503, REFUSED]);
    const answer = await call('publishDocument', { ...FAQS, body: {} });
    if (answer.status === 200) published = drafted;
    else expect([503, 409]).toContain(answer.status);
    if (saved.status === 503 || answer.status === 503) break;
  }
  const now = await read();
  expect(itemsOf(now.document)[0]?.question).toBe(drafted);
  expect(itemsOf(now.published)[0]?.question).toBe(published);
  return { published, drafted };
}

async function publishAgain(address: string, token: string, drafted: string): Promise<void> {
  const { call } = clientAt(address, token);
  const { document } = (await call('readDraft', FAQS)).body.data;
  const [first, ...others] = itemsOf(document);
  expect(first?.question).toBe(drafted);
  const body = { ...document, items: [{ ...first, question: 'May I?' }, ...others] };
  const saved = await call('saveDraft', { ...FAQS, body });
  const published = await call('publishDocument', { ...FAQS, body: {} });
  expect([saved.status, published.status]).toEqual([200, 200]);
}

async function onTmpfs(dataDir: string): Promise<Place> {
  onTestFinished(() => unmount(dataDir));
  copyStarted(dataDir);
  const program = await startProgram({ DATA_DIR: dataDir });
  let clear = () => {};
  return {
    address: program.address,
    dataDir,
    fill: () => {
      clear = fillDisk(dataDir, ROOM_LEFT);
    },
    clear: () => clear(),
    stop: async () => expect(await program.stop('SIGTERM')).toBe(0),
  };
}

async function onFewPages(): Promise<Place> {
  const { app, ctx, dataDir, close } = await openTestApp();
  onTestFinished(close);
  const limit = async (pages: number) => {
    await sql`pragma max_page_count = ${sql.lit(pages)}`.execute(ctx.db);
  };
  return {
    address: await app.listen({ host: '127.0.0.1', port: 0 }),
    dataDir,
    fill: async () => {
      const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(ctx.db);
      await limit((rows[0]?.page_count ?? 0) + 20);
    },
    clear: () => limit(1_073_741_823),
    stop: async () => {},
  };
}
