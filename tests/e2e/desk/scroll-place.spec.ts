// Meera opens screens by their addresses, in one tab.
import type { Page } from '@playwright/test';
import { expect, startSession, test } from '../../support/browser/e2e-fixtures.ts';

const place = (page: Page) => page.evaluate(() => window.scrollY);

async function open(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

async function scrollTo(page: Page, to: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo(0, top), to);
  await expect.poll(() => place(page)).toBe(to);
}

test('another screen begins at its top, and a reload stays where Meera was', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await startSession(page);
  await open(page, '/volunteer/admin/images', 'Image Manager');
  await scrollTo(page, 700);
  await open(page, '/volunteer/admin/website', 'Website');
  expect(await place(page)).toBe(0);
  await scrollTo(page, 500);
  await page.reload();
  await expect.poll(() => place(page)).toBe(500);
});
