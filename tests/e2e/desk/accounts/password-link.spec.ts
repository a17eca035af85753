// Meera sends Asha a link, with which Asha chooses her password on her phone.
import {
  expect,
  expectFits,
  startSession,
  test,
  violations,
} from '../../../support/browser/e2e-fixtures.ts';

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const NEW_PASSWORD = 'carries water';

test('a volunteer chooses a password with an admin’s link, once', async ({
  page,
  browser,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha');
  await startSession(page);
  await page.goto(`/volunteer/admin/view-volunteer/${asha.id}`);
  await page.getByRole('button', { name: 'Password link' }).click();
  const dialog = page.getByRole('dialog', { name: 'A link for Asha' });
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
  expect(link).toContain('/volunteer/login#password=');
  const whatsApp = dialog.getByRole('link', { name: 'Send by WhatsApp' });
  expect(decodeURIComponent((await whatsApp.getAttribute('href')) ?? '')).toContain(link);
  expect(await violations(page)).toEqual([]);

  const context = await browser.newContext(PHONE);
  const phone = await context.newPage();
  await phone.goto(link);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Choose your password');
  await expect(phone.getByText('For the account of Asha')).toBeVisible();
  await phone.getByRole('button', { name: 'Save password' }).click();
  const password = phone.getByLabel('New password');
  await expect(password).toBeFocused();
  expect(await violations(phone)).toEqual([]);
  await expectFits(phone, 'the choice of a password');
  await phone.setViewportSize(PHONE.viewport);
  await password.fill(NEW_PASSWORD);
  await password.press('Enter');
  await expect(phone.getByLabel('Email')).toHaveValue(asha.email);
  await expect(phone).toHaveURL(/\/volunteer\/login$/);
  await expect(phone.getByLabel('Password', { exact: true })).toBeFocused();
  await phone.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await phone.getByRole('button', { name: 'Sign in' }).click();
  await expect(phone.getByText('Welcome, Asha')).toBeVisible();

  // Pasted into the tab that shows the sign-in.
  await phone.getByRole('button', { name: 'Logout' }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Welcome Back');
  await phone.goto(link);
  await expect(phone.getByRole('alert')).toContainText('This link has ended or was used before');
  await context.close();
});

test('a link that was copied in part or has ended says so at once', async ({ page }) => {
  for (const token of ['17.17950', `17.1700000000000.${'x'.repeat(43)}`]) {
    await page.goto('about:blank');
    await page.goto(`/volunteer/login#password=${token}`);
    await expect(page.getByRole('alert')).toContainText('Please ask an admin for a new one');
  }
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
});
