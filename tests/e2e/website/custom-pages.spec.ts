// The trust adds pages of its own.
import {
  expect,
  scrollsSideways,
  startSession,
  test,
  violations,
} from '../../support/browser/e2e-fixtures.ts';
import {
  expectSaved,
  openDocument,
  restoreDocument,
  shownPage,
} from '../../support/browser/website/website-editor.ts';

test.afterEach(async ({ program }) => restoreDocument(program, 'custom-pages'));

test('Meera writes a page about the library with headings and a list', async ({ page }) => {
  await startSession(page);
  await openDocument(page, 'custom-pages');
  await page.getByRole('button', { name: 'Add: Page' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Our library');
  await page.getByLabel('Heading', { exact: true }).fill('A library in a cowshed');
  await page.getByLabel('Opening sentence').fill('Open on four evenings a week.');
  const text = page.getByLabel('Text', { exact: true });
  await text.fill('Opening hours');
  await page.getByRole('button', { name: 'Heading', exact: true }).click();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await page.keyboard.type('Monday, 5 to 8');
  await expect(text).toHaveValue('## Opening hours\n- Monday, 5 to 8');
  await expectSaved(page);
  expect(await violations(page)).toEqual([]);
  // It has no address yet, and is shown beside the fields nevertheless.
  const own = await shownPage(page);
  await expect(own.getByRole('heading', { level: 1 })).toHaveText('A library in a cowshed');
  await expect(own.getByRole('heading', { level: 2, name: 'Opening hours' })).toBeVisible();
  await own.getByRole('listitem').filter({ hasText: 'Monday, 5 to 8' }).click();
  await expect(text).toBeFocused();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Own pages is published')).toBeVisible({ timeout: 45_000 });
  await expect
    .poll(async () => (await page.request.get('/pages/our-library')).status(), { timeout: 20_000 })
    .toBe(200);

  await text.selectText();
  await page.getByRole('button', { name: 'Link', exact: true }).last().click();
  const offered = page.getByLabel('Leads to').locator('option');
  await expect(offered.last()).toHaveText('Our library, /pages/our-library');
});

test('the buttons over a text fit on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await startSession(page);
  await openDocument(page, 'custom-pages');
  await page.getByRole('button', { name: 'Add: Page' }).click();
  for (const name of ['Heading', 'List', 'Strong', 'Link']) {
    const button = page.getByRole('button', { name, exact: true }).last();
    const { height = 0 } = (await button.boundingBox()) ?? {};
    expect(height, name).toBeLessThan(60);
  }
  expect(await scrollsSideways(page)).toBe(false);
});
