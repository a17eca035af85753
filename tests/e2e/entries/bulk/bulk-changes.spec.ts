// Meera changes many entries at once, and undoes it.
import type { Route } from '@playwright/test';
import { expect, openDashboard, test, violations } from '../../../support/browser/e2e-fixtures.ts';
import { recordEntries } from '../../../support/browser/volunteers.ts';

test('a bulk deletion with a lost response is done once, and Undo restores the entries', async ({
  page,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Bulk Asha');
  await recordEntries(program, asha, ['Bulk One', 'Bulk Two', 'Bulk Three']);
  await openDashboard(page);
  await page.goto(`/volunteer/admin?volunteer=${asha.id}`);
  const all = page.getByRole('checkbox', { name: 'Select this page' });
  await page.setViewportSize({ width: 360, height: 740 });
  await all.check();
  const bar = page.getByRole('region', { name: 'Selected entries' });
  await expect(bar).toContainText('3 of 3 entries selected');
  await all.uncheck();
  await page.setViewportSize({ width: 1280, height: 800 });
  await all.check();
  await expect(bar).toContainText('3 of 3 entries selected');
  await expect(bar).toContainText('By Bulk Asha');
  expect(await violations(page)).toEqual([]);
  await bar.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete 3 entries?' });
  const cut = async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  };
  await page.route('**/surveys/bulk', cut, { times: 1 });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toContainText('No answer came about 3 entries');
  await dialog.getByRole('button', { name: 'Go on with the rest' }).click();
  await expect(page.getByText('3 entries deleted')).toBeVisible();
  // By keyboard, before the message disappears.
  await expect(page.getByRole('main')).toBeFocused();
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByText('Undone for 3 entries')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Bulk Two' })).toBeVisible();
});

test('Undo of a bulk deletion leaves the selection that was made since', async ({
  page,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Selecting Asha');
  await recordEntries(program, asha, ['Select One', 'Select Two', 'Select Three']);
  await openDashboard(page);
  await page.goto(`/volunteer/admin?volunteer=${asha.id}`);
  const bar = page.getByRole('region', { name: 'Selected entries' });
  await page.getByRole('checkbox', { name: /Select One/ }).check();
  await bar.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('1 entry deleted')).toBeVisible();
  await page.getByRole('checkbox', { name: /Select Two/ }).check();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Undone for 1 entry')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /Select Two/ })).toBeChecked();
});

test('of all results, entries on any page are left out again', async ({
  page,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Paging Asha');
  const names = Array.from({ length: 12 }, (_, index) => `Paged ${'ABCDEFGHIJKL'[index]}`);
  await recordEntries(program, asha, names);
  await openDashboard(page);
  await page.goto(`/volunteer/admin?volunteer=${asha.id}&sort=name&limit=10`);
  const bar = page.getByRole('region', { name: 'Selected entries' });
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  await bar.getByRole('button', { name: 'Select all 12' }).click();
  await page.getByRole('checkbox', { name: /Paged B/ }).uncheck();
  await expect(bar).toContainText('11 of 12 entries selected');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('checkbox', { name: /Paged L/ }).uncheck();
  await expect(bar).toContainText('10 of 12 entries selected');
  await expect(page.getByRole('checkbox', { name: /Paged K/ })).toBeChecked();
  await bar.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete 10 entries?' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('10 entries deleted')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Paged/ })).toHaveText(['Paged B', 'Paged L']);
});

test('a bulk change that is cancelled while its entries are looked for does nothing', async ({
  page,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Cancelled Asha');
  const names = Array.from({ length: 11 }, (_, index) => `Stays ${'ABCDEFGHIJK'[index]}`);
  await recordEntries(program, asha, names);
  await openDashboard(page);
  await page.goto(`/volunteer/admin?volunteer=${asha.id}&limit=10`);
  const bar = page.getByRole('region', { name: 'Selected entries' });
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  await bar.getByRole('button', { name: 'Select all 11' }).click();
  await bar.getByRole('button', { name: 'Delete' }).click();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/surveys/ids?*', async (route) => {
    await held;
    await route.continue();
  });
  const dialog = page.getByRole('dialog', { name: 'Delete 11 entries?' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const changes: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && changes.push(request.url()));
  const found = page.waitForResponse('**/surveys/ids?*');
  answer();
  await (await found).finished();
  // Long enough for a change to begin.
  await page.waitForTimeout(300);
  expect(changes).toEqual([]);
});

test('Escape, pressed twice, stops a bulk change, whose dialog stays to say what was done', async ({
  page,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Escaping Asha');
  await recordEntries(program, asha, ['Escape One', 'Escape Two']);
  await openDashboard(page);
  await page.goto(`/volunteer/admin?volunteer=${asha.id}`);
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  const bar = page.getByRole('region', { name: 'Selected entries' });
  await bar.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete 2 entries?' });
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/surveys/bulk', async (route) => {
    await held;
    await route.abort('connectionreset');
  });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByRole('button', { name: 'Stop' })).toBeVisible();
  for (const key of ['Escape', 'Escape']) await page.keyboard.press(key);
  await expect(dialog.getByRole('button', { name: 'Stop' })).toBeVisible();
  answer();
  await expect(dialog).toContainText('No answer came about 2 entries');
});

test('a reassignment counts the entries that changed hands', async ({
  page,
  program,
  addVolunteer,
}) => {
  const ravi = await addVolunteer('Receiving Ravi');
  await recordEntries(program, await addVolunteer('Giving Asha'), ['Given One', 'Given Two']);
  await recordEntries(program, ravi, ['Given Three']);
  await openDashboard(page);
  await page.goto('/volunteer/admin?search=Given');
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  const bar = page.getByRole('region', { name: 'Selected entries' });
  await expect(bar).toContainText('3 of 3 entries selected');
  await bar.getByRole('button', { name: 'Reassign' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give 3 entries to a volunteer?' });
  await dialog.getByLabel('To which volunteer').selectOption(String(ravi.id));
  await dialog.getByRole('button', { name: 'Reassign' }).click();
  await expect(page.getByText('2 entries given to Receiving Ravi')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Undone for 2 entries')).toBeVisible();
});

test('an undo with a lost response is retried, and done once', async ({
  page,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Undo Asha');
  await recordEntries(program, asha, ['Undo One', 'Undo Two']);
  await openDashboard(page);
  await page.goto(`/volunteer/admin?volunteer=${asha.id}`);
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  const bar = page.getByRole('region', { name: 'Selected entries' });
  await bar.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete 2 entries?' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
  const cut = async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  };
  await page.route('**/surveys/bulk', cut, { times: 1 });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toContainText('No answer came about 2 entries');
  await expect(dialog.getByRole('button', { name: 'Close', exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Go on with the rest' }).click();
  await page.route('**/surveys/bulk-undo', cut, { times: 1 });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('About 2 entries no answer came')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Undone for 2 entries')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Undo Two' })).toBeVisible();
});
