// The epoch by which devices know that the store was restored from a backup.
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { createBackup } from '#server/backup/create-backup.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { openContext } from '#server/startup/open-context.ts';
import { meera, volunteer } from '../../support/app/api/people.ts';
import { sunita } from '../../support/app/entries/entries.ts';
import { temporaryFolder } from '../../support/app/temporary-folder.ts';
import { openTestApp } from '../../support/app/test-app.ts';

test('the epoch survives restarts and backups, and a restore changes it', async () => {
  const testApp = await openTestApp();
  const asha = await volunteer(testApp, 'Asha');
  const key = 'b1ce2b4e-58f5-4f3c-8cf5-1a6f0c6d7f10';
  const headers = { 'idempotency-key': key };
  const { id } = (await asha.call('createSurvey', { body: sunita, headers })).body.data;
  const { epoch } = (await asha.call('readSyncState')).body.data;
  expect(epoch).toMatch(/^[0-9a-f-]{36}$/);
  const { config } = testApp.ctx;
  const file = join(temporaryFolder(), 'of-tonight.tar.zst');
  await createBackup(config, file, new Date());
  await asha.call('updateSurvey', { id, body: { ...sunita, age: 35 } });
  await testApp.close();

  const started = await openAgain();
  expect((await started.admin.call('readSyncState')).body.data.epoch).toBe(epoch);
  await started.close();

  await restoreBackup(config, file, { overDamaged: false, now: new Date() });
  const restored = await openAgain();
  onTestFinished(restored.close);
  expect((await restored.admin.call('readSyncState')).body.data.epoch).not.toBe(epoch);
  expect(await restored.keys()).toMatchObject([{ key, action: 'create', version: 1 }]);

  async function openAgain() {
    const opened = await openContext(config, () => {});
    const app = buildApp(opened.ctx);
    return {
      admin: await meera({ ...testApp, app }),
      keys: () => opened.ctx.db.selectFrom('survey_keys').selectAll().execute(),
      close: async () => {
        await app.close();
        await opened.close();
      },
    };
  }
});
