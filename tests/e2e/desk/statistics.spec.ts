// Meera counts the entries of a village.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { aarav, sunita } from '../../support/app/entries/entries.ts';
import {
  expect,
  openDashboard,
  scrollsSideways,
  startSession,
  test,
  violations,
} from '../../support/browser/e2e-fixtures.ts';
import { adminToken, type Program, request } from '../../support/program/program.ts';

/** Id of the first account. */
const MEERA = 1;
const table = (page: Page) => page.getByRole('table');
/** With its counts, the total last. */
const row = (page: Page, name: string) => page.getByRole('row', { name, exact: true });

/** Three women and a boy; of each place that a story names, as other stories record entries, too. */
async function record({ address }: Program, city: string): Promise<void> {
  const token = await adminToken(address);
  const people = [sunita, { ...sunita, age: 61 }, { ...sunita, age: 67 }, aarav];
  for (const [index, person] of people.entries()) {
    const body = { ...person, name: `Counted ${index}`, city, volunteer_id: MEERA };
    expect((await request(address, 'createSurvey', { token, body })).status).toBe(201);
  }
}

test('from the numbers of a filtered table Meera goes to its entries and back', async ({
  page,
  program,
}) => {
  await record(program, 'Chinchani');
  await page.setViewportSize({ width: 360, height: 740 });
  await openDashboard(page);
  await page.getByRole('link', { name: 'Statistics' }).click();
  // The list has filters, too.
  await expect(page.getByRole('heading', { name: 'Statistics' })).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Place').fill('Chinchani');
  await page.getByRole('button', { name: 'Show 4 entries' }).click();
  await page.getByLabel('Rows').selectOption('Age');
  await page.getByLabel('Columns').selectOption('Gender');
  await expect(page.getByRole('heading', { name: 'Age and Gender' })).toBeVisible();
  await expect(row(page, '60 and older 0 2 2')).toBeVisible();
  await expect(row(page, 'Total 1 3 4')).toBeVisible();
  expect(await scrollsSideways(page)).toBe(false);
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: '60 and older' }).click();
  await expect(page.getByText('Counted 2')).toBeVisible();
  await expect(page.getByText('Counted 0')).toBeHidden();
  await page.goBack();
  await expect(page.getByLabel('Columns')).toHaveValue('gender');

  await page.getByRole('radio', { name: /^Child/ }).click({ force: true });
  await expect(page.getByRole('heading', { name: 'Age and Gender, Child' })).toBeVisible();
  await expect(row(page, 'Total 1 1')).toBeVisible();
});

test('paper and files have no small numbers', async ({ page, program }) => {
  await record(program, 'Agashi');
  await startSession(page);
  await page.goto('/volunteer/admin/statistics?rows=gender&columns=type&place=agashi');
  await expect(row(page, 'Female 3 0 3')).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file).toContain('Female,*,0,*');

  await page.emulateMedia({ media: 'print' });
  const printed = await page.locator('main').innerText();
  expect(printed).toMatch(/Female\s+\*\s+0\s+\*/);
  expect(printed).toContain('an asterisk (*) stands for numbers below 10');
  await expect(page.getByText('Recorded by week')).toBeHidden();
  await expect(page.getByRole('radio', { name: /^Child/ })).toBeHidden();
});

test('the chart shows the last twelve weeks, and the months of a longer time', async ({
  page,
  program,
}) => {
  await record(program, 'Saphale');
  await startSession(page);
  await page.goto('/volunteer/admin/statistics?place=saphale');
  const weeks = page.getByRole('region', { name: 'Recorded by week' }).getByRole('list').last();
  await expect(weeks.getByRole('listitem')).toHaveCount(12);
  await expect(weeks.getByRole('listitem').last()).toHaveText(
    /^4 in the week of .*Adult: 3, Child: 1$/,
  );
  await page.goto('/volunteer/admin/statistics?place=saphale&recorded_from=2020-01-01');
  await expect(page.getByRole('heading', { name: 'Recorded by month' })).toBeVisible();
});

test('counts that do not come are asked for again', async ({ page }) => {
  await startSession(page);
  const calls = '**/surveys/statistics?*';
  await page.route(calls, (route) => route.abort('connectionreset'));
  await page.goto('/volunteer/admin/statistics');
  await expect(page.getByRole('alert')).toContainText('Failed to count survey entries');
  await page.unroute(calls);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(table(page)).toBeVisible();
});
