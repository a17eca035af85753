import { expect, onTestFinished, test } from 'vitest';
import { openTestApp } from '../../support/app/test-app.ts';

test('a clock that was set back does not hide that the database is broken', async () => {
  const testApp = await openTestApp();
  onTestFinished(testApp.close);
  const status = async () => (await testApp.app.inject('/readyz')).statusCode;
  expect(await status()).toBe(200);
  testApp.setClock(-24);
  await testApp.ctx.db.schema.alterTable('metadata').renameTo('broken').execute();
  await expect.poll(status, { timeout: 4000 }).toBe(503);
  await testApp.ctx.db.schema.alterTable('broken').renameTo('metadata').execute();
  await expect.poll(status, { timeout: 4000 }).toBe(200);
});
