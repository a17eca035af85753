// OFFLINE_DESK=off removes the worker and its caches from the devices, and nothing else.
import { SERVICE_WORKER_PATH } from '#domain/desk/service-worker.ts';
import {
  checkForUpdate,
  expect,
  test,
  visit,
} from '../../support/browser/offline/offline-fixtures.ts';
import { startedFolder } from '../../support/program/started-trust.ts';

test('a device removes its stored desk, and loads it from the server', async ({
  page,
  network,
  startOwnProgram,
}) => {
  const program = await startOwnProgram({ DATA_DIR: startedFolder(), OFFLINE_DESK: 'off' });
  await visit(page);
  await page.locator('select[name=language]').selectOption('mr');
  await page.evaluate(() => localStorage.setItem('kept', 'as it was'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('पुन्हा स्वागत आहे');
  network.leadTo(program.address);
  network.requested();
  // If a request reaches the previous worker while it stops, Chromium replaces it half a minute later.
  const loadedAgain = page.waitForEvent('load', { timeout: 45_000 });
  await checkForUpdate(page).catch(() => {});
  await loadedAgain;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('पुन्हा स्वागत आहे');
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  // The worker that the page registers again removes itself, without another reload.
  const requested: string[] = [];
  const timesOf = (path: string) => {
    requested.push(...network.requested());
    return requested.filter((one) => one === path).length;
  };
  await expect.poll(() => timesOf(SERVICE_WORKER_PATH)).toBe(2);
  const registered = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registered).toBe(0);
  expect(await page.evaluate(async () => (await fetch('/healthz')).status)).toBe(200);
  expect(timesOf('/volunteer/login')).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem('kept'))).toBe('as it was');
});
