// Meera exports the entries.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import readXlsx from 'read-excel-file/node';
import { aarav, sunita } from '../../support/app/entries/entries.ts';
import {
  expect,
  expectFits,
  openDashboard,
  test,
  violations,
} from '../../support/browser/e2e-fixtures.ts';
import { adminToken, type Program, request } from '../../support/program/program.ts';

const EXPORT = '**/server/api/surveys/export**';
/** Id of the first account. */
const MEERA = 1;
const button = (page: Page) => page.getByRole('button', { name: /^Export/ });

async function record({ address }: Program, entries: object[]): Promise<void> {
  const token = await adminToken(address);
  for (const entry of entries) {
    const body = { volunteer_id: MEERA, ...entry };
    expect((await request(address, 'createSurvey', { token, body })).status).toBe(201);
  }
}

/** The downloaded file without its byte order mark. */
async function pressed(page: Page): Promise<{ name: string; lines: string[] }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page).click()]);
  const text = await readFile(await download.path(), 'utf8');
  expect(text[0]).toBe('\uFEFF');
  return { name: download.suggestedFilename(), lines: text.slice(1).trimEnd().split('\r\n') };
}

test('an admin exports the list as it is filtered', async ({ page, program }) => {
  await record(program, [
    { ...sunita, name: 'Export Adult' },
    { ...aarav, name: 'Export बालक' },
    { ...aarav, name: 'Export Girl', gender: 'female' },
  ]);
  await openDashboard(page);
  await page.getByRole('searchbox').fill('export');
  await expect(page.getByRole('button', { name: 'Export 3 entries' })).toBeVisible();
  await page.getByRole('radio', { name: /^Child/ }).click();
  await expect(page.getByRole('button', { name: 'Export 2 entries' })).toBeVisible();

  const { name, lines } = await pressed(page);
  expect(name).toMatch(/^survey-entries-\d{4}-\d\d-\d\d\.csv$/);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/^Entry,Type,Name,/);
  expect(lines[1]).toContain('Child,Export Girl,Female');
  expect(lines[2]).toContain('Child,Export बालक,Male');
  await expect(page.getByText(`Exported to ${name}`)).toBeVisible();

  await page.getByRole('radio', { name: /^All/ }).click();
  await expect(page.getByRole('button', { name: 'Export 3 entries' })).toBeVisible();
  expect((await pressed(page)).lines).toHaveLength(4);
  await page.getByRole('searchbox').fill('nobody of this name');
  await expect(button(page)).toBeHidden();
});

test('a running export is shown as such, and failures are reported', async ({ page, program }) => {
  await record(program, [sunita]);
  await openDashboard(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(EXPORT, async (route) => {
    await held;
    await route.abort();
  });
  const { width } = (await button(page).boundingBox()) ?? {};
  await button(page).click();
  const busy = page.getByRole('button', { name: 'Exporting...' });
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  expect((await busy.boundingBox())?.width).toBe(width);
  expect(await violations(page)).toEqual([]);
  release();
  await expect(page.getByRole('alert')).toHaveText(
    'Failed to export survey entries: No response from server. Please check your internet connection.',
  );
  expect(await violations(page)).toEqual([]);
  await expect(button(page)).toBeFocused();
  await page.unroute(EXPORT);
  await pressed(page);
  await expect(page.getByRole('alert')).toBeHidden();
});

test('an admin exports the same entries for Excel', async ({ page, program }) => {
  await record(program, [
    { ...sunita, name: 'Workbook Adult' },
    { ...aarav, name: 'Workbook बालक' },
  ]);
  await openDashboard(page);
  await page.getByRole('searchbox').fill('workbook');
  const excel = page.getByRole('button', { name: 'Excel file of 2 entries' });
  const [download] = await Promise.all([page.waitForEvent('download'), excel.click()]);
  expect(download.suggestedFilename()).toMatch(/^survey-entries-\d{4}-\d\d-\d\d\.xlsx$/);
  const [sheet] = await readXlsx(await download.path());
  expect(sheet?.data.map((row) => row.slice(1, 3))).toEqual([
    ['Type', 'Name'],
    ['Child', 'Workbook बालक'],
    ['Adult', 'Workbook Adult'],
  ]);
  await expect(page.getByText(`Exported to ${download.suggestedFilename()}`)).toBeVisible();
});

test('an ended session leads back to the sign-in', async ({ page, program }) => {
  await record(program, [sunita]);
  await openDashboard(page);
  // In one step, because the counts of the tabs would lead there as well.
  await button(page).evaluate((element: HTMLElement) => {
    localStorage.setItem('token', `adh_${'x'.repeat(43)}`);
    element.click();
  });
  await expect(page).toHaveURL(/\/volunteer\/login/);
});

test('a volunteer is not offered the export', async ({ page, program, addVolunteer }) => {
  const asha = await addVolunteer('Asha Jadhav');
  await record(program, [{ ...sunita, volunteer_id: asha.id }]);
  await openDashboard(page, asha);
  await expect(page.getByRole('link', { name: sunita.name })).toBeVisible();
  await expect(button(page)).toBeHidden();
});

test('the export fits on every screen', async ({ page, program }) => {
  await record(program, [sunita]);
  await openDashboard(page);
  await expectFits(page, 'the list', async (width) => {
    await expect(button(page)).toBeVisible();
    expect((await button(page).boundingBox())?.height, `at ${width} px`).toBeGreaterThanOrEqual(44);
  });
  await page.setViewportSize({ width: 320, height: 800 });
  await pressed(page);
});
