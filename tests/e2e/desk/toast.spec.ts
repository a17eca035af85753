// The message with Undo after an action goes after ten seconds, unless somebody is about to press it.
import type { Page } from '@playwright/test';
import { expect, openDashboard, test } from '../../support/browser/e2e-fixtures.ts';
import { openForm, resumeBanner, typeAndKeep } from '../../support/browser/entries/entry-form.ts';

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

test.beforeEach(async ({ page, addVolunteer }) => {
  await page.clock.install();
  await openDashboard(page, await addVolunteer('Asha'));
  await openForm(page);
  await typeAndKeep(page, 'Name', 'Shanta Pawar');
  await page.goBack();
  await resumeBanner(page).getByRole('button', { name: 'Discard' }).click();
  await expect(undo(page)).toBeVisible();
});

test('an unused message goes after ten seconds', async ({ page }) => {
  await page.clock.fastForward(9000);
  await expect(undo(page)).toBeVisible();
  await page.clock.fastForward(2000);
  await expect(undo(page)).toBeHidden();
});

test('a message under the mouse stays, and then counts the rest of its time', async ({ page }) => {
  await page.clock.fastForward(5000);
  await undo(page).hover();
  await page.clock.fastForward('01:00');
  await expect(undo(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.fastForward(4000);
  await expect(undo(page)).toBeVisible();
  await page.clock.fastForward(2000);
  await expect(undo(page)).toBeHidden();
});

test('a message with the keyboard focus stays until it is closed', async ({ page }) => {
  await undo(page).focus();
  await page.clock.fastForward('01:00');
  await page.keyboard.press('Tab');
  await page.clock.fastForward('01:00');
  await expect(page.getByRole('button', { name: 'Close the message' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(undo(page)).toBeHidden();
});
