// The admin's screens about volunteers.
import {
  expect,
  expectFits,
  openDashboard,
  startSession,
  test,
  violations,
} from '../../../support/browser/e2e-fixtures.ts';
import {
  detailsOf,
  editOf,
  recordEntries,
  rowOf,
  VOLUNTEERS,
} from '../../../support/browser/volunteers.ts';
import { adminToken, request } from '../../../support/program/program.ts';

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
  const phone = page.getByLabel('Phone');
  await phone.fill('52310 4471');
  await expect(phone).toHaveAccessibleDescription(/usually it has ten digits/);
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

test('a half-written volunteer is not lost by a change of tab, and a search keeps the form open', async ({
  page,
}) => {
  await startSession(page);
  await page.goto(`${VOLUNTEERS}&new=volunteer`);
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Prakash Gavit');
  await page.getByRole('searchbox').fill('asha');
  await expect(page).toHaveURL(/search=asha/);
  await page.getByRole('link', { name: /^Places/ }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Keep writing' }).click();
  await expect(name).toHaveValue('Prakash Gavit');
  await page.getByRole('link', { name: /^Places/ }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/tab=places/);
  await page.goto(`${VOLUNTEERS}&new=volunteer`);
  await expect(name).toHaveValue('');
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

test('an edit does not overwrite fields that another admin has changed since', async ({
  page,
  program,
  addVolunteer,
}) => {
  const ravi = await addVolunteer('Ravi');
  const token = await startSession(page);
  await page.goto(editOf(ravi));
  await page.getByLabel('Phone').fill('5231044718');
  const inactive = { token, id: ravi.id, body: { status: 'inactive' } };
  await request(program.address, 'setVolunteerStatus', inactive);
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
    await page.goto(`${VOLUNTEERS}&search=${kavya.email}`);
    await expect(rowOf(page, kavya)).toContainText(role);
  }
});

test('an editor who opens an admin’s screen reads why the sign-in form is there', async ({
  page,
  addVolunteer,
  program,
}) => {
  const kavya = await addVolunteer('Kavya Nair');
  await request(program.address, 'setEditor', {
    token: await adminToken(program.address),
    id: kavya.id,
    body: { is_editor: true },
  });
  await startSession(page, kavya);
  await page.goto('/volunteer/admin/donations');
  await expect(page).toHaveURL(/\/volunteer\/login$/);
  await expect(page.getByRole('alert')).toContainText('Your account may not open that page');
  expect(await violations(page)).toEqual([]);
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
