// Devices' reports of their waiting entries, as an admin sees them.
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatWaiting, WAITING_HEADER } from '#domain/volunteers/waiting-header.ts';
import { type Client, clientFor } from '../../support/app/api/client.ts';
import { meera, volunteer } from '../../support/app/api/people.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';
import { present } from '../../support/present.ts';

const SINCE = '2026-11-21T10:20:00.000Z';
const LATER = '2026-11-22T10:20:00.000Z';
const TEN_MINUTES = 10 / 60;

let testApp: TestApp;
let asha: Client;
let admin: Client;
beforeEach(async () => {
  testApp = await openTestApp();
  asha = await volunteer(testApp, 'Asha');
  admin = await meera(testApp);
});
afterEach(() => testApp.close());

const tell = (header: string, person = asha) =>
  person.call('listOwnSurveys', { headers: { [WAITING_HEADER]: header } });
const report = (device: string, count: number, since: string | null = SINCE) =>
  tell(formatWaiting({ device, count, since }));
const waiting = async () => (await admin.call('readVolunteer', { id: asha.id })).body.data.waiting;
const rows = () => testApp.ctx.db.selectFrom('waiting_reports').selectAll().execute();

test('each device’s waiting entries are counted, with the device that has waited longest first', async () => {
  expect(await waiting()).toEqual([]);
  const [phone, tablet] = [randomUUID(), randomUUID()];
  await report(tablet, 2, LATER);
  await report(phone, 14);
  expect(await waiting()).toMatchObject([
    { count: 14, since: SINCE },
    { count: 2, since: LATER },
  ]);
  await report(phone, 0, null);
  expect(await waiting()).toMatchObject([{ count: 2 }]);
});

test('an unchanged report is written again after ten minutes, and a changed one at once', async () => {
  const device = randomUUID();
  const reportedAt = async () => present((await waiting())[0]).reported_at;
  testApp.stopClock(0);
  await report(device, 14);
  const first = await reportedAt();
  testApp.stopClock(0.9 * TEN_MINUTES);
  await report(device, 14);
  expect(await reportedAt()).toBe(first);
  await report(device, 13);
  const second = await reportedAt();
  expect(second > first).toBe(true);
  testApp.stopClock(2 * TEN_MINUTES);
  await report(device, 13);
  expect((await reportedAt()) > second).toBe(true);
});

test('the oldest devices above the limit of twenty are removed', async () => {
  const devices = Array.from({ length: 22 }, () => randomUUID());
  for (const [place, device] of devices.entries()) {
    testApp.stopClock(place / 60);
    await report(device, 1);
  }
  const kept = (await rows()).map(({ device }) => device);
  expect(kept.sort()).toEqual(devices.slice(2).sort());
});

test('a malformed report, and one with an invalid token, write nothing', async () => {
  expect((await tell('fourteen')).status).toBe(200);
  const header = formatWaiting({ device: randomUUID(), count: 14, since: SINCE });
  const stranger = clientFor(testApp.app, asha.id, `adh_${'x'.repeat(43)}`);
  expect((await tell(header, stranger)).status).toBe(401);
  await asha.call('signOut');
  expect((await tell(header)).status).toBe(401);
  expect(await rows()).toEqual([]);
});

test('deleting an account deletes its reports', async () => {
  await report(randomUUID(), 14);
  await admin.call('deleteVolunteer', { id: asha.id });
  expect(await rows()).toEqual([]);
});
