// Deleted data leaves the disk while the program runs: the database, its write-ahead log and the log's index.
// An open reader only delays this.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ADMIN } from '../support/app/api/admin.ts';
import type { Client } from '../support/app/api/client.ts';
import { meera } from '../support/app/api/people.ts';
import { sunita } from '../support/app/entries/entries.ts';
import { openTestApp, type TestApp } from '../support/app/test-app.ts';
import { ritu, sanjay, submitEnquiry } from '../support/app/website/visitors.ts';
import { present } from '../support/present.ts';

let testApp: TestApp;
let admin: Client;

beforeEach(async () => {
  testApp = await openTestApp();
  admin = await meera(testApp);
});
afterEach(() => testApp.close());

/** Milliseconds until the log has been truncated, if nobody reads. */
const TRIED_BY = 300;

const file = () => join(testApp.dataDir, 'adhyay.sqlite');
const filesWith = (words: string) =>
  ['', '-wal', '-shm'].filter((end) => readFileSync(file() + end).includes(words));
const isGone = (words: string) =>
  vi.waitFor(() => expect(filesWith(words)).toEqual([]), { timeout: 15_000, interval: 50 });

/** Deletes the oldest enquiry, and erases it at once. */
async function eraseFirst(): Promise<void> {
  const { data } = (await admin.call('listEnquiries')).body;
  const { id } = present(data.at(-1));
  await admin.call('deleteEnquiry', { id });
  expect((await admin.call('eraseEnquiry', { id })).status).toBe(200);
}

test.each([1, 60])('an erased query is nowhere on the disk (%i times the words)', async (times) => {
  const secret = randomUUID();
  await submitEnquiry(testApp, { ...ritu, message: `It is about ${secret}. `.repeat(times) });
  await submitEnquiry(testApp, sanjay);
  expect(filesWith(secret)).not.toEqual([]);
  await eraseFirst();
  await isGone(secret);
  expect((await admin.call('listEnquiries')).body.data).toHaveLength(1);
});

/** A letter of Old Slavonic, so that no other entry has its trigrams. */
const RARE = 'ꙮ';

test.each([1, 130])(
  'an erased entry is nowhere on the disk, not in the search index either (%i entries)',
  async (count) => {
    const secret = randomUUID();
    const record = async (changes: object) =>
      (
        await admin.call('createSurvey', {
          body: { ...sunita, volunteer_id: admin.id, ...changes },
        })
      ).body.data.id;
    const id = await record({ name: `Sunita ${RARE}${RARE}${RARE}`, city: secret });
    for (let number = 1; number < count; number++) await record({ name: `Person ${number}` });
    await admin.call('deleteSurvey', { id });
    expect(filesWith(secret)).not.toEqual([]);
    expect(filesWith(RARE)).not.toEqual([]);
    const sent = { id, body: { current_password: ADMIN.password } };
    expect((await admin.call('eraseSurvey', sent)).status).toBe(200);
    await isGone(secret);
    await isGone(RARE);
    const { counts } = (await admin.call('listSurveys', { query: { search: 'person' } })).body;
    expect(counts.adult).toBe(count - 1);
  },
);

test('a backup that reads the database delays the erasure no longer than it takes', async () => {
  const secret = randomUUID();
  await submitEnquiry(testApp, { ...ritu, message: `It is about ${secret}.` });
  const backup = new DatabaseSync(file(), { readOnly: true });
  onTestFinished(() => {
    if (backup.isOpen) backup.close();
  });
  backup.exec('begin');
  expect(backup.prepare('select count(*) as count from enquiries').get()).toEqual({ count: 1 });
  await eraseFirst();
  await setTimeout(TRIED_BY);
  expect(filesWith(secret)).not.toEqual([]);
  // The new enquiry does not wait for the reader.
  await submitEnquiry(testApp, sanjay);
  expect((await admin.call('listEnquiries')).body.data).toHaveLength(1);
  backup.close();
  await isGone(secret);
});

async function recordSecret(secret: string): Promise<number> {
  const body = { ...sunita, volunteer_id: admin.id, name: secret };
  return (await admin.call('createSurvey', { body })).body.data.id;
}

async function eraseEntry(id: number): Promise<void> {
  await admin.call('deleteSurvey', { id });
  const sent = { id, body: { current_password: ADMIN.password } };
  expect((await admin.call('eraseSurvey', sent)).status).toBe(200);
}

test('a clock that was ahead at one erasure does not keep the next one on the disk', async () => {
  const [first, second] = [await recordSecret('ꙮꙮꙮ'), await recordSecret('ꙊꙊꙊ')];
  for (let number = 0; number < 130; number++) await recordSecret(`Person ${number}`);
  for (const letter of ['ꙮ', 'Ꙋ']) expect(filesWith(letter)).not.toEqual([]);
  testApp.setClock(48);
  admin = await meera(testApp);
  await eraseEntry(first);
  await isGone('ꙮ');
  testApp.setClock(0);
  admin = await meera(testApp);
  await eraseEntry(second);
  await isGone('Ꙋ');
});
