// Meera keeps the register of donations without a mouse.
import type { Locator, Page } from '@playwright/test';
import { ADMIN } from '../../support/app/admin.ts';
import { expect, startSession, test } from '../../support/browser/e2e-fixtures.ts';
import { adminToken, type Program, request } from '../../support/program/program.ts';

test.use({ trust: 'keyboard' });

const MOST_STOPS = 60;

/** Once for all tests of this file, which share a program. */
async function publishName({ address }: Program): Promise<void> {
  const token = await adminToken(address);
  const path = (what: string) => `/admin/website/registrations/${what}?locale=en`;
  const { body } = await request(address, path('draft'), { token });
  if (body.data.published_version > 0) return;
  const document = { ...body.data.document, legal_name: 'Prakash Trust' };
  await request(address, path('draft'), { token, method: 'PUT', body: document });
  const published = { token, body: { password: ADMIN.password } };
  expect((await request(address, path('publish'), published)).status).toBe(200);
}

/** Presses Tab until the focus is there, and expects a visible focus at every stop. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (!(await page.evaluate(() => document.hasFocus()))) continue;
    expect(await hiddenFocus(page)).toBe('');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target} is not reached by Tab`);
}

/** @returns '' when the focus is visible */
function hiddenFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return '';
    const { left, top, width, height } = focused.getBoundingClientRect();
    const name = `${focused.tagName} ${focused.id} ${focused.textContent?.slice(0, 30)}`;
    const ringOf = (element: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    };
    const near = [focused, focused.parentElement, ...focused.children].filter(
      (one) => one !== null,
    );
    // The calendar button within a date field has the browser's own focus ring, which a script cannot read.
    const isDate = focused instanceof HTMLInputElement && focused.type === 'date';
    if (!isDate && !near.some(ringOf)) return `${name} has no ring`;
    const shown = document.elementFromPoint(left + width / 2, top + height / 2);
    const isShown = shown && (focused.contains(shown) || near.some((one) => one === shown));
    return isShown ? '' : `${name} lies under ${shown?.outerHTML.slice(0, 80)}`;
  });
}

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
    program,
  }) => {
    const donor = `Lata ${width}`;
    await publishName(program);
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
    expect((await download).suggestedFilename()).toBe('donations-2026-27.csv');
    await expect(save).toBeFocused();
  });
}
