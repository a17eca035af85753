// Sign-in, passwords and sessions of volunteers, as an admin and they themselves change them.
import type { Browser } from '@playwright/test';
import { ADMIN } from '../../../support/app/api/admin.ts';
import {
  expect,
  openDashboard,
  signIn,
  startSession,
  test,
  violations,
} from '../../../support/browser/e2e-fixtures.ts';
import { detailsOf, findRow } from '../../../support/browser/volunteers.ts';
import { type Program, request } from '../../../support/program/program.ts';

/** Signs in on another device. */
async function elsewhere(browser: Browser, { address }: Program, account: typeof ADMIN) {
  const context = await browser.newContext({ baseURL: address });
  const page = await context.newPage();
  await openDashboard(page, account);
  return page;
}

test('a deactivated volunteer is signed out at once, and can return once activated', async ({
  page,
  browser,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha Pawar');
  const ashasPage = await elsewhere(browser, program, asha);
  await startSession(page);
  const row = await findRow(page, asha);
  await row.getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText('Asha Pawar is now inactive')).toBeVisible();
  await expect(row).toContainText('Inactive');
  await expect(page.getByText('1 volunteer, 0 active')).toBeVisible();

  await ashasPage.getByRole('button', { name: 'New Survey Entry' }).click();
  await expect(ashasPage.getByRole('button', { name: 'Submit Survey' })).toBeVisible();
  await ashasPage.goBack();
  await expect(ashasPage).toHaveURL(/\/volunteer\/login$/);
  await ashasPage.getByLabel('Email').fill(asha.email);
  await ashasPage.getByLabel('Password', { exact: true }).fill(asha.password);
  await ashasPage.getByRole('button', { name: 'Sign in' }).click();
  await expect(ashasPage.getByText('This account is inactive.')).toBeVisible();

  await row.getByRole('button', { name: 'Activate', exact: true }).click();
  await expect(page.getByText('Asha Pawar is now active')).toBeVisible();
  await signIn(ashasPage, asha);
  await ashasPage.context().close();
});

test('an edit changes the given fields, and the password only when asked', async ({
  page,
  browser,
  program,
  addVolunteer,
}) => {
  const ravi = await addVolunteer('Ravi Bhoye');
  await startSession(page);
  await page.goto(detailsOf(ravi));
  await page.getByRole('link', { name: 'Edit Volunteer' }).click();
  await expect(page.getByRole('heading', { name: 'Edit Volunteer' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ravi Bhoye' })).toHaveAttribute(
    'href',
    detailsOf(ravi),
  );
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(detailsOf(ravi));
  await page.getByRole('link', { name: 'Edit Volunteer' }).click();

  await page.getByLabel('Name', { exact: true }).fill('');
  await expect(page.getByLabel('New Password')).toBeHidden();
  await page.getByRole('checkbox', { name: 'Change Password' }).check();
  await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Ravi S. Bhoye');
  await page.getByLabel('Phone').fill('5231044718');
  await page.getByLabel('New Password').fill('another road');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL(detailsOf(ravi));
  await expect(page.getByRole('heading', { name: 'Ravi S. Bhoye', level: 1 })).toBeVisible();
  await expect(page.getByText(/Ravi S\. Bhoye.* has a new password/)).toBeVisible();
  await expect(page.getByRole('link', { name: '52310 44718' })).toBeVisible();

  const { email, password } = ravi;
  const old = await request(program.address, 'signIn', { body: { email, password } });
  expect(old.status).toBe(401);
  const raviThere = await elsewhere(browser, program, { ...ravi, password: 'another road' });
  await raviThere.context().close();
});

test('the last active admin cannot be demoted, and is told why', async ({ page }) => {
  await startSession(page);
  const row = await findRow(page, { ...ADMIN, id: 1, name: 'Admin' });
  for (const act of ['Deactivate', 'Delete']) {
    await expect(row.getByRole('button', { name: act })).toHaveAttribute('aria-disabled', 'true');
  }
  await row.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByText('only another admin can let you in again')).toBeVisible();
  await page.getByRole('radio', { name: 'Inactive' }).check();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'The last active admin cannot be deleted, deactivated or demoted',
  );
  await expect(page.getByRole('radio', { name: 'Inactive' })).toBeChecked();
});

test('an admin’s e-mail is changed only with her password', async ({ page }) => {
  await startSession(page);
  const row = await findRow(page, { ...ADMIN, id: 1, name: 'Admin' });
  await row.getByRole('link', { name: 'Edit' }).click();
  const password = page.getByLabel('Your password, once more');
  await expect(password).toBeHidden();
  await page.getByLabel('Email').fill('meera@else.example');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(password).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await password.fill('not hers');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('meera@else.example');
  await page.getByLabel('Email').fill(ADMIN.email);
  await expect(password).toBeHidden();
});

test('one’s own password is changed in the account menu, and other devices are signed out', async ({
  page,
  browser,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha');
  const there = await elsewhere(browser, program, asha);
  await openDashboard(page, asha);
  const trigger = page.getByRole('button', { name: 'Asha (change your password)' });
  await trigger.click();
  const dialog = page.getByRole('dialog', { name: 'Change your password' });
  await expect(dialog.getByLabel('Current password')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(trigger).toBeFocused();
  await trigger.press('Enter');
  await dialog.getByRole('button', { name: 'Change Password' }).click();
  await expect(dialog.getByText('Current password is required')).toBeVisible();
  await expect(dialog.getByText('Password is required', { exact: true })).toBeVisible();
  await dialog.getByLabel('Current password').fill('not this one');
  await dialog.getByLabel('New password').fill('12345');
  await dialog.getByRole('button', { name: 'Change Password' }).click();
  await expect(dialog.getByText('Password must be at least 6 characters long')).toBeVisible();
  await dialog.getByLabel('New password').fill('another road');
  await dialog.getByLabel('New password').press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(
    'Failed to change password: This is not your current password',
  );
  const current = dialog.getByLabel('Current password');
  await expect(current).toHaveAccessibleDescription('This is not your current password');
  await expect(current).toBeFocused();
  await dialog.getByRole('button', { name: 'Show password' }).last().click();
  await expect(dialog.getByLabel('New password')).toHaveAttribute('type', 'text');
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel('Current password').fill(asha.password);
  await dialog.getByLabel('Current password').press('Enter');
  await expect(page.getByText('Your password is changed')).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.reload();
  await expect(page.getByText('Welcome, Asha')).toBeVisible();
  await there.reload();
  await expect(there).toHaveURL(/\/volunteer\/login$/);
  await openDashboard(there, { ...asha, password: 'another road' });
  await there.context().close();
});

test('somebody sees where the account is signed in, and signs out everywhere else', async ({
  page,
  browser,
  program,
  addVolunteer,
}) => {
  const bina = await addVolunteer('Bina');
  const there = await elsewhere(browser, program, bina);
  await openDashboard(page, bina);
  const trigger = page.getByRole('button', { name: 'Bina (change your password)' });
  await trigger.click();
  await page.getByRole('button', { name: 'Where you are signed in' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog.getByRole('listitem').first()).toContainText('This device');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await dialog.getByLabel('Current password').fill('not this one');
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'Failed to sign out: This is not your current password',
  );
  await dialog.getByLabel('Current password').fill(bina.password);
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed in on this device only')).toBeVisible();
  await expect(trigger).toBeFocused();
  await there.reload();
  await expect(there).toHaveURL(/\/volunteer\/login$/);
  await there.context().close();
});

test('Meera signs a volunteer out whose phone is lost', async ({
  page,
  browser,
  program,
  addVolunteer,
}) => {
  const chetan = await addVolunteer('Chetan');
  const there = await elsewhere(browser, program, chetan);
  await startSession(page);
  await page.goto(`/volunteer/admin/view-volunteer/${chetan.id}`);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Sign Chetan out everywhere?' });
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText('Chetan is signed out everywhere')).toBeVisible();
  await there.reload();
  await expect(there).toHaveURL(/\/volunteer\/login$/);
  await there.context().close();
});
