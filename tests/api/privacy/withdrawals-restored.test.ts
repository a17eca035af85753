// A backup knows nothing of the withdrawals and the notices since it was made: a restore keeps them.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { createBackup } from '#server/backup/create-backup.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { openContext } from '#server/startup/open-context.ts';
import { sunita } from '../../support/app/entries.ts';
import { type Client, meera, signIn, volunteer } from '../../support/app/people.ts';
import { temporaryFolder } from '../../support/app/temporary-folder.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';

const ASHA = { email: 'asha@adhyay.example', password: 'walks far' };

let testApp: TestApp;
let asha: Client;
let admin: Client;
/** The app after a restore. */
let close: () => Promise<void>;

beforeEach(async () => {
  testApp = await openTestApp();
  asha = await volunteer(testApp, 'Asha');
  admin = await meera(testApp);
  close = () => testApp.close();
});
afterEach(() => close());

async function publish(en: string): Promise<string> {
  const { body } = await admin.call('publishPrivacyNotice', { body: { en } });
  return body.data.notices[0].uid;
}
const agreed = (notice: string) => ({
  consent_notice: notice,
  consent_by: 'person',
  consent_way: 'read_aloud',
  consent_language: 'hi',
});
async function record(notice: string, headers = {}): Promise<number> {
  const body = { ...sunita, ...agreed(notice) };
  const { status, body: reply } = await asha.call('createSurvey', { body, headers });
  expect(status, reply.message).toBe(201);
  return reply.data.id;
}

async function backUp(): Promise<string> {
  const file = join(temporaryFolder(), `${randomUUID()}.tar.zst`);
  await createBackup(testApp.ctx.config, file, new Date());
  return file;
}

async function restore(file: string) {
  const { config } = testApp.ctx;
  await close();
  const now = new Date();
  const restored = await restoreBackup(config, file, { overDamaged: false, now });
  const opened = await openContext(config, () => {});
  const app = buildApp(opened.ctx);
  close = async () => {
    await app.close();
    await opened.close();
  };
  [asha, admin] = await Promise.all([signIn(app, ASHA), meera({ ...testApp, app })]);
  return restored;
}

test('who has withdrawn since the backup is not in the lists again', async () => {
  const notice = await publish('We write down your name.');
  const id = await record(notice);
  const stays = await record(notice);
  const backup = await backUp();
  await asha.call('withdrawConsent', { id, body: { note: 'She told me.' } });

  expect((await restore(backup)).withdrawnAgain).toBe(1);
  const { body } = await admin.call('listSurveys');
  expect(body.data.map((entry: { id: number }) => entry.id)).toEqual([stays]);
  expect((await admin.call('restoreSurvey', { id })).body.code).toBe('consentWithdrawn');
  const { consents } = (await admin.call('readConsents', { id })).body.data;
  expect(consents).toMatchObject([
    { kind: 'given' },
    { kind: 'withdrawn', note: 'She told me.', recorded_by: { name: 'Asha' } },
  ]);
  const versions = (await admin.call('readSurveyHistory', { id })).body.data;
  expect(versions.map(({ action }: { action: string }) => action)).toEqual(['delete', 'create']);
  expect((await restore(backup)).withdrawnAgain).toBe(1);
});

test('a phone that sends an entry again whose person has withdrawn does not record it again', async () => {
  const notice = await publish('We write down your name.');
  const backup = await backUp();
  const headers = { 'idempotency-key': randomUUID() };
  const id = await record(notice, headers);
  await asha.call('withdrawConsent', { id, body: {} });
  expect((await restore(backup)).withdrawnAgain).toBe(0);
  const body = { ...sunita, ...agreed(notice) };
  const again = await asha.call('createSurvey', { body, headers });
  expect([again.status, again.body.code]).toEqual([410, 'surveyErased']);
});

test('a notice since the backup stays in force, for what waits on phones', async () => {
  const before = await publish('We write down your name.');
  const backup = await backUp();
  const since = await publish('We write down your name and your income.');
  await restore(backup);
  expect((await asha.call('readPrivacyNotice')).body.data).toMatchObject({ uid: since });
  await record(since);
  await record(before);
  const { notices } = (await admin.call('listPrivacyNotices')).body.data;
  expect(notices).toMatchObject([
    { uid: since, ended_at: null, consents: 1 },
    { uid: before, ended_at: expect.any(String), consents: 1 },
  ]);
});

test('a notice that has ended since the backup is not asked for again', async () => {
  await publish('We write down your name.');
  const backup = await backUp();
  await admin.call('endPrivacyNotice');
  await restore(backup);
  expect((await asha.call('readPrivacyNotice')).body.data).toBeNull();
});
