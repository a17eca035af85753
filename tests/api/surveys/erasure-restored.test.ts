// A backup still has what was erased after it was made.
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createBackup } from '#server/backup/create-backup.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { openContext } from '#server/startup/open-context.ts';
import { ADMIN } from '../../support/app/admin.ts';
import { sunita } from '../../support/app/entries.ts';
import { meera, volunteer } from '../../support/app/people.ts';
import { temporaryFolder } from '../../support/app/temporary-folder.ts';
import { openTestApp } from '../../support/app/test-app.ts';

test('a restore of an earlier backup erases again what was erased since', async () => {
  const testApp = await openTestApp();
  const asha = await volunteer(testApp, 'Asha');
  const admin = await meera(testApp);
  const record = async (name: string) =>
    (await asha.call('createSurvey', { body: { ...sunita, name } })).body.data.id;
  const erase = async (id: number) => {
    await admin.call('deleteSurvey', { id });
    const sent = { id, body: { current_password: ADMIN.password } };
    expect((await admin.call('eraseSurvey', sent)).status).toBe(200);
  };
  const before = await record('Kamla Devi');
  const kept = await record('Radha Kumari');
  const since = await record('Sunita Devi');
  await erase(before);
  const { config } = testApp.ctx;
  const file = join(temporaryFolder(), 'of-tonight.tar.zst');
  await createBackup(config, file, new Date());
  await erase(since);
  await testApp.close();

  const { erasedAgain } = await restoreBackup(config, file, {
    overDamaged: false,
    now: new Date(),
  });

  expect(erasedAgain).toBe(1);
  const { ctx, close } = await openContext(config, () => {});
  onTestFinished(close);
  const entries = await ctx.db.selectFrom('surveys').select(['id', 'name']).execute();
  expect(entries).toEqual([{ id: kept, name: 'Radha Kumari' }]);
  const versions = await ctx.db.selectFrom('survey_versions').select('survey_id').execute();
  expect(versions).toEqual([{ survey_id: kept }]);
  const erased = await ctx.db.selectFrom('erased_surveys').select('survey_id').execute();
  expect(erased.map(({ survey_id }) => survey_id)).toEqual([before, since]);
  const lines = await ctx.db
    .selectFrom('audit_log')
    .select(['thing_id', 'origin'])
    .where('action', '=', 'erase')
    .orderBy('id')
    .execute();
  expect(lines).toMatchObject([{ thing_id: before }, { thing_id: since, origin: 'restore' }]);
});
