// The server's side: a restore of last night's backup, and a rescue file of a broken phone.
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { DAY_MS, MINUTE_MS } from '#domain/durations.ts';
import { temporaryFolder } from '../../support/app/temporary-folder.ts';
import { signIn } from '../../support/browser/e2e-fixtures.ts';
import { readStore } from '../../support/browser/offline/device-storage.ts';
import { expect, test, visitAs } from '../../support/browser/offline/offline-fixtures.ts';
import {
  allSent,
  namesOnServer,
  recordOffline,
  recordOnline,
  sendNow,
  toSend,
  triesOnDevice,
} from '../../support/browser/offline/outbox.ts';
import { runCommand } from '../../support/program/command.ts';
import { adminToken, request } from '../../support/program/program.ts';
import { startedFolder } from '../../support/program/started-trust.ts';

const asha = { name: 'Asha', email: 'asha@adhyay.example', password: 'walks far' };
const ravi = { name: 'Ravi', email: 'ravi@adhyay.example', password: 'walks far' };

test('after a restore from a backup the phone sends the later entries again, once each, however late, and after Ravi has used it', async ({
  page,
  network,
  startOwnProgram,
}) => {
  test.slow();
  const variables = { DATA_DIR: startedFolder() };
  let program = await startOwnProgram(variables);
  network.leadTo(program.address);
  const token = await adminToken(program.address);
  await request(program.address, 'createVolunteer', { token, body: asha });
  await request(program.address, 'createVolunteer', { token, body: ravi });
  await visitAs(page, network, asha);
  await recordOnline(page, 'Before the backup');
  const archive = join(temporaryFolder(), 'nightly.tar.zst');
  expect((await runCommand('backup', { variables, args: [archive] })).code).toBe(0);
  await recordOnline(page, 'Phulmani Munda');
  await recordOnline(page, 'Birsa Oraon');
  // Sent again, they may have arrived before the backup: another entry must not replace them.
  expect(await triesOnDevice(page)).toEqual([1, 1, 1]);

  await program.stop('SIGTERM');
  const restored = await runCommand('restore', { variables, args: [archive] });
  expect(restored.code, restored.output).toBe(0);
  program = await startOwnProgram(variables);
  network.leadTo(program.address);
  await page.goto('/volunteer/dashboard');
  await expect(page).toHaveURL(/\/volunteer\/login$/);
  await signIn(page, ravi);
  await page.goto('/volunteer/to-send');
  await expect(page.getByText('3 entries of another account wait on this')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/volunteer\/login$/);
  network.breakBy((path) => (path.endsWith('/surveys/create') ? 'beforeAnswer' : undefined));
  await signIn(page, asha);
  await expect(toSend(page, 3)).toBeVisible();
  await page.clock.setFixedTime(Date.now() + 3 * DAY_MS);
  await page.reload();
  await expect(toSend(page, 3)).toBeVisible();
  network.breakBy(() => undefined);
  await sendNow(page);
  await expect(allSent(page)).toBeVisible();
  const session = await page.evaluate(() => localStorage.getItem('token') ?? '');
  await expect
    .poll(() => namesOnServer(program.address, session))
    .toEqual(['Before the backup', 'Birsa Oraon', 'Phulmani Munda']);
  await expect(page.getByRole('link', { name: 'Birsa Oraon' })).toHaveCount(1);
});

test('a deletion that waits during a restore reaches the entry that it was made for', async ({
  page,
  network,
  startOwnProgram,
}) => {
  test.slow();
  const variables = { DATA_DIR: startedFolder() };
  let program = await startOwnProgram(variables);
  network.leadTo(program.address);
  const token = await adminToken(program.address);
  await request(program.address, 'createVolunteer', { token, body: asha });
  const archive = join(temporaryFolder(), 'nightly.tar.zst');
  expect((await runCommand('backup', { variables, args: [archive] })).code).toBe(0);
  await visitAs(page, network, asha);
  await recordOnline(page, 'Phulmani Munda');
  await recordOnline(page, 'Birsa Oraon');
  network.cut();
  const row = page.getByRole('row', { name: 'Phulmani Munda' });
  await row.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Survey' }).click();
  await expect(toSend(page, 1)).toBeVisible();

  await program.stop('SIGTERM');
  const restored = await runCommand('restore', { variables, args: [archive] });
  expect(restored.code, restored.output).toBe(0);
  program = await startOwnProgram(variables);
  network.leadTo(program.address);
  // Birsa's entry arrives before Phulmani's.
  let creations = 0;
  network.breakBy((path) => {
    const isFirst = path.endsWith('/surveys/create') && ++creations === 1;
    return isFirst ? 'beforeDelivery' : undefined;
  });
  network.repair();
  await page.goto('/volunteer/login');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/volunteer/login');
  await signIn(page, asha);
  await sendNow(page);
  await expect(allSent(page)).toBeVisible();
  const session = await page.evaluate(() => localStorage.getItem('token') ?? '');
  await expect.poll(() => namesOnServer(program.address, session)).toEqual(['Birsa Oraon']);
});

test('one of two tabs sends the answered entries again after a restore', async ({
  page,
  context,
  network,
  addVolunteer,
}) => {
  await visitAs(page, network, await addVolunteer('Asha'));
  await recordOnline(page, 'Phulmani Munda');
  const other = await context.newPage();
  await other.goto('/volunteer/dashboard');
  await expect(allSent(other)).toBeVisible();
  let asked = 0;
  await context.route('**/server/api/store', async (route) => {
    const response = await route.fetch();
    const { data, ...body } = await response.json();
    await route.fulfill({ response, json: { ...body, data: { ...data, epoch: 'restored' } } });
    asked += 1;
  });
  network.requested();
  for (const [index, tab] of [page, other].entries()) {
    // One tab sends at a time: the other one may still be in the round with which it started.
    await expect.poll(() => tab.evaluate(isSomeTabSending)).toBe(false);
    await tab.evaluate((later) => {
      const now = performance.now();
      performance.now = () => now + later;
      window.dispatchEvent(new Event('online'));
    }, 6 * MINUTE_MS);
    await expect.poll(() => asked).toBe(index + 1);
    await expect.poll(() => triesOnDevice(page)).toEqual([2]);
    await expect(allSent(tab)).toBeVisible();
  }
  // Enough for the second tab to send, if it did.
  await setTimeout(1000);
  const creations = network.requested().filter((path) => path.endsWith('/surveys/create'));
  expect(creations).toHaveLength(1);
});

test('a rescue file of waiting entries is imported, and the phone duplicates nothing', async ({
  page,
  network,
  startOwnProgram,
}) => {
  test.slow();
  const variables = { DATA_DIR: startedFolder() };
  const program = await startOwnProgram(variables);
  network.leadTo(program.address);
  const token = await adminToken(program.address);
  await request(program.address, 'createVolunteer', { token, body: asha });
  const session = await visitAs(page, network, asha);
  await expect.poll(() => hasProof(page)).toBe(true);
  // As an earlier release has left the phone.
  await forgetProof(page);
  await page.reload();
  await expect.poll(() => hasProof(page)).toBe(true);
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
  await expect(page.getByText(/Nothing of yours waits/)).toBeVisible();
  expect(await namesOnServer(program.address, session)).toEqual(['Birsa Oraon', 'Phulmani Munda']);
});

async function hasProof(page: Page): Promise<boolean> {
  const rows = await readStore<{ rescue_proof?: object }>(page, 'keys');
  return rows.evaluate((all) => all.some(({ rescue_proof }) => rescue_proof));
}

const forgetProof = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('adhyay');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const change = opening.result.transaction('keys', 'readwrite');
          const keys = change.objectStore('keys');
          const read = keys.get('store');
          read.onsuccess = () => keys.put({ ...read.result, rescue_proof: undefined }, 'store');
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );

async function isSomeTabSending(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === 'outbox');
}
