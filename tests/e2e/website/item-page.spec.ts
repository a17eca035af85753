// A dated event has its own page, which is previewed beside its fields.
import { expect, startSession, test, violations } from '../../support/browser/e2e-fixtures.ts';
import {
  expectSaved,
  openDocument,
  restoreDocument,
  shownPage,
} from '../../support/browser/website/website-editor.ts';

test.afterEach(async ({ program }) => restoreDocument(program, 'events'));

test('Meera gives the water day a date, and sees its page beside the fields', async ({ page }) => {
  await page.setViewportSize({ width: 1500, height: 900 });
  await startSession(page);
  await openDocument(page, 'events');
  const list = await shownPage(page);
  await expect(list.getByText('Story circle').first()).toBeAttached();
  await page.getByRole('button', { name: 'Water day' }).first().click();
  await page.getByLabel('Date', { exact: true }).fill('2090-03-14');
  await page.getByLabel('What happens').fill('Silt comes out of the well.');
  await expectSaved(page);

  const own = await shownPage(page);
  await expect(own.getByRole('heading', { level: 1, name: 'Water day' })).toBeVisible();
  const words = own.getByText('Silt comes out of the well.').first();
  await expect(words).toHaveAttribute('data-state', 'chosen');
  expect(await violations(page)).toEqual([]);
  await expect(page.getByText(/^127\.0\.0\.1:\d+\/event\/water-day$/)).toBeVisible();

  await own.getByRole('heading', { level: 1, name: 'Water day' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type('Second ');
  await expect(own.getByRole('heading', { level: 1, name: 'Second' })).toBeVisible();

  await page.locator('summary', { hasText: 'Opening' }).click();
  await page.getByLabel('Heading', { exact: true }).focus();
  await expect(page.getByText(/^127\.0\.0\.1:\d+\/event$/)).toBeVisible();
  await expect(own.getByRole('heading', { level: 1, name: 'Water day' })).toBeHidden();
});

test('Meera copies an event for its next date, and takes the copy back', async ({ page }) => {
  await startSession(page);
  await openDocument(page, 'events');
  const list = page.getByRole('region', { name: 'Events', exact: true });
  const titles = list.getByRole('button', { name: 'Water day', exact: true });
  await titles.click();
  await page.getByLabel('Date', { exact: true }).fill('2090-03-14');
  await page.getByLabel('Place', { exact: true }).fill('Rampur');
  await page.getByRole('button', { name: 'Copy Water day' }).click();
  await expect(titles).toHaveCount(2);
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Water day');
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Web address', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Place', { exact: true })).toHaveValue('Rampur');
  await expectSaved(page);
  expect(await violations(page)).toEqual([]);

  await name.fill('Second water day');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(titles).toHaveCount(1);
  await expect(page.getByText('Second water day is removed')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByRole('button', { name: 'Second water day' }).first()).toBeFocused();
});

test('questions, which have no page of their own, are not copied', async ({ page }) => {
  await startSession(page);
  await openDocument(page, 'faqs');
  await page
    .getByRole('region', { name: 'Questions' })
    .getByRole('button', { expanded: false })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Remove / })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Copy / })).toHaveCount(0);
});
