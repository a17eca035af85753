// The desk's caches on the device: its own files, without personal data.
import { SERVICE_WORKER_PATH } from '#domain/desk/service-worker.ts';
import { sunita } from '../../support/app/entries/entries.ts';
import { expect, test, visit, visitAs } from '../../support/browser/offline/offline-fixtures.ts';
import { adminToken, request } from '../../support/program/program.ts';

test('the caches contain the shell, and no response of the API, no picture and no person', async ({
  page,
  network,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha Bhoir');
  const token = await adminToken(program.address);
  const entry = { ...sunita, name: 'Phulabai Wartha', volunteer_id: asha.id };
  await request(program.address, 'createSurvey', { token, body: entry });
  await visitAs(page, network, asha);
  await page.reload();
  await expect(page.getByText('Phulabai Wartha').first()).toBeVisible();
  await page.getByText('Phulabai Wartha').first().click();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        const keys = await cache.keys();
        return Promise.all(
          keys.map(async (key) => {
            const response = await cache.match(key);
            return {
              path: new URL(key.url).pathname + new URL(key.url).search,
              status: response?.status,
              authorization: key.headers.get('authorization'),
              text: (await response?.text()) ?? '',
            };
          }),
        );
      }),
    );
    return { names, files: all.flat() };
  });
  expect(kept.names).toHaveLength(1);
  expect(kept.files.length).toBeGreaterThan(100);
  for (const { path, status, authorization, text } of kept.files) {
    expect(path).toMatch(/^\/(assets|icons|volunteer)\/[\w.-]+$/);
    expect([status, authorization], path).toEqual([200, null]);
    for (const word of ['Asha Bhoir', 'Phulabai', asha.email]) expect(text).not.toContain(word);
  }
});

test('the public pages have no worker and no manifest of the desk', async ({ page, network }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Donate' }).first()).toBeVisible();
  expect(network.requested()).not.toContain(SERVICE_WORKER_PATH);
  await visitAs(page, network);
  network.requested();
  await page.goto('/');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.webmanifest');
  expect(network.requested()).toContain('/');
});

test('the desk can be installed, and starts at the dashboard', async ({ page, network }) => {
  await visitAs(page, network);
  const line = await page.context().newCDPSession(page);
  const { installabilityErrors } = await line.send('Page.getInstallabilityErrors');
  // Playwright's contexts are private windows, which cannot install applications.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const { url, data } = await line.send('Page.getAppManifest');
  expect(new URL(url).pathname).toBe('/volunteer/manifest.webmanifest');
  const { start_url, scope } = JSON.parse(data ?? '{}');
  expect([start_url, scope]).toEqual(['/volunteer/dashboard', '/volunteer/']);
});

test('the policy accepts the worker’s address only', async ({ context }) => {
  // Not the page of the fixture, which must have no errors in its console.
  const page = await context.newPage();
  await visit(page);
  const refused = await page.evaluate(() => {
    const factory = Reflect.get(globalThis, 'trustedTypes');
    const attempts = [
      () =>
        factory.createPolicy('adhyay-service-worker', { createScriptURL: (url: string) => url }),
      () => factory.createPolicy('mine', {}),
      () => new Worker('/volunteer/sw.js'),
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return 'passed';
      } catch {
        return 'refused';
      }
    });
  });
  expect(refused).toEqual(['refused', 'refused', 'refused']);
});
