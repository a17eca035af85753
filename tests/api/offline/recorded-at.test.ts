// The time of recording and the time of arrival.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import type { Client } from '../../support/app/api/client.ts';
import { volunteer } from '../../support/app/api/people.ts';
import { sunita } from '../../support/app/entries/entries.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';

let testApp: TestApp;
let asha: Client;
let now: number;
beforeAll(async () => {
  testApp = await openTestApp();
  asha = await volunteer(testApp, 'Asha');
  testApp.stopClock(0);
  now = testApp.ctx.now().getTime();
});
afterAll(() => testApp.close());

const timeAt = (ms: number) => new Date(ms).toISOString();
const create = async (sent: object) => {
  const { status, body } = await asha.call('createSurvey', { body: { ...sunita, ...sent } });
  expect(status).toBe(201);
  return body.data;
};

test('the recording time comes from the device, corrected by the server’s clock', async () => {
  const slow = { recorded_at: timeAt(now - 5 * HOUR_MS), device_offset_ms: HOUR_MS };
  const { id, recorded_at, created_at } = await create(slow);
  expect([recorded_at, created_at]).toEqual([timeAt(now - 4 * HOUR_MS), timeAt(now)]);
  expect((await asha.call('readSurvey', { id })).body.data.recorded_at).toBe(recorded_at);
  const [listed] = (await asha.call('listOwnSurveys', { query: { limit: 1 } })).body.data;
  expect(listed).toMatchObject({ id, recorded_at, created_at });
  const [version] = (await asha.call('readSurveyHistory', { id })).body.data;
  expect(version).toMatchObject({ at: timeAt(now), recorded_at });
});

test.each([
  ['without a time', {}],
  ['with a time in the future', { recorded_at: timeAt(Date.now() + DAY_MS) }],
  ['with a time of more than 400 days ago', { recorded_at: timeAt(Date.now() - 401 * DAY_MS) }],
  ['with a clock of 1970', { recorded_at: '1970-01-01T00:00:00.000Z' }],
  ['with a clock beyond all years', { recorded_at: '+275760-09-13T00:00:00.000Z' }],
  ['with an invalid time', { recorded_at: 'this morning', device_offset_ms: 0 }],
  ['with an empty time', { recorded_at: null, device_offset_ms: null }],
  [
    'with an offset beyond all years',
    { recorded_at: timeAt(Date.now()), device_offset_ms: -1e300 },
  ],
])('%s the recording time is the time of arrival', async (_what, sent) => {
  expect((await create(sent)).recorded_at).toBe(timeAt(now));
});

test('a time that is not text is refused', async () => {
  const body = { ...sunita, recorded_at: { year: 2026 } };
  const { status, problem } = await asha.call('createSurvey', { body });
  expect(status).toBe(422);
  expect(problem.errors).toMatchObject([{ field: 'recorded_at', rule: 'notTime' }]);
});

test('an edit has its own time, and the entry keeps the original one', async () => {
  const { id, recorded_at } = await create({ recorded_at: timeAt(now - 3 * HOUR_MS) });
  const sent = { recorded_at: timeAt(now - 2 * HOUR_MS), device_offset_ms: 0 };
  const edit = await asha.call('updateSurvey', { id, body: { ...sunita, age: 35, ...sent } });
  expect(edit.body.data.recorded_at).toBe(recorded_at);
  const versions = (await asha.call('readSurveyHistory', { id })).body.data;
  expect(versions).toMatchObject([
    { version: 2, recorded_at: sent.recorded_at, at: timeAt(now) },
    { version: 1, recorded_at, at: timeAt(now) },
  ]);
});

test('a response sent back with a change does not set the time of the change', async () => {
  const entry = await create({ recorded_at: timeAt(now - 3 * HOUR_MS) });
  await asha.call('updateSurvey', { id: entry.id, body: { ...entry, age: 36 } });
  const [version] = (await asha.call('readSurveyHistory', { id: entry.id })).body.data;
  expect(version?.recorded_at).toBe(timeAt(now));
});
