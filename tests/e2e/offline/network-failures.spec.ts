// A line that never answers, answers for somebody else, or answers after Asha has left.
import { setTimeout } from 'node:timers/promises';
import { MINUTE_MS } from '#domain/durations.ts';
import { fill, name } from '../../support/browser/entries/entry-form.ts';
import { readContent } from '../../support/browser/offline/device-storage.ts';
import { expect, test, visitAs } from '../../support/browser/offline/offline-fixtures.ts';
import {
  allSent,
  countRecentEntries,
  namesOnServer,
  recordOnline,
  sendNow,
  toSend,
} from '../../support/browser/offline/outbox.ts';
import { visitWithEntries } from '../../support/browser/offline/visit-with-entries.ts';
import { recordEntries } from '../../support/browser/volunteers.ts';

test.use({ trust: 'bad line' });

test('a line that takes requests and never answers holds nobody for longer than ten seconds', async ({
  page,
  network,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha');
  await visitWithEntries({ page, network, program }, asha, ['Etwari Devi']);
  await page.route('**/server/api/**', () => {});
  await page.addInitScript(shortenTimeouts);
  const etwari = page.getByRole('link', { name: 'Etwari Devi' });
  await page.goto('/volunteer/dashboard');
  await expect(etwari).toBeVisible();
  await page.evaluate(() => Reflect.set(window, 'waitedMs', 0));
  await page.getByRole('searchbox').fill('munda');
  await expect(etwari).toBeHidden();
  await page.goto('/volunteer/dashboard');
  await expect(etwari).toBeVisible();
  await page.evaluate(() => Reflect.set(window, 'waitedMs', 0));
  await etwari.click();
  await expect(page.getByText(/Without a network you see this entry as it was/)).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a form takes no more text while its entry is being sent', async ({
  page,
  network,
  addVolunteer,
}) => {
  // Sends directly, and so waits for the server.
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The browser keeps nothing', 'SecurityError');
    };
  });
  await visitAs(page, network, await addVolunteer('Asha'));
  await page.getByRole('button', { name: 'New Survey Entry' }).click();
  await fill(page, 'Phulmani Munda');
  const isAnswered = Promise.withResolvers<void>();
  await page.context().route('**/surveys/create', async (route) => {
    await isAnswered.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Submit Survey' }).click();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  await name(page).press('End');
  await page.keyboard.type(' Devi');
  await expect(name(page)).toHaveValue('Phulmani Munda');
  isAnswered.resolve();
  await expect(page.getByRole('row', { name: 'Phulmani Munda' })).toBeVisible();
});

test('a filter that answers “not found” for the server deletes nothing', async ({
  page,
  network,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha');
  await recordEntries(program, asha, ['Etwari Devi']);
  const token = await visitAs(page, network, asha);
  await page
    .context()
    .route(/\/surveys\/get/, (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Blocked</h1>' })
        : route.fallback(),
    );
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Survey' }).click();
  await expect(toSend(page, 1)).toBeVisible();
  await expect(page.getByText(/Something other than the office answered/)).toBeVisible();
  await page.context().unroute(/\/surveys\/get/);
  await sendNow(page);
  await expect(allSent(page)).toBeVisible();
  expect(await namesOnServer(program.address, token)).toEqual([]);
});

test('behind a proxy that has lost the office, the entries on the device can be read', async ({
  page,
  network,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha');
  await visitWithEntries({ page, network, program }, asha, ['Etwari Devi']);
  await page
    .context()
    .route(/\/server\/api\//, (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
    );
  await page.reload();
  await expect(page.getByText('Failed to fetch survey entries: Server error: 502')).toBeVisible();
  const row = page.getByRole('row', { name: 'Etwari Devi' });
  await row.getByRole('link', { name: 'View' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Etwari Devi');
  await expect(page.getByText('Failed to fetch survey details: Server error: 502')).toBeVisible();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('City').fill('Khunti');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toSend(page, 1)).toBeVisible();
  await expect(page.getByText(/^The office is busy/)).toBeVisible();
});

test('an admin without entries of her own is told that the list could not be loaded', async ({
  page,
  network,
}) => {
  await visitAs(page, network);
  await expect.poll(() => readContent(page, 'recent')).toBeDefined();
  await page
    .context()
    .route(/\/server\/api\//, (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
  await page.reload();
  await expect(page.getByText('Failed to fetch survey entries: Server error: 502')).toBeVisible();
  await expect(page.getByText('No survey entries yet')).toBeHidden();
});

test('entries that arrive after Asha has logged out do not stay on the phone', async ({
  page,
  network,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha');
  await visitWithEntries({ page, network, program }, asha, ['Etwari Devi']);
  const asked = Promise.withResolvers<void>();
  const loggedOut = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  await page.route(/\/surveys\/volunteer\?.*limit=100/, async (route) => {
    const response = await route.fetch();
    asked.resolve();
    await loggedOut.promise;
    await route.fulfill({ response });
    arrived.resolve();
  });
  await recordOnline(page, 'Ramesh Munda');
  await asked.promise;
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/volunteer\/login$/);
  await expect.poll(() => countRecentEntries(page)).toBe(0);
  loggedOut.resolve();
  await arrived.promise;
  await setTimeout(1000);
  expect(await countRecentEntries(page)).toBe(0);
});

/** A timeout passes in a tenth of its time; it never passes when Asha would wait for more than ten seconds in all. */
function shortenTimeouts(): void {
  Object.assign(window, { waitedMs: 0 });
  AbortSignal.timeout = (timeoutMs) => {
    const controller = new AbortController();
    const endMs = Reflect.get(window, 'waitedMs') + timeoutMs;
    const end = () => {
      Object.assign(window, { waitedMs: endMs });
      controller.abort(new DOMException('', 'TimeoutError'));
    };
    if (endMs <= 10_000) window.setTimeout(end, timeoutMs / 10);
    return controller.signal;
  };
}

test('an outage is noticed at once, and a reload does not move its beginning', async ({
  page,
  context,
  network,
  addVolunteer,
}) => {
  await visitAs(page, network, await addVolunteer('Asha'));
  await page.getByRole('button', { name: 'New Survey Entry' }).click();
  await context.setOffline(true);
  const outage = page.getByText(/^No network since/);
  await expect(outage).toBeVisible();
  const noticed = await outage.innerText();
  await page.clock.setFixedTime(Date.now() + 10 * MINUTE_MS);
  await page.reload();
  await expect(outage).toHaveText(noticed);
  await context.setOffline(false);
  await expect(outage).toBeHidden();
});
