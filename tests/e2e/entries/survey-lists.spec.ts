// Filters, saved views and messages of the lists.
import {
  expect,
  openDashboard,
  scrollsSideways,
  startSession,
  test,
  violations,
} from '../../support/browser/e2e-fixtures.ts';
import { recordEntries } from '../../support/browser/volunteers.ts';
import { request } from '../../support/program/program.ts';

test('a filter is part of the address, has a chip and a live count, and can be saved as a view', async ({
  page,
  program,
  addVolunteer,
}) => {
  await recordEntries(program, await addVolunteer('Filter Asha'), ['Lists One', 'Lists Two']);
  await page.setViewportSize({ width: 360, height: 740 });
  await openDashboard(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByLabel('Place').fill('nowhere at all');
  await expect(sheet.getByRole('button', { name: 'Show 0 entries' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Clear all' }).click();
  await sheet.getByLabel('Age from').fill('1');
  expect(await violations(page)).toEqual([]);
  await sheet.getByRole('button', { name: /^Show [1-9]/ }).click();
  await expect(page).toHaveURL(/age_from=1/);
  expect(await scrollsSideways(page)).toBe(false);
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByLabel('Name of the view').fill('Everybody with an age');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Everybody with an age is saved')).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.route('**/views?id=*', (route) => route.abort('connectionreset'), { times: 1 });
  const forget = sheet.getByRole('button', { name: /Everybody with an age/ });
  await forget.click();
  await expect(sheet.getByRole('alert')).toBeVisible();
  await forget.click();
  await expect(forget).toBeHidden();
  await expect(sheet.locator(':focus'), 'the focus stays in the sheet').toHaveCount(1);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Remove Age from 1' }).click();
  await expect(page).not.toHaveURL(/age_from/);
});

test('on a phone, the page buttons keep their words and stand in one row', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route('**/server/api/surveys?*', async (route) => {
    const response = await route.fetch();
    const { pagination, ...json } = await response.json();
    await route.fulfill({
      response,
      json: { ...json, pagination: { ...pagination, total_pages: 19, total_records: 190 } },
    });
  });
  await openDashboard(page);
  await expect(page.getByText('Page 1 of 19')).toBeVisible();
  await expect(async () => {
    const tops = new Set<number>();
    for (const name of ['First', 'Previous', 'Next', 'Last']) {
      const box = await page.getByRole('button', { name, exact: true }).boundingBox();
      expect(box?.height, name).toBeLessThan(48);
      tops.add(box?.y ?? 0);
    }
    expect([...tops], 'the list above may still grow between two buttons').toHaveLength(1);
  }).toPass();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the chip of a place is in the script of the reader', async ({
  page,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Marathi Asha');
  const body = { name: 'Talasari', local_name: 'तलासरी', spellings: [] };
  await request(program.address, 'mergePlaces', { token: await startSession(page), body });
  await startSession(page, asha);
  await page.goto('/volunteer/dashboard?place=Talasari');
  await expect(page.getByRole('button', { name: 'Remove Place Talasari' })).toBeVisible();
  await page.locator('select[name=language]').selectOption('mr');
  await expect(page.getByRole('button', { name: 'ठिकाण तलासरी काढा' })).toBeVisible();
  await page.goto('/volunteer/dashboard?place=तलासरी');
  await page.locator('select[name=language]').selectOption('en');
  await expect(page.getByRole('button', { name: 'Remove Place Talasari' })).toBeVisible();
});

test('the entries of one volunteer are a view', async ({ page, program, addVolunteer }) => {
  const asha = await addVolunteer('View Asha');
  await recordEntries(program, asha, ['View One']);
  await openDashboard(page);
  await page.goto(`/volunteer/admin?volunteer=${asha.id}`);
  await page.getByRole('button', { name: 'Save view' }).click();
  const field = page.getByLabel('Name of the view');
  await expect(field).toHaveValue('View Asha');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('View Asha is saved')).toBeVisible();
  await page.goto('/volunteer/admin');
  await page.locator('select[name=view]').selectOption({ label: 'View Asha' });
  await expect(page).toHaveURL(new RegExp(`volunteer=${asha.id}`));
  await expect(page.getByRole('link', { name: 'View One' })).toBeVisible();
});

test('a choice made while the list still loads is added to the one before', async ({
  page,
  program,
  addVolunteer,
}) => {
  await recordEntries(program, await addVolunteer('Hasty Asha'), ['Hasty One']);
  await openDashboard(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/surveys?**type=child**', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(/type=child/);
  await page.getByRole('radio', { name: /^Child/ }).click({ force: true });
  await asked;
  await page.locator('select[name=sort]').selectOption('name');
  answer();
  await expect(page).toHaveURL(/type=child&sort=name/);
});

test('a double press deletes a view once', async ({ page, program, addVolunteer }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const asha = await addVolunteer('Pressing Asha');
  await recordEntries(program, asha, ['Pressed One']);
  const token = await startSession(page, asha);
  const body = { name: 'Women', query: 'gender=female' };
  await request(program.address, 'saveView', { token, body });
  await page.goto('/volunteer/dashboard');
  await page.getByRole('button', { name: 'Filters' }).click();
  const sent: string[] = [];
  page.on('request', (each) => each.method() === 'DELETE' && sent.push(each.url()));
  await page.route('**/views?id=*', async (route) => {
    await page.waitForTimeout(200);
    await route.continue();
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the view Women' }).dblclick();
  await expect(page.getByText('Women is deleted')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('the button of the filters shows no number of other filters', async ({
  page,
  program,
  addVolunteer,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await recordEntries(program, await addVolunteer('Counting Asha'), ['Counted One']);
  await page.clock.install();
  await openDashboard(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByLabel('Place').fill('nowhere at all');
  await expect(sheet.getByRole('button', { name: 'Show 0 entries' })).toBeVisible();
  await page.route('**/server/api/surveys?*', () => {});
  // The number goes at once, not after a timer.
  await page.clock.pauseAt(Date.now() + 60_000);
  await sheet.getByLabel('Place').fill('nowhere else');
  await expect(sheet.getByRole('button', { name: 'Show 0 entries' })).toBeHidden();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a range that ends before it begins keeps the filters open', async ({
  page,
  addVolunteer,
  program,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await recordEntries(program, await addVolunteer('Ranging Asha'), ['Ranged One']);
  await openDashboard(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const from = sheet.getByLabel('Age from');
  await from.fill('60');
  await sheet.getByLabel('Age to').fill('20');
  await sheet.getByRole('button', { name: /^Show/ }).click();
  await expect(from).toBeFocused();
  await expect(from).toHaveAccessibleDescription(/The first age is higher than the last/);
  await from.fill('18');
  await sheet.getByRole('button', { name: /^Show/ }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/age_from=18&age_to=20/);
});

test('on a phone the list of deleted entries says that it is one', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openDashboard(page);
  await page.goto('/volunteer/admin?status=deleted');
  await expect(page.getByRole('heading', { name: 'Deleted', exact: true })).toBeVisible();
});

test('a 404 of a proxy is a failure, and no empty list', async ({ page }) => {
  await startSession(page);
  await page.route('**/server/api/surveys?*', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }),
  );
  await page.goto('/volunteer/admin');
  await expect(page.getByRole('alert')).toContainText('Failed to fetch survey entries');
});
