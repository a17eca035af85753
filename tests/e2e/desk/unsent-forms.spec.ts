// What Meera has typed stays while a form is not on the screen: her session has ended, or she left it by a slip.
import type { Page } from '@playwright/test';
import { ADMIN } from '../../support/app/api/admin.ts';
import { expect, openDashboard, test, violations } from '../../support/browser/e2e-fixtures.ts';

async function endSession(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('token', `adh_${'x'.repeat(43)}`));
}

async function signInAgain(page: Page): Promise<void> {
  await expect(page.getByText(/session has ended/i)).toBeVisible();
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function openGiftForm(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Donations' }).click();
  await page.getByRole('link', { name: 'Record a gift' }).click();
}

test('a gift that her ended session did not take is in its form right after the sign-in', async ({
  page,
}) => {
  await openDashboard(page);
  await openGiftForm(page);
  await page.getByLabel('Date of the gift').fill('2026-11-02');
  await page.getByLabel('Amount in rupees').fill('1500');
  await page.getByLabel('How it came').selectOption('cash');
  await page.getByLabel('Donor', { exact: true }).fill('Ritu Sharma');
  await endSession(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await signInAgain(page);
  await expect(page.getByLabel('Donor', { exact: true })).toHaveValue('Ritu Sharma');
});

test('a privacy notice that her ended session did not publish is in its form right after the sign-in', async ({
  page,
}) => {
  await openDashboard(page);
  await page.getByRole('link', { name: 'Privacy' }).click();
  await page.getByRole('link', { name: 'Privacy notice' }).click();
  await page.getByRole('textbox', { name: 'English' }).fill('We write down how you live.');
  await endSession(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await signInAgain(page);
  await expect(page.getByRole('textbox', { name: 'English' })).toHaveValue(
    'We write down how you live.',
  );
});

test('leaving a changed account asks first, and forgets the change then', async ({
  page,
  addVolunteer,
}) => {
  await openDashboard(page);
  const asha = await addVolunteer('Asha');
  await page.goto(`/volunteer/admin/view-volunteer/${asha.id}`);
  await page.getByRole('link', { name: 'Edit' }).first().click();
  await page.getByLabel('Name', { exact: true }).fill('Asha Jadhav');
  await page.goBack();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Keep writing' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Jadhav');
  await page.goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('link', { name: 'Edit' }).first().click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha');
});

test('logging out forgets what she typed', async ({ page }) => {
  await openDashboard(page);
  await openGiftForm(page);
  await page.getByLabel('Donor', { exact: true }).fill('Ritu Sharma');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await openGiftForm(page);
  await expect(page.getByLabel('Donor', { exact: true })).toHaveValue('');
});

test('a refused e-mail is typed anew without losing a letter to the message above', async ({
  page,
  addVolunteer,
}) => {
  await openDashboard(page);
  const asha = await addVolunteer('Asha');
  const ravi = await addVolunteer('Ravi');
  await page.goto(`/volunteer/admin/edit-volunteer/${asha.id}`);
  const email = page.getByLabel('Email');
  await email.fill(ravi.email);
  await page.getByRole('button', { name: 'Save', exact: false }).first().click();
  await expect(email).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('asha.jadhav@adhyay.example');
  await expect(email).toHaveValue('asha.jadhav@adhyay.example');
});
