// A volunteer with the right of an editor keeps the questions up to date, on a phone and by keyboard alone.
import type { Page } from '@playwright/test';
import {
  expect,
  scrollsSideways,
  signIn,
  startSession,
  test,
  violations,
} from '../../support/browser/e2e-fixtures.ts';
import {
  expectSaved,
  giveEditorRight,
  openDocument,
  restoreDocument,
  visitedPage,
} from '../../support/browser/website/website-editor.ts';

test.afterEach(async ({ program }) => restoreDocument(program, 'faqs'));

async function questions(page: Page): Promise<string[]> {
  const texts = await page.locator('main ol button[data-item]').allTextContents();
  return texts.map((text) => text.trim());
}

test('Asha, an editor, changes an answer on her phone', async ({ page, program, addVolunteer }) => {
  const asha = await addVolunteer('Asha Pawar');
  await giveEditorRight(program, asha.id);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/volunteer/login');
  await page.getByLabel('Email').fill(asha.email);
  await page.getByLabel('Password', { exact: true }).fill(asha.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Website');
  expect(await scrollsSideways(page)).toBe(false);
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: 'FAQs' }).click();
  await page.getByRole('button', { name: 'How can I contribute?' }).click();
  await page
    .getByLabel('Answer')
    .fill('Give, walk with us, or write. **Every gift is receipted.**');
  await expectSaved(page);
  expect(await scrollsSideways(page)).toBe(false);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('FAQs is published')).toBeVisible();
  await expect
    .poll(() => visitedPage(program, '/faqs'), { timeout: 20_000 })
    .toContain('<strong>Every gift is receipted.</strong>');

  await page.goto('/volunteer/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Website');
  await page.goto('/volunteer/admin');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Admin Dashboard');
});

test('a question is added, moved, hidden, removed and restored by keyboard', async ({ page }) => {
  await startSession(page);
  await openDocument(page, 'faqs');
  const before = await questions(page);
  await page.getByRole('button', { name: 'Add: Question' }).press('Enter');
  await page.keyboard.type('Do you work in Goa?');
  await expect(page.getByLabel('Question', { exact: true })).toHaveValue('Do you work in Goa?');
  await page.keyboard.press('Tab');

  const up = page.getByRole('button', { name: 'Move Do you work in Goa? up' });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(up).toBeFocused();
  const all = before.length + 1;
  await expect(page.getByText(`Do you work in Goa? is now ${all - 1} of ${all}`)).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Do you work in Goa? is now ${all - 2} of ${all}`)).toBeAttached();
  expect((await questions(page)).at(-3)).toBe('Do you work in Goa?');
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Hide Do you work in Goa?' }).press('Enter');
  await expect(page.getByText('Hidden', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Show Do you work in Goa?' }).press('Enter');
  await page.getByRole('button', { name: 'Remove Do you work in Goa?' }).press('Enter');
  expect(await questions(page)).toEqual(before);
  await expect(page.locator('main ol button[data-item]:focus')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  expect((await questions(page)).at(-3)).toBe('Do you work in Goa?');
  await expectSaved(page);
});

test('the list shows how many questions fit, and items open and close by keyboard', async ({
  page,
}) => {
  await startSession(page);
  await openDocument(page, 'faqs');
  const first = page.locator('main ol button[data-item]').first();
  await expect(page.getByText(/^8 of at most \d+/)).toBeVisible();
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await first.press('Enter');
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(first).toHaveAttribute('aria-expanded', 'false');
});

test('a volunteer who is not an editor is refused', async ({ page, addVolunteer }) => {
  const ravi = await addVolunteer('Ravi Kale');
  await signIn(page, ravi);
  await page.goto('/volunteer/admin/website');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back');
});
