// The admin's screens about volunteers and their access.
import type { Browser } from '@playwright/test';
import { BULK_BATCH } from '#domain/surveys/bulk/bulk.ts';
import { ADMIN } from '../../support/app/admin.ts';
import {
  expect,
  expectFits,
  openDashboard,
  signIn,
  startSession,
  test,
  violations,
} from '../../support/browser/e2e-fixtures.ts';
import {
  detailsOf,
  editOf,
  findRow,
  recordEntries,
  rowOf,
  VOLUNTEERS,
} from '../../support/browser/volunteers.ts';
import { type Program, request } from '../../support/program/program.ts';

/** Signs in on another device. */
async function elsewhere(browser: Browser, { address }: Program, account: typeof ADMIN) {
  const context = await browser.newContext({ baseURL: address });
  const page = await context.newPage();
  await openDashboard(page, account);
  return page;
}

test('an admin adds a volunteer, who is listed and counted', async ({ page }) => {
  await openDashboard(page);
  await page.getByRole('link', { name: 'Manage Volunteers' }).click();
  const count = page.getByText(/^[\d,]+ volunteers?, [\d,]+ active$/);
  const before = Number.parseInt(await count.innerText(), 10);
  await page.getByRole('button', { name: 'Add New' }).click();
  await expect(page.getByRole('heading', { name: 'Add New' })).toBeFocused();
  await page.getByRole('button', { name: 'Add Volunteer' }).click();
  for (const sentence of ['Name is required', 'Email is required', 'Password is required']) {
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.getByLabel('Name', { exact: true }).fill('Prakash Gavit');
  await page.getByLabel('Email').fill('prakash@adhyay.example');
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await page.getByRole('button', { name: 'Add Volunteer' }).click();
  await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('walks far');
  await page.getByRole('button', { name: 'Add Volunteer' }).click();
  await expect(page.getByText('Prakash Gavit is added')).toBeVisible();
  await expect(count).toHaveText(new RegExp(`^${before + 1} volunteers`));
  // Other tests have added volunteers, so Prakash may be on the next page.
  await page.getByRole('searchbox').fill('prakash');
  const row = rowOf(page, { email: 'prakash@adhyay.example' });
  await expect(row).toContainText('Active');
  await expect(row.getByRole('link', { name: '0 entries' })).toBeVisible();

  await page.getByRole('button', { name: 'Add New' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Prakash, again');
  await page.getByLabel('Email').fill('PRAKASH@adhyay.example');
  await page.getByLabel('Password', { exact: true }).fill('walks far');
  await page.getByRole('button', { name: 'Add Volunteer' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Failed to add volunteer: A volunteer with this email already exists',
  );
  const email = page.getByLabel('Email');
  await expect(email).toHaveAccessibleDescription('A volunteer with this email already exists');
  await expect(email).toBeFocused();
});

test('errors in adding a volunteer are shown, and the typed text stays', async ({ page }) => {
  await startSession(page);
  await page.goto(`${VOLUNTEERS}&new=volunteer`);
  await page.getByLabel('Name', { exact: true }).fill('Prakash Gavit');
  await page.getByLabel('Email').fill('prakash.gavit@adhyay.example');
  await page.getByLabel('Password', { exact: true }).fill('walks far');
  const refused = (code: string, message: string, errors: object[] = []) =>
    JSON.stringify({ success: false, code, message, errors });
  const busy = 'The server is busy. Please try again in a moment.';
  const tooCommon = 'This password is used by very many people';
  const failures = [
    [null, 'No response from server. Please check your internet connection.'],
    [{ status: 502, body: 'bad gateway' }, 'Server error: 502'],
    [{ status: 503, body: refused('overloaded', busy) }, busy],
    [
      {
        status: 422,
        body: refused('brokenRule', tooCommon, [{ field: 'password', message: tooCommon }]),
      },
      tooCommon,
    ],
  ] as const;
  for (const [answer, said] of failures) {
    await page.route('**/volunteers/create', (route) =>
      answer ? route.fulfill(answer) : route.abort(),
    );
    await page.getByRole('button', { name: 'Add Volunteer' }).click();
    await expect(page.getByRole('alert')).toContainText(`Failed to add volunteer: ${said}`);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Prakash Gavit');
    await page.unroute('**/volunteers/create');
  }
});

test('an e-mail that another account has is reported above the form and at the field', async ({
  page,
  addVolunteer,
}) => {
  const [ravi, asha] = [await addVolunteer('Ravi'), await addVolunteer('Asha')];
  await startSession(page);
  await page.goto(editOf(ravi));
  const email = page.getByLabel('Email');
  await email.fill(asha.email);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const taken = 'A volunteer with this email already exists';
  await expect(page.getByRole('alert')).toContainText(taken);
  await expect(email).toHaveAccessibleDescription(taken);
  await expect(email).toBeFocused();
});

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
  const old = await request(program.address, '/volunteers/login', { body: { email, password } });
  expect(old.status).toBe(401);
  const raviThere = await elsewhere(browser, program, { ...ravi, password: 'another road' });
  await raviThere.context().close();
});

test('an edit does not overwrite fields that another admin has changed since', async ({
  page,
  program,
  addVolunteer,
}) => {
  const ravi = await addVolunteer('Ravi');
  const token = await startSession(page);
  await page.goto(editOf(ravi));
  await page.getByLabel('Phone').fill('5231044718');
  const inactive = { token, method: 'PATCH', body: { status: 'inactive' } };
  await request(program.address, `/volunteers/status?id=${ravi.id}`, inactive);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('link', { name: '52310 44718' })).toBeVisible();
  await expect(page.getByText('Inactive', { exact: true }).first()).toBeVisible();
});

test('a failed edit is reported and keeps the typed text', async ({ page, addVolunteer }) => {
  const ravi = await addVolunteer('Ravi');
  await startSession(page);
  await page.goto(editOf(ravi));
  await page.getByLabel('Name', { exact: true }).fill('Ravindra');
  await page.route(`**/volunteers/${ravi.id}`, (route) =>
    route.fulfill({ status: 502, body: 'bad gateway' }),
  );
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to update volunteer data');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ravindra');
});

test('a volunteer is deleted from the details, and the entries keep the name', async ({
  page,
  program,
  addVolunteer,
}) => {
  const mohan = await addVolunteer('Mohan Kale');
  await recordEntries(program, mohan, ['Mohans Entry']);
  await startSession(page);
  await page.goto(detailsOf(mohan));
  await page.getByRole('button', { name: 'Delete Volunteer' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete this volunteer?' });
  await expect(dialog).toContainText('Mohan Kale');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Delete Volunteer' }).click();
  await expect(page.getByText('Volunteer deleted successfully')).toBeVisible();
  await expect(page).toHaveURL(VOLUNTEERS);
  await expect(rowOf(page, mohan)).toHaveCount(0);
  await page.goto(VOLUNTEERS);
  const former = page.getByRole('region', { name: 'Deleted in the last thirty days' });
  await former.getByRole('link', { name: 'Mohan Kale' }).click();
  await expect(page.getByRole('button', { name: 'Restore Volunteer' })).toBeVisible();
  await expect(page.getByText('The account was deleted on')).toBeVisible();
  await page.goto(`/volunteer/admin?volunteer=${mohan.id}`);
  await expect(page.getByText('Entries of Mohan Kale')).toBeVisible();
  await expect(page.getByRole('row', { name: /Mohans Entry/ })).toContainText('Mohan Kale');
});

test('before an account is deleted, a failed count of its entries is shown and repeated', async ({
  page,
  program,
  addVolunteer,
}) => {
  const mohan = await addVolunteer('Mohan Jadhav');
  await recordEntries(program, mohan, ['Counted Later']);
  await startSession(page);
  await page.goto(detailsOf(mohan));
  await page.route('**/server/api/surveys?*', (route) => route.abort());
  await page.getByRole('button', { name: 'Delete Volunteer' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete this volunteer?' });
  await expect(dialog.getByRole('alert')).toContainText('Failed to fetch survey entries');
  const confirm = dialog.getByRole('button', { name: 'Delete Volunteer' });
  await expect(confirm).toBeDisabled();
  await page.unroute('**/server/api/surveys?*');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('combobox')).toBeVisible();
  await expect(dialog.getByRole('alert')).toBeHidden();
  await expect(confirm).toBeEnabled();
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

test('every screen about volunteers fits from 320 px up, and axe finds nothing', async ({
  page,
  program,
  addVolunteer,
}) => {
  test.setTimeout(120_000);
  const long = await addVolunteer('श्रीमती कमलाबाई विश्वनाथ देशपांडे-कुलकर्णी');
  await recordEntries(program, long, ['Sunita Devi Kushwaha', 'आरव साहनी', 'x'.repeat(120)]);
  await startSession(page);
  await page.goto(`${VOLUNTEERS}&new=volunteer`);
  await expect(page.getByText(/volunteers?, \d+ active/)).toBeVisible();
  await expectFits(page, 'the list');
  await page.goto(detailsOf(long));
  await expect(page.getByRole('heading', { name: 'Entries a week' })).toBeVisible();
  const shown = page.getByRole('region', { name: 'Entries a week' }).getByRole('listitem');
  const bars = (width: number) => (width < 370 ? 5 : width < 760 ? 6 : 12);
  await expectFits(page, 'the details', (width) => expect(shown).toHaveCount(bars(width)));
  await page.getByRole('button', { name: /change your password/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectFits(page, 'the password');
  await page.goto(editOf(long));
  await page.getByRole('checkbox', { name: 'Change Password' }).check();
  await expectFits(page, 'the edit form');
  await page.goto(`/volunteer/admin?volunteer=${long.id}`);
  await expect(page.getByText(/^Entries of/)).toBeVisible();
  await expectFits(page, 'the entries');
});

test('an admin gives a volunteer the right to edit the website, and takes it away again', async ({
  page,
  addVolunteer,
}) => {
  const kavya = await addVolunteer('Kavya Nair');
  await startSession(page);
  const right = page.getByRole('checkbox', { name: /May write the website/ });
  for (const [wanted, role] of [
    [true, 'Editor'],
    [false, 'User'],
  ] as const) {
    await page.goto(editOf(kavya));
    await expect(right).toBeChecked({ checked: !wanted });
    await right.setChecked(wanted);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page).toHaveURL(detailsOf(kavya));
    await expect(page.getByText(role, { exact: true })).toBeVisible();
  }
});

test('a deactivation that reassigns entries says that Undo leaves the entries where they are', async ({
  page,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Resting Asha');
  const ravi = await addVolunteer('Helping Ravi');
  await recordEntries(program, asha, ['Kept One', 'Kept Two']);
  await openDashboard(page);
  await page.goto('/volunteer/admin?tab=volunteers&search=Resting');
  await page.getByRole('button', { name: 'Deactivate' }).click();
  const dialog = page.getByRole('alertdialog', { name: /^Deactivate/ });
  await dialog.getByLabel('Hand the entries over to').selectOption(String(ravi.id));
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await expect(
    page.getByText(/2 entries were handed over to .*Helping Ravi.*, and stay there after Undo/),
  ).toBeVisible();
});

test('a reassignment that is cancelled on its way says what was handed over', async ({
  page,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Slow Asha');
  const ravi = await addVolunteer('Slow Ravi');
  await recordEntries(program, asha, ['On the Way']);
  await openDashboard(page);
  await page.goto('/volunteer/admin?tab=volunteers&search=Slow%20Asha');
  await page.getByRole('button', { name: 'Deactivate' }).click();
  const dialog = page.getByRole('alertdialog', { name: /^Deactivate/ });
  await dialog.getByLabel('Hand the entries over to').selectOption(String(ravi.id));
  const { promise: isCancelled, resolve: cancelled } = Promise.withResolvers<void>();
  await page.route('**/surveys/bulk', async (route) => {
    const response = await route.fetch();
    await isCancelled;
    await route.fulfill({ response });
  });
  const sent = page.waitForRequest('**/surveys/bulk');
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await sent;
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  cancelled();
  await expect(page.getByText(/1 entry had already been handed over to .*Slow Ravi/)).toBeVisible();
  await page.reload();
  await expect(rowOf(page, asha)).toContainText('Active');
});

test('a cancelled reassignment says what was handed over, although its second batch has no answer', async ({
  page,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Broken Asha');
  const ravi = await addVolunteer('Broken Ravi');
  const names = Array.from({ length: BULK_BATCH + 1 }, (_, index) => `Broken ${index}`);
  await recordEntries(program, asha, names);
  await openDashboard(page);
  await page.goto('/volunteer/admin?tab=volunteers&search=Broken%20Asha');
  await page.getByRole('button', { name: 'Deactivate' }).click();
  const dialog = page.getByRole('alertdialog', { name: /^Deactivate/ });
  await dialog.getByLabel('Hand the entries over to').selectOption(String(ravi.id));
  const { promise: isCancelled, resolve: cancelled } = Promise.withResolvers<void>();
  const { promise: isSecondSent, resolve: secondSent } = Promise.withResolvers<void>();
  let batches = 0;
  await page.route('**/surveys/bulk', async (route) => {
    batches += 1;
    if (batches === 1) return route.continue();
    secondSent();
    await isCancelled;
    await route.abort('connectionreset');
  });
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await isSecondSent;
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  cancelled();
  await expect(
    page.getByText(/100 entries had already been handed over to .*Broken Ravi/),
  ).toBeVisible();
});

test('the forms of passwords name the length that the operator has set', async ({ page }) => {
  await page.route('**/server/api/store', async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = await response.json();
    await route.fulfill({
      response,
      json: { ...rest, data: { ...data, password_min_length: 12 } },
    });
  });
  await openDashboard(page);
  await page.goto(`${VOLUNTEERS}&new=volunteer`);
  await expect(page.getByText('At least 12 characters')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('walks far');
  await page.getByRole('button', { name: 'Add Volunteer' }).click();
  await expect(page.getByText('Password must be at least 12 characters long')).toBeVisible();
});

test('the entries of a new editor are handed over, and cannot be sent back to her', async ({
  page,
  program,
  addVolunteer,
}) => {
  const kavya = await addVolunteer('Writing Kavya');
  const ravi = await addVolunteer('Recording Ravi');
  await recordEntries(program, kavya, ['Once Kavyas']);
  await startSession(page);
  const save = async (isEditor: boolean) => {
    await page.getByRole('checkbox', { name: /May write the website/ }).setChecked(isEditor);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page).toHaveURL(detailsOf(kavya));
  };
  await page.goto(editOf(kavya));
  await save(true);

  await page.goto(`/volunteer/admin?volunteer=${kavya.id}`);
  await page.getByRole('link', { name: 'View', exact: true }).first().click();
  await page.getByRole('button', { name: 'Send back' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send Once Kavyas back?' });
  await expect(dialog.getByText('Writing Kavya can no longer see entries')).toBeVisible();
  const note = dialog.getByRole('textbox');
  await note.fill('Please ask for her age again');
  await dialog.getByRole('button', { name: 'Send back' }).click();
  await expect(dialog.getByText('The volunteer can no longer see entries')).toBeVisible();
  await expect(note).toHaveValue('Please ask for her age again');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('link', { name: 'Give it to somebody else' }).click();
  await expect(page).toHaveURL(/\/volunteer\/survey\/edit\/\d+/);

  await page.goto(editOf(kavya));
  await save(false);
  await page.goto(editOf(kavya));
  await page.getByRole('checkbox', { name: /May write the website/ }).check();
  await page.getByLabel('Hand the entries over to').selectOption(String(ravi.id));
  await save(true);
  await page.goto(`/volunteer/admin?volunteer=${ravi.id}`);
  await expect(page.getByText('Once Kavyas')).toBeVisible();
});

test('an account is saved before its entries are reassigned, and a failure is reported', async ({
  page,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Leaving Asha');
  const ravi = await addVolunteer('Staying Ravi');
  await recordEntries(program, asha, ['Handed One', 'Handed Two']);
  await openDashboard(page);
  await page.goto(editOf(asha));
  await page.getByRole('radio', { name: 'Inactive' }).check();
  await page.getByLabel('Hand the entries over to').selectOption(String(ravi.id));
  const save = page.getByRole('button', { name: 'Save Changes' });
  const entriesOf = async ({ id }: { id: number }) => {
    const path = `/surveys?volunteer_id=${id}&limit=1`;
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
    return (await request(program.address, path, { token })).body.pagination.total_records;
  };

  const account = `**/volunteers/${asha.id}`;
  await page.route(account, (route) => route.abort('connectionreset'), { times: 1 });
  await save.click();
  await expect(page.getByText('Nothing was changed')).toBeVisible();
  expect(await entriesOf(asha)).toBe(2);

  await page.route('**/surveys/bulk', (route) => route.abort('connectionreset'), { times: 1 });
  await save.click();
  await expect(page.getByText('The account is saved, the rest is not.')).toBeVisible();
  expect(await entriesOf(asha)).toBe(2);
  await save.click();
  await expect(page).toHaveURL(new RegExp(detailsOf(asha)));
  expect([await entriesOf(asha), await entriesOf(ravi)]).toEqual([0, 2]);
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
