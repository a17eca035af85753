// The machine's clock is set back by two hours during work.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isNew } from '#domain/surveys/age-and-time.ts';
import { closeFullBuckets } from '#server/surveys/counts/count-buckets.ts';
import { ADMIN } from '../../../support/app/api/admin.ts';
import type { Client } from '../../../support/app/api/client.ts';
import { meera, signIn, volunteer } from '../../../support/app/api/people.ts';
import { sunita } from '../../../support/app/entries/entries.ts';
import { openTestApp, type TestApp } from '../../../support/app/test-app.ts';
import { present } from '../../../support/present.ts';

/** Hours by which the clock was ahead. */
const AHEAD = 2;
const SECOND = 1 / 3600;
const MOST_SESSIONS = 10;
const ASHA = { email: 'asha@adhyay.example', password: 'walks far' };

let testApp: TestApp;
beforeEach(async () => {
  testApp = await openTestApp();
});
afterEach(() => testApp.close());

async function record(person: Client, hours: number): Promise<number> {
  testApp.stopClock(hours);
  const { body } = await person.call('createSurvey', { body: sunita });
  return body.data.id;
}

async function walked(person: Client, query: Record<string, string>): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1; ; page++) {
    const { body } = await person.call('listOwnSurveys', { query: { ...query, page, limit: 10 } });
    if (body.data.length === 0) return ids;
    ids.push(...body.data.map(({ id }) => id));
    expect(body.pagination.total_records).toBe(30);
  }
}

test('no entry is missing from a list or listed twice, and the two orders are reverse', async () => {
  testApp.stopClock(AHEAD);
  let asha = await volunteer(testApp, 'Asha');
  const ids: number[] = [];
  const hours = new Map<number, number>();
  for (let i = 0; i < 30; i++) {
    const at = (i < 15 ? AHEAD : 0) + i * SECOND;
    if (i === 15) {
      testApp.stopClock(at);
      asha = await signIn(testApp.app, ASHA);
    }
    const id = await record(asha, at);
    ids.push(id);
    hours.set(id, at);
    // Count buckets are closed before and after the clock change.
    if (i === 12 || i === 20) await closeFullBuckets(testApp.ctx, { size: 3 });
  }
  expect(ids).toEqual([...ids].sort((a, b) => a - b));
  const oldestFirst = [...ids].sort((a, b) => (hours.get(a) ?? 0) - (hours.get(b) ?? 0) || a - b);
  expect(oldestFirst).not.toEqual(ids);
  for (const search of ['', 'sunita']) {
    const query = search ? { search } : {};
    expect(await walked(asha, { ...query, sort: 'date_old' })).toEqual(oldestFirst);
    expect(await walked(asha, { ...query, sort: 'date_new' })).toEqual(oldestFirst.toReversed());
  }
});

test('an entry with a time in the future is new, and its deletion can be undone', async () => {
  testApp.stopClock(AHEAD);
  const early = await volunteer(testApp, 'Asha');
  const id = await record(early, AHEAD);
  await early.call('deleteSurvey', { id });
  testApp.stopClock(0);
  const asha = await signIn(testApp.app, ASHA);
  const tooLate = await asha.call('undoDeleteSurvey', { id });
  expect([tooLate.status, tooLate.problem.code]).toEqual([409, 'undoTooLate']);
  expect((await (await meera(testApp)).call('restoreSurvey', { id })).status).toBe(200);

  testApp.stopClock(SECOND * 30);
  expect((await asha.call('deleteSurvey', { id })).status).toBe(200);
  testApp.stopClock(0);
  expect((await asha.call('undoDeleteSurvey', { id })).status).toBe(200);
  const { body } = await asha.call('updateSurvey', { id, body: { ...sunita, age: 40 } });
  expect(body.data.version).toBe(6);
  const { data } = (await asha.call('listOwnSurveys')).body;
  expect(data.map(({ id }) => id)).toEqual([id]);
  expect(isNew(present(data[0]), testApp.ctx.now())).toBe(true);
});

test('sessions with a time in the future have ended, and a new one can be used', async () => {
  testApp.stopClock(AHEAD);
  const early: Client[] = [];
  for (let i = 0; i < MOST_SESSIONS; i++) early.push(await meera(testApp));
  testApp.stopClock(0);
  const admin = await signIn(testApp.app, ADMIN);
  expect((await admin.call('listSurveys')).status).toBe(200);
  for (const person of early) expect((await person.call('listSurveys')).status).toBe(401);
  expect((await admin.call('listSurveys')).status).toBe(200);
});

test('a clock that steps back some minutes signs nobody out', async () => {
  testApp.stopClock(4 / 60);
  const asha = await volunteer(testApp, 'Asha');
  testApp.stopClock(0);
  expect((await asha.call('createSurvey', { body: sunita })).status).toBe(201);
});
