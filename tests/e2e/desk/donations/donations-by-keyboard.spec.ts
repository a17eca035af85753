// Meera keeps the register of donations without a mouse.
import type { Locator, Page } from '@playwright/test';
import { registrations } from '#content/documents/registrations.ts';
import { expect, startSession, test } from '../../../support/browser/e2e-fixtures.ts';
import { tabTo } from '../../../support/browser/keyboard.ts';

const legalName = JSON.stringify({ ...registrations.defaults.en, legal_name: 'Prakash Trust' });
/** Receipts need a published name. Publishing it would render every page. */
const PUBLISHED_NAME = `
  insert into website_documents (document, locale, version, published_version)
    values ('registrations', 'en', 1, 1);
  insert into website_versions (document, locale, version, schema, body, published_at, published_by)
    select 'registrations', 'en', 1, ${registrations.schema}, '${legalName}',
      strftime('%Y-%m-%dT%H:%M:%fZ'), min(id) from volunteers`;

test.use({ trust: 'keyboard', sqlBeforeStart: PUBLISHED_NAME });

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

for (const [width, height] of [
  [360, 740],
  [1280, 960],
] as const) {
  test(`at ${width} × ${height} a donation is recorded, receipted, cancelled, found and exported`, async ({
    page,
  }) => {
    const donor = `Lata ${width}`;
    await page.setViewportSize({ width, height });
    await startSession(page);
    await page.goto('/volunteer/admin/donations');
    await press(page, page.getByRole('link', { name: 'Record a gift' }));

    await tabTo(page, page.getByLabel('Date of the gift'));
    await page.keyboard.type('06062026');
    await tabTo(page, page.getByLabel('Amount in rupees'));
    await page.keyboard.type('2000');
    await tabTo(page, page.getByLabel('How it came'));
    await page.keyboard.press('ArrowDown');
    await tabTo(page, page.getByLabel('Donor', { exact: true }));
    await page.keyboard.type(donor);
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toContainText(`₹2,000 · ${donor}`);

    const issue = page.getByRole('button', { name: 'Issue receipt' });
    await press(page, issue);
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(issue).toBeFocused();
    await page.keyboard.press('Enter');
    await press(page, question.getByRole('button', { name: 'Issue receipt' }));
    await expect(page.getByRole('article')).toContainText('2026-27/');
    await expect(heading).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: 'Print receipt' }));

    const cancel = page.getByRole('button', { name: 'Cancel the gift' });
    await press(page, cancel);
    await page.keyboard.press('Escape');
    await expect(cancel).toBeFocused();
    await page.keyboard.press('Enter');
    const reason = page.getByLabel('Reason');
    await expect(reason).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(reason).toHaveAccessibleDescription(/.+/);
    await expect(reason).toBeFocused();
    await page.keyboard.type('Sent back');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article')).toContainText('CANCELLED');
    await expect(heading).toBeFocused();

    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    const year = page.getByRole('combobox', { name: 'Year', exact: true });
    await tabTo(page, page.getByRole('searchbox'));
    await page.keyboard.type(donor);
    await expect(page).toHaveURL(/search=/);
    await expect(page.getByRole('searchbox')).toBeFocused();
    await tabTo(page, year);
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(/year=2026-27/);
    await expect(year).toBeFocused();
    const download = page.waitForEvent('download');
    const save = page.getByRole('button', { name: /statement/i });
    await press(page, save);
    expect((await download).suggestedFilename()).toBe('statement-10bd-2026-27.csv');
    await expect(save).toBeFocused();
  });
}
