// The server's side: a restore of last night's backup, and a rescue file of a broken phone.
import { join } from 'node:path';
import { temporaryFolder } from '../../support/app/temporary-folder.ts';
import { signIn } from '../../support/browser/e2e-fixtures.ts';
import { fill } from '../../support/browser/entry-form.ts';
import { expect, test, visitAs } from '../../support/browser/offline-fixtures.ts';
import {
  allSent,
  namesOnServer,
  recordOffline,
  sendNow,
  toSend,
} from '../../support/browser/outbox.ts';
import { runCommand } from '../../support/program/command.ts';
import { adminToken, request, startProgram } from '../../support/program/program.ts';
import { startedFolder } from '../../support/program/started-trust.ts';

const asha = { name: 'Asha', email: 'asha@adhyay.example', password: 'walks far' };

test('after a restore from a backup the phone sends the later entries again, once each', async ({
  page,
  network,
}) => {
  test.slow();
  const variables = { DATA_DIR: startedFolder() };
  let program = await startProgram(variables);
  try {
    network.leadTo(program.address);
    const token = await adminToken(program.address);
    await request(program.address, '/volunteers/create', { token, body: asha });
    await visitAs(page, network, asha);
    await record('Before the backup');
    const archive = join(temporaryFolder(), 'nightly.tar.zst');
    expect((await runCommand('backup', { variables, args: [archive] })).code).toBe(0);
    await record('Phulmani Munda');
    await record('Birsa Oraon');

    await program.stop('SIGTERM');
    const restored = await runCommand('restore', { variables, args: [archive] });
    expect(restored.code, restored.output).toBe(0);
    program = await startProgram(variables);
    network.leadTo(program.address);
    await page.goto('/volunteer/dashboard');
    await expect(page).toHaveURL(/\/volunteer\/login$/);
    await signIn(page, asha);
    await expect(allSent(page)).toBeVisible();
    const session = await page.evaluate(() => localStorage.getItem('token') ?? '');
    await expect
      .poll(() => namesOnServer(program.address, session))
      .toEqual(['Before the backup', 'Birsa Oraon', 'Phulmani Munda']);
    await expect(page.getByRole('link', { name: 'Birsa Oraon' })).toHaveCount(1);
  } finally {
    await program.stop('SIGTERM');
  }

  async function record(name: string) {
    await page.getByRole('button', { name: 'New Survey Entry' }).click();
    await fill(page, name);
    await page.getByRole('button', { name: 'Submit Survey' }).click();
    await expect(page.getByRole('row', { name })).toBeVisible();
  }
});

test('a rescue file of waiting entries is imported, and the phone duplicates nothing', async ({
  page,
  network,
}) => {
  test.slow();
  const variables = { DATA_DIR: startedFolder() };
  const program = await startProgram(variables);
  try {
    network.leadTo(program.address);
    const token = await adminToken(program.address);
    await request(program.address, '/volunteers/create', { token, body: asha });
    await visitAs(page, network, asha);
    network.cut();
    await recordOffline(page, 'Phulmani Munda');
    await recordOffline(page, 'Birsa Oraon');
    await toSend(page, 2).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save a rescue file' }).click();
    const file = join(temporaryFolder(), 'rescue.json');
    await (await saved).saveAs(file);

    const imported = await runCommand('import-rescue', { variables, args: [file] });
    expect(imported.code, imported.output).toBe(0);
    network.repair();
    await sendNow(page);
    await expect(page.getByText(/Nothing waits/)).toBeVisible();
    const session = await page.evaluate(() => localStorage.getItem('token') ?? '');
    expect(await namesOnServer(program.address, session)).toEqual([
      'Birsa Oraon',
      'Phulmani Munda',
    ]);
  } finally {
    await program.stop('SIGTERM');
  }
});
