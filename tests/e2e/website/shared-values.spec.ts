// Values that are no words are changed in English only.
import { bank } from '#content/documents/bank.ts';
import { ADMIN } from '../../support/app/api/admin.ts';
import {
  expect,
  scrollsSideways,
  startSession,
  test,
  violations,
} from '../../support/browser/e2e-fixtures.ts';
import {
  expectSaved,
  publishDocument,
  restoreDocument,
  visitedPage,
  WEBSITE,
} from '../../support/browser/website/website-editor.ts';

const english = {
  ...bank.defaults.en,
  published: true,
  account_number: '5010 0012',
  upi_id: 'prakash@hdfc',
  amounts: [{ rupees: 500, does: 'Water for a class' }],
};

test.afterEach(async ({ program }) => {
  await restoreDocument(program, 'bank', 'hi');
  await restoreDocument(program, 'bank');
});

test('Meera translates the bank details, is asked for her password, and Hindi visitors pay the UPI id of the English', async ({
  page,
  program,
}) => {
  await publishDocument(program, 'bank', english);
  await startSession(page);
  await page.goto(`${WEBSITE}/bank?locale=hi`);
  const id = page.getByLabel('UPI ID');
  await expect(id).toHaveValue('prakash@hdfc');
  await expect(id).toHaveAttribute('readonly');
  await expect(page.getByText('The same in every language').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Add/ })).toHaveCount(0);
  await page.locator('[data-item="amounts.0"]').click();
  await expect(page.getByLabel('Rupees')).toHaveAttribute('readonly');
  await page.getByLabel('What it does').fill('एक कक्षा के लिए पानी');
  await page.getByLabel('Account name').fill('प्रकाश ट्रस्ट');
  await expectSaved(page);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish Bank and UPI?' });
  await expect(dialog.getByText('All admins get a mail')).toBeVisible();
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  const password = dialog.getByLabel('Your password, once more');
  await expect(password).toBeFocused();
  await password.fill('a wrong one');
  await password.press('Enter');
  await expect(password).toHaveAccessibleDescription('This is not your current password');
  await expect(password).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await password.fill(ADMIN.password);
  await password.press('Enter');
  // All pages have them: a slow machine renders for a while.
  await expect(page.getByText('Bank and UPI is published')).toBeVisible({ timeout: 45_000 });

  await publishDocument(program, 'bank', { ...english, upi_id: 'prakash@sbi' });
  const shown = () => visitedPage(program, '/hi/bank-details');
  await expect.poll(shown, { timeout: 20_000 }).toContain('prakash@sbi');
  expect(await shown()).toContain('प्रकाश ट्रस्ट');
  expect(await shown()).toContain('एक कक्षा के लिए पानी');
  expect(await shown()).not.toContain('prakash@hdfc');
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await scrollsSideways(page)).toBe(false);
});
