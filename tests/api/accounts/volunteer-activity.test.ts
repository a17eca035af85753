// The admin's view of a volunteer's work: live entries by week.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import type { VolunteerActivity } from '#domain/volunteers/volunteer-activity-schema.ts';
import type { Client } from '../../support/app/api/client.ts';
import { meera, signIn, volunteer } from '../../support/app/api/people.ts';
import { AADHAAR, aarav, sunita } from '../../support/app/entries/entries.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';
import { present } from '../../support/present.ts';

const WEEK = 7 * DAY_MS;

let testApp: TestApp;
let asha: Client;
let ravi: Client;
let nila: Client;
let admin: Client;
/** Start of the week in a reader's time zone that is not UTC. */
const monday = Math.floor(Date.now() / 1000) * 1000 - 3 * DAY_MS - 5 * HOUR_MS;

/** Asha's entries in order of time. */
const recorded = [
  { name: 'Before the first week', at: monday - 11 * WEEK - 1000, body: sunita },
  { name: 'First Monday', at: monday - 11 * WEEK, body: sunita },
  { name: 'First Monday, too', at: monday - 11 * WEEK, body: sunita },
  { name: 'In autumn', at: monday - 5 * WEEK, body: sunita },
  { name: 'Last week', at: monday - WEEK, body: sunita },
  { name: 'Late on Sunday', at: monday - 1000, body: aarav },
  { name: 'This Monday', at: monday, body: sunita },
];

const activity = async (id: number, query: Record<string, string> = {}) =>
  (await admin.call('readVolunteerActivity', { id, query })).body.data;
const ashasWeeks = () => activity(asha.id, { this_week: new Date(monday).toISOString() });
const figures = ({ entries, last_7_days, adults, children }: VolunteerActivity) => ({
  entries,
  last_7_days,
  adults,
  children,
});

beforeAll(async () => {
  testApp = await openTestApp();
  asha = await volunteer(testApp, 'Asha');
  ravi = await volunteer(testApp, 'Ravi');
  nila = await volunteer(testApp, 'Nila');
  for (const { name, at, body } of recorded) {
    testApp.stopClockAt(at);
    const made = await (await again('Asha')).call('createSurvey', { body: { ...body, name } });
    expect(made.status).toBe(201);
  }
  testApp.setClock(0);
  expect((await ravi.call('createSurvey', { body: aarav })).status).toBe(201);
  admin = await meera(testApp);
});
afterAll(() => testApp.close());

test('before the first entry all figures are zero, and all twelve weeks are listed', async () => {
  const data = await activity(nila.id, { this_week: new Date(monday).toISOString() });
  expect(figures(data)).toEqual({ entries: 0, last_7_days: 0, adults: 0, children: 0 });
  expect(data.last_entry_at).toBeNull();
  expect(data.latest).toEqual([]);
  expect(data.weeks).toEqual(
    Array.from({ length: 12 }, (_, index) => ({
      from: new Date(monday - (11 - index) * WEEK).toISOString(),
      entries: 0,
    })),
  );
});

test('each entry counts in the week, in the reader’s time zone, in which it was recorded', async () => {
  const data = await ashasWeeks();
  expect(data.weeks.map(({ entries }) => entries)).toEqual([2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 1]);
  expect(figures(data)).toEqual({ entries: 7, last_7_days: 2, adults: 6, children: 1 });
  expect(data.last_entry_at).toBe(new Date(monday).toISOString());
});

test('the latest four entries are listed newest first, with masked numbers', async () => {
  const { latest } = await ashasWeeks();
  expect(latest.map(({ name }) => name)).toEqual([
    'This Monday',
    'Late on Sunday',
    'Last week',
    'In autumn',
  ]);
  expect(latest[0]?.aadhar_no).toBe('XXXX XXXX 1234');
  expect(JSON.stringify(latest)).not.toContain(AADHAAR);
  expect(latest[0]?.volunteer_name).toBe('Asha');
});

test('a deleted entry leaves the figures, and a restored one returns', async () => {
  const { id } = present((await ashasWeeks()).latest[0]);
  await admin.call('deleteSurvey', { id });
  const without = await ashasWeeks();
  expect(figures(without)).toEqual({ entries: 6, last_7_days: 1, adults: 5, children: 1 });
  expect(without.weeks.at(-1)?.entries).toBe(0);
  expect(without.latest[0]?.name).toBe('Late on Sunday');
  await admin.call('restoreSurvey', { id });
  expect((await ashasWeeks()).entries).toBe(7);
});

test('another volunteer’s entries are not counted', async () => {
  expect((await ashasWeeks()).entries).toBe(7);
  expect(figures(await activity(ravi.id))).toEqual({
    entries: 1,
    last_7_days: 1,
    adults: 0,
    children: 1,
  });
});

test('the last sign-in is reported, or that there was none', async () => {
  const lata = { name: 'Lata', email: 'lata@adhyay.example', password: 'walks far' };
  const { id } = (await admin.call('createVolunteer', { body: lata })).body.data;
  const { email, password } = lata;
  await admin.call('signIn', { body: { email, password: 'something else' } });
  expect((await activity(id)).last_sign_in_at).toBeNull();
  const before = Date.now();
  await signIn(testApp.app, { email, password });
  const { last_sign_in_at } = await activity(id);
  expect(Date.parse(present(last_sign_in_at))).toBeGreaterThanOrEqual(before);
  await admin.call('signIn', { body: { email, password: 'something else' } });
  expect((await activity(id)).last_sign_in_at).toBe(last_sign_in_at);
});

test('failed sign-ins of the last thirty days are reported with the time of the last one', async () => {
  const uma = await volunteer(testApp, 'Uma');
  const failedSignIns = async () => {
    const { failed_sign_ins, last_failed_sign_in_at } = await activity(uma.id);
    return [failed_sign_ins, last_failed_sign_in_at];
  };
  const mistake = async (hours: number, email = 'uma@adhyay.example') => {
    testApp.stopClock(hours);
    await admin.call('signIn', { body: { email, password: 'walks near' } });
    const at = testApp.ctx.now().toISOString();
    testApp.setClock(0);
    return at;
  };
  expect(await failedSignIns()).toEqual([0, null]);
  await mistake(-30 * 24 - 1);
  await mistake(-1, 'ravi@adhyay.example');
  await mistake(-1, 'nobody@adhyay.example');
  expect(await failedSignIns()).toEqual([0, null]);
  await mistake(-30 * 24 + 1);
  const last = await mistake(-1);
  expect(await failedSignIns()).toEqual([2, last]);
});

test('without a week from the reader the last week begins on Monday in UTC', async () => {
  const { weeks } = await activity(asha.id);
  const last = new Date(present(weeks.at(-1)).from);
  expect(last.getUTCDay()).toBe(1);
  expect(last.toISOString()).toMatch(/T00:00:00\.000Z$/);
  const since = Date.now() - last.getTime();
  expect(since).toBeGreaterThanOrEqual(0);
  expect(since).toBeLessThan(WEEK);
});

test.each([
  'yesterday',
  '2026-11-16',
  '2026-11-16T00:00:00',
  '2026-02-30T00:00:00Z',
  '2026-11-16T25:00:00Z',
  '0000-01-03T00:00:00Z',
  '9999-12-31T00:00:00Z',
  '1763251200000',
  "2026-11-16T00:00:00Z'--",
])('an unreadable week is refused: %s', async (this_week) => {
  const { status, problem } = await admin.call('readVolunteerActivity', {
    id: asha.id,
    query: { this_week },
  });
  expect([status, problem.message]).toEqual([400, 'This could not be read: this_week']);
});

test('an empty week counts as not sent, and fractional seconds are optional', async () => {
  expect((await activity(asha.id, { this_week: '' })).weeks).toHaveLength(12);
  const { weeks } = await activity(asha.id, { this_week: '2026-11-15T18:30:00Z' });
  expect(weeks.at(-1)?.from).toBe('2026-11-15T18:30:00.000Z');
});

test('an unknown or deleted volunteer has no activity', async () => {
  const body = { name: 'Mohan', email: 'mohan@adhyay.example', password: 'walks far' };
  const { id } = (await admin.call('createVolunteer', { body })).body.data;
  await admin.call('deleteVolunteer', { id });
  for (const gone of [id, 999_999, 2 ** 40]) {
    const reply = await admin.call('readVolunteerActivity', { id: gone });
    expect([reply.status, reply.problem.code]).toEqual([404, 'volunteerNotFound']);
  }
  expect((await admin.call('readVolunteerActivity', { id: 'asha' })).status).toBe(400);
});

function again(name: string): Promise<Client> {
  return signIn(testApp.app, {
    email: `${name.toLowerCase()}@adhyay.example`,
    password: 'walks far',
  });
}
