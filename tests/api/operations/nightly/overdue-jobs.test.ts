// Meera learns at the desk that the nightly backup or the forwarding of enquiries has failed for long.
import { afterEach, expect, test } from 'vitest';
import { backUpIfDue } from '#server/backup/nightly-backup-job.ts';
import { writeMetadata } from '#server/db/metadata/metadata.ts';
import { readOverdueJobs } from '#server/monitoring/overdue-jobs.ts';
import { openTestApp, type TestApp } from '../../../support/app/test-app.ts';
import { ritu, sanjay, submitEnquiry } from '../../../support/app/website/visitors.ts';

const NEVER = new AbortController().signal;
const HOUR = 1;
const DAY = 24;
/** Nobody listens there. */
const MAIL = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_TO: 'office@adhyay.example' };
const NOTHING = { backup: null, unsent_mails: 0 };

let testApp: TestApp;
afterEach(() => testApp.close());

const startedAt = new Date();

async function overdueAfter(hours: number, since = startedAt) {
  testApp.setClock(hours);
  return readOverdueJobs(testApp.ctx, since);
}

test('a new trust has two days for its first backup', async () => {
  testApp = await openTestApp({ BACKUP_KEEP: '2' });
  expect(await overdueAfter(2 * DAY - HOUR)).toEqual(NOTHING);
  expect(await overdueAfter(2 * DAY + HOUR)).toEqual({ ...NOTHING, backup: { last_at: null } });
});

test('a program that was off has an hour to make the backup that it missed', async () => {
  testApp = await openTestApp({ BACKUP_KEEP: '2' });
  testApp.stopClock(9 * DAY);
  const since = testApp.ctx.now();
  expect(await overdueAfter(9 * DAY + HOUR / 2, since)).toEqual(NOTHING);
  expect(await overdueAfter(9 * DAY + 2 * HOUR, since)).toEqual({
    ...NOTHING,
    backup: { last_at: null },
  });
});

test('a backup is late when the last one is older than two days', async () => {
  testApp = await openTestApp({ BACKUP_KEEP: '2' });
  testApp.stopClock(3 * DAY);
  const madeAt = testApp.ctx.now().toISOString();
  await backUpIfDue(testApp.ctx, NEVER);
  expect(await overdueAfter(5 * DAY - HOUR)).toEqual(NOTHING);
  expect(await overdueAfter(5 * DAY + HOUR)).toEqual({ ...NOTHING, backup: { last_at: madeAt } });
});

test('a restored trust has two days again', async () => {
  testApp = await openTestApp({ BACKUP_KEEP: '2' });
  testApp.stopClock(3 * DAY);
  await writeMetadata(testApp.ctx.db, 'restored_at', testApp.ctx.now().toISOString());
  expect(await overdueAfter(4 * DAY)).toEqual(NOTHING);
});

test('without nightly backups none is late', async () => {
  testApp = await openTestApp({ BACKUP_KEEP: '0' });
  expect(await overdueAfter(30 * DAY)).toEqual(NOTHING);
});

test('enquiries that were not sent on are counted from the first hour to the fourteenth day', async () => {
  testApp = await openTestApp({ ...MAIL, BACKUP_KEEP: '0' });
  await submitEnquiry(testApp, ritu);
  await submitEnquiry(testApp, sanjay);
  expect(await overdueAfter(HOUR / 2)).toEqual(NOTHING);
  expect(await overdueAfter(2 * HOUR)).toEqual({ ...NOTHING, unsent_mails: 2 });
  expect(await overdueAfter(13 * DAY)).toEqual({ ...NOTHING, unsent_mails: 2 });
  expect(await overdueAfter(15 * DAY)).toEqual(NOTHING);
});

test('without a mail server none is missing', async () => {
  testApp = await openTestApp({ BACKUP_KEEP: '0' });
  await submitEnquiry(testApp, ritu);
  expect(await overdueAfter(2 * HOUR)).toEqual(NOTHING);
});
