// A backup still has what was erased after it was made, and devices send again what they sent since.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { createBackup } from '#server/backup/create-backup.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { openContext } from '#server/startup/open-context.ts';
import { ADMIN } from '../../support/app/admin.ts';
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

async function record(name: string, headers = {}): Promise<number> {
  const { status, body } = await asha.call('createSurvey', { body: { ...sunita, name }, headers });
  expect(status).toBe(201);
  return body.data.id;
}

async function erase(id: number): Promise<void> {
  await admin.call('deleteSurvey', { id });
  const sent = { id, body: { current_password: ADMIN.password } };
  expect((await admin.call('eraseSurvey', sent)).status).toBe(200);
}

async function backUp(): Promise<string> {
  const file = join(temporaryFolder(), `${randomUUID()}.tar.zst`);
  await createBackup(testApp.ctx.config, file, new Date());
  return file;
}

let second = 0;
async function restore(file: string) {
  const { config } = testApp.ctx;
  await close();
  // A restore names its own backup by the second.
  second += 1;
  const now = new Date(2026, 10, 21, 0, 0, second);
  const restored = await restoreBackup(config, file, { overDamaged: false, now });
  const opened = await openContext(config, () => {});
  const app = buildApp(opened.ctx);
  close = async () => {
    await app.close();
    await opened.close();
  };
  [asha, admin] = await Promise.all([signIn(app, ASHA), meera({ ...testApp, app })]);
  return { ...restored, db: opened.ctx.db };
}

const names = async () =>
  (await admin.call('listSurveys')).body.data.map(({ name }: { name: string }) => name);

test('a restore of an earlier backup erases again what was erased since', async () => {
  const before = await record('Kamla Devi');
  const kept = await record('Radha Kumari');
  const since = await record('Sunita Devi');
  await erase(before);
  const file = await backUp();
  await erase(since);

  const { erasedAgain, db } = await restore(file);

  expect(erasedAgain).toBe(1);
  expect(await names()).toEqual(['Radha Kumari']);
  const versions = await db.selectFrom('survey_versions').select('survey_id').execute();
  expect(versions).toEqual([{ survey_id: kept }]);
  const erased = await db.selectFrom('erased_surveys').selectAll().orderBy('at').execute();
  expect(erased).toMatchObject([
    { survey_id: before, by: admin.id },
    { survey_id: since, by: admin.id },
  ]);
  const lines = await db
    .selectFrom('audit_log')
    .select(['thing_id', 'actor_id', 'origin'])
    .where('action', '=', 'erase')
    .orderBy('id')
    .execute();
  expect(lines).toEqual([
    { thing_id: before, actor_id: admin.id, origin: '127.0.0.1' },
    { thing_id: since, actor_id: admin.id, origin: 'restore' },
  ]);
});

test('the wrong backup first: the right one after it erases again, too', async () => {
  const without = await backUp();
  const id = await record('Sunita Devi');
  const right = await backUp();
  await erase(id);

  expect((await restore(without)).erasedAgain).toBe(0);
  // Gets the number that the erased entry had.
  expect(await record('Radha Kumari')).toBe(id);
  const versions = (await admin.call('readSurveyHistory', { id })).body.data;
  expect(versions).toHaveLength(1);
  expect((await restore(right)).erasedAgain).toBe(1);
  expect(await names()).toEqual([]);
});

test('a phone that sends an erased entry again after a restore does not bring it back', async () => {
  const backup = await backUp();
  const headers = { 'idempotency-key': randomUUID() };
  await erase(await record('Sunita Devi', headers));
  await restore(backup);
  await record('Radha Kumari');

  const body = { ...sunita, name: 'Sunita Devi' };
  const again = await asha.call('createSurvey', { body, headers });
  expect([again.status, again.body.code]).toEqual([410, 'surveyErased']);
  const query = { keys: headers['idempotency-key'] };
  expect((await asha.call('readOperationResults', { query })).body.data).toEqual([]);
  expect(await names()).toEqual(['Radha Kumari']);
});
