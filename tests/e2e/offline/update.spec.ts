// A new version waits until no form is open, and is activated only when it is complete.
import type { Page } from '@playwright/test';
import { SERVICE_WORKER_PATH } from '#domain/desk/service-worker.ts';
import {
  checkForUpdate,
  expect,
  expectControlled,
  test,
  visit,
  visitAs,
} from '../../support/browser/offline/offline-fixtures.ts';
import type { ChangingProxy } from '../../support/network/changing-proxy.ts';

const line = (page: Page) => page.getByText('A new version is ready');

/** Like an update of the program: another revision, and a page that shows it. */
function release(network: ChangingProxy, version: string, newFile = ''): void {
  network.change(SERVICE_WORKER_PATH, (text) => {
    const changed = text.replace(/(?<=revision:.)[0-9a-f]{16}/, version.padStart(16, '0'));
    expect(changed).not.toBe(text);
    return changed.replace('files:{', `files:{${newFile}`);
  });
  network.change('/volunteer/dashboard', (text) =>
    text.replace('<html ', `<html data-version="${version}" `),
  );
}

const expectVersion = (page: Page, version: string) =>
  expect(page.locator(`html[data-version="${version}"]`)).toBeAttached();
const expectOldVersion = (page: Page) =>
  expect(page.locator('html:not([data-version])')).toBeAttached();

test('an update waits while a form is open, and is applied when another screen opens', async ({
  page,
  network,
  addVolunteer,
}) => {
  await page.clock.install();
  await visitAs(page, network, await addVolunteer('Asha'));
  await page.getByRole('button', { name: 'New Survey Entry' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Phulabai');
  release(network, '2');
  expect(await checkForUpdate(page)).toBe(true);
  await expect(line(page)).toBeHidden();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Phulabai');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(line(page)).toBeVisible();
  await expectOldVersion(page);
  await page.clock.fastForward(11_000);
  await page.evaluate(() => history.pushState(null, '', '/volunteer/survey/view/7'));
  await page.goBack();
  await page.goForward();
  await expectVersion(page, '2');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('its button applies an update at once, and the previous version stays on the device', async ({
  page,
  network,
  addVolunteer,
}) => {
  await visitAs(page, network, await addVolunteer('Asha'));
  release(network, '2');
  expect(await checkForUpdate(page)).toBe(true);
  await page.getByRole('button', { name: 'Use it now' }).click();
  await expectVersion(page, '2');
  await expect(line(page)).toBeHidden();
  release(network, '3');
  expect(await checkForUpdate(page)).toBe(true);
  await page.getByRole('button', { name: 'Use it now' }).click();
  await expectVersion(page, '3');
  const revisions = await page.evaluate(() => caches.keys());
  expect(revisions.map((name) => name.slice(-1)).sort()).toEqual(['2', '3']);
});

test('a waiting update is applied when the desk is opened the next time', async ({
  page,
  network,
}) => {
  await visit(page);
  release(network, '2');
  expect(await checkForUpdate(page)).toBe(true);
  await expectOldVersion(page);
  network.cut();
  await page.reload();
  await expectVersion(page, '2');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back');
});

test('a tab with an open form stays in its version when another tab is updated', async ({
  page,
  context,
  network,
  addVolunteer,
}) => {
  await visitAs(page, network, await addVolunteer('Asha'));
  await page.getByRole('button', { name: 'New Survey Entry' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Phulabai');
  const other = await context.newPage();
  await other.goto('/volunteer/dashboard');
  release(network, '2');
  expect(await checkForUpdate(other)).toBe(true);
  await other.getByRole('button', { name: 'Use it now' }).click();
  await expectVersion(other, '2');
  await expectOldVersion(page);
  network.cut();
  await page.locator('select[name=language]').selectOption('mr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'mr');
  await expect(page.locator('input[name=name]')).toHaveValue('Phulabai');
});

test('an incomplete download leaves the old version active', async ({ page, network }) => {
  await visit(page);
  release(network, '2', '"/assets/new-part.js":"sha256-AAAA",');
  expect(await checkForUpdate(page)).toBe(false);
  network.cut();
  await page.reload();
  await expectOldVersion(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back');
  network.repair();
  release(network, '3');
  expect(await checkForUpdate(page)).toBe(true);
  await page.reload();
  await expectVersion(page, '3');
  await expectControlled(page);
});

test('the page of a captive portal is not an update', async ({ page, network }) => {
  await visit(page);
  release(network, '2');
  network.change('/volunteer/dashboard', () => '<title>Welcome to the hotel</title>');
  expect(await checkForUpdate(page)).toBe(false);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back');
});
