// Simultaneous edits of one entry, by several people or in several windows.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../../support/app/api/client.ts';
import { meera, volunteer } from '../../../support/app/api/people.ts';
import { retryOn503 } from '../../../support/app/api/retry-on-503.ts';
import { sunita } from '../../../support/app/entries/entries.ts';
import { openTestApp, type TestApp } from '../../../support/app/test-app.ts';

const ROUNDS = 100;

let testApp: TestApp;
let asha: Client;
let admin: Client;

beforeAll(async () => {
  testApp = await openTestApp();
  asha = await volunteer(testApp, 'Asha');
  admin = await meera(testApp);
});
afterAll(() => testApp.close());

async function newEntry(): Promise<number> {
  const { status, body } = await asha.call('createSurvey', { body: sunita });
  expect(status).toBe(201);
  return body.data.id;
}

/** Oldest first; expects no gaps. */
async function versionsOf(id: number) {
  const { body } = await admin.call('readSurveyHistory', { id });
  const versions = body.data.reverse();
  expect(versions.map(({ version }) => version)).toEqual(versions.map((_, place) => place + 1));
  return versions;
}

test('exactly one of two simultaneous edits of one version gets a conflict', async () => {
  const id = await newEntry();
  for (let round = 0; round < ROUNDS; round++) {
    const headers = { 'if-match': `"${round + 1}"` };
    const saves = await Promise.all(
      [asha, admin].map((person, i) =>
        // All different, because an edit that changes nothing causes no edit conflict.
        person.call('updateSurvey', {
          id,
          headers,
          body: { ...sunita, income: 1000 + 2 * round + i },
        }),
      ),
    );
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 412]);
  }
  expect(await versionsOf(id)).toHaveLength(1 + ROUNDS);
});

test('two simultaneous edits without a version are both applied, one after the other', async () => {
  const id = await newEntry();
  for (let round = 0; round < ROUNDS; round++) {
    const saves = await Promise.all(
      [0, 1].map((i) =>
        asha.call('updateSurvey', { id, body: { ...sunita, income: 1000 + 2 * round + i } }),
      ),
    );
    expect(saves.map(({ status }) => status)).toEqual([200, 200]);
    const versions = saves.map(({ body }) => body.data.version).sort((a, b) => a - b);
    expect(versions).toEqual([2 * round + 2, 2 * round + 3]);
  }
  const kept = await testApp.ctx.db
    .selectFrom('survey_versions')
    .select('snapshot')
    .where('survey_id', '=', id)
    .execute();
  const incomes = kept.map(({ snapshot }) => JSON.parse(snapshot).income).sort((a, b) => a - b);
  expect(incomes).toEqual([...Array.from({ length: 2 * ROUNDS }, (_, i) => 1000 + i), 8500]);
});

test('racing edits, deletions and restorations end in one state, and each is in the history', async () => {
  for (let round = 0; round < ROUNDS / 4; round++) {
    const id = await newEntry();
    const replies = await Promise.all([
      asha.call('updateSurvey', { id, body: { ...sunita, age: 40 } }),
      asha.call('deleteSurvey', { id }),
      admin.call('restoreSurvey', { id }),
      admin.call('deleteSurvey', { id }),
      asha.call('undoDeleteSurvey', { id }),
      admin.call('updateSurvey', { id, body: { ...sunita, age: 41 } }),
    ]);
    const done = replies.filter(({ status }) => status === 200).length;
    expect(await versionsOf(id)).toHaveLength(1 + done);
    const { body } = await admin.call('readSurvey', { id });
    expect(body.data.version).toBe(1 + done);
    await expectListedOnce(id, body.data.deleted_at !== null);
  }
});

async function expectListedOnce(id: number, isDeleted: boolean): Promise<void> {
  for (const status of ['live', 'deleted']) {
    const { body } = await admin.call('listSurveys', { query: { status, limit: 50 } });
    const times = body.data.filter((entry) => entry.id === id).length;
    expect([status, times]).toEqual([status, isDeleted === (status === 'deleted') ? 1 : 0]);
  }
}

test('a creation retried among others makes one entry and affects no other', async () => {
  const count = async () => (await asha.call('listOwnSurveys')).body.pagination.total_records;
  const before = await count();
  const keys = [randomUUID(), randomUUID(), randomUUID()];
  const replies = await Promise.all(
    Array.from({ length: 80 }, (_, i) => {
      const key = keys[i % 4];
      const body = { ...sunita, age: 30 + (i % 4) };
      const headers = key ? { 'idempotency-key': key } : {};
      return retryOn503(() => asha.call('createSurvey', { body, headers }));
    }),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
  const made = new Set(replies.map(({ body }) => body.data.id));
  const alone = replies.filter((_, i) => i % 4 === 3).length;
  expect(made.size).toBe(keys.length + alone);
  expect(await count()).toBe(before + keys.length + alone);
});
