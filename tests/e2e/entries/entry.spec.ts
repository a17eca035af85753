import {
  expect,
  expectFits,
  openDashboard,
  signIn,
  test,
  violations,
} from '../../support/browser/e2e-fixtures.ts';
import { fillAdultForm } from '../../support/browser/entries/entry-form.ts';

test('an admin adds Asha, Asha records Shanta, and the admin sees the entry', async ({ page }) => {
  await signIn(page);
  await page.getByRole('link', { name: 'Manage Volunteers' }).click();
  await page.getByRole('button', { name: 'Add New' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Asha Pawar');
  await page.getByLabel('Email').fill('asha.pawar@adhyay.example');
  await page.getByLabel('Password', { exact: true }).fill('walks far');
  await page.getByRole('button', { name: 'Add Volunteer' }).click();
  await expect(page.getByText('Asha Pawar is added')).toBeVisible();
  // Other tests have added volunteers, so Asha may be on the next page.
  await page.getByRole('searchbox').fill('asha.pawar@');
  await expect(page.getByRole('row', { name: /asha\.pawar@/ })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();

  await signIn(page, { email: 'asha.pawar@adhyay.example', password: 'walks far' });
  await page.getByRole('button', { name: 'New Survey Entry' }).click();
  await fillAdultForm(page, 'Shanta Baburao Pawar');
  await page.getByRole('button', { name: 'Submit Survey' }).click();
  await page.getByRole('searchbox').fill('baburao');
  await page.getByRole('link', { name: 'Shanta Baburao Pawar' }).click();
  await expect(page).toHaveURL(/\/volunteer\/survey\/view\/\d+$/);
  await expect(page.getByText('NEW', { exact: true })).toBeVisible();
  await expect(page.getByText('XXXX XXXX 1234')).toBeVisible();
  await expect(page.getByText('0412 8830 1234')).toBeHidden();
  await page.getByRole('button', { name: /Show/ }).click();
  await expect(page.getByText('0412 8830 1234')).toBeVisible();
  await expect(page.getByText('Collected By')).toBeHidden();
  await page.getByRole('button', { name: 'Logout' }).click();

  await signIn(page);
  // Other tests have recorded a Shanta Baburao Pawar, too.
  const asha = page.getByRole('link', { name: 'Asha Pawar' });
  const row = page.getByRole('row', { name: /Shanta Baburao Pawar/ }).filter({ has: asha });
  await expect(row.getByRole('link', { name: 'Asha Pawar' })).toHaveAttribute(
    'href',
    /\/volunteer\/admin\/view-volunteer\/\d+/,
  );
  await row.getByRole('link', { name: 'View' }).click();
  await expect(page.getByText('Collected By')).toBeVisible();
});

test('an empty form shows every error in the order of the specification, at its fields', async ({
  page,
  addVolunteer,
}) => {
  await openDashboard(page, await addVolunteer('Nila'));
  await page.getByRole('button', { name: 'New Survey Entry' }).click();
  await page.getByRole('button', { name: 'Submit Survey' }).click();
  const summary = page.getByRole('alert').getByRole('link');
  await expect(summary).toHaveText([
    'Name is required',
    'Gender is required',
    'Category is required',
    'Correspondence address is required',
    'Age is required',
    'Mobile number is required and must be 10 digits',
    'Either Aadhaar or Other Document is required',
  ]);
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription(/Name is required/);
  expect(await violations(page)).toEqual([]);
});

test('an error of the form, the server or the line keeps the typed text', async ({
  page,
  addVolunteer,
}) => {
  await openDashboard(page, await addVolunteer('Uma'));
  await page.getByRole('button', { name: 'New Survey Entry' }).click();
  await fillAdultForm(page, 'Gita Mahale');
  await page.getByLabel('Mobile number').fill('523');
  const typed = () =>
    page.locator('form').evaluate((form) => {
      const fields = form instanceof HTMLFormElement ? [...new FormData(form)] : [];
      return JSON.stringify(fields);
    });
  const before = await typed();
  await page.getByRole('button', { name: 'Submit Survey' }).click();
  await expect(page.getByRole('alert')).toContainText('10 digits');
  expect(await typed()).toBe(before);

  const refusal = { field: 'name', rule: 'nameRequired', message: 'Name is required' };
  const refused = { success: false, code: 'brokenRule', message: 'Name is required' };
  await page.getByLabel('Mobile number').fill('5231044720');
  const corrected = await typed();
  await page.route('**/surveys/create', (route) =>
    route.fulfill({ status: 422, json: { ...refused, errors: [refusal] } }),
  );
  await page.getByRole('button', { name: 'Submit Survey' }).click();
  await expect(page.getByRole('alert')).toContainText('Name is required');
  expect(await typed()).toBe(corrected);

  await page.unroute('**/surveys/create');
  await page.route('**/surveys/create', (route) => route.fulfill({ status: 500, body: 'oops' }));
  await page.getByRole('button', { name: 'Submit Survey' }).click();
  await expect(page.getByText(/^Kept on this computer\./)).toBeVisible();
  await expect(page.getByText(/The office is busy/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Gita Mahale' })).toHaveCount(1);

  await page.unroute('**/surveys/create');
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByRole('link', { name: 'All sent' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Gita Mahale' })).toHaveCount(1);
});

test('an entry whose response is lost is retried automatically, and stored once', async ({
  page,
  addVolunteer,
}) => {
  await openDashboard(page, await addVolunteer('Sita'));
  await page.getByRole('button', { name: 'New Survey Entry' }).click();
  await fillAdultForm(page, 'Rekha Bhoye');
  // No unroute: it would answer a request that the handler still holds.
  let isCut = true;
  await page.route('**/surveys/create', async (route) => {
    if (!isCut) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Submit Survey' }).click();
  await expect(page.getByRole('link', { name: '1 to send' })).toBeVisible();
  isCut = false;
  await expect(page.getByRole('link', { name: 'All sent' })).toBeVisible();
  await expect(page.getByText('You recorded 1 here today; the office has 1.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rekha Bhoye' })).toHaveCount(1);
});

test('a child is recorded on the child form', async ({ page, addVolunteer }) => {
  await openDashboard(page, await addVolunteer('Kiran'));
  await page.getByRole('button', { name: 'New Survey Entry' }).click();
  await page.getByLabel('Name', { exact: true }).fill('आरव साहनी');
  await page.getByRole('radio', { name: 'Child' }).check();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('आरव साहनी');
  await page.getByRole('radio', { name: 'Male', exact: true }).check();
  await page.getByRole('radio', { name: 'General' }).check();
  await page.getByLabel('Age', { exact: true }).fill('7');
  await page.getByLabel(/Father/).fill('Manoj Sahni');
  await page.getByLabel('Class').selectOption('2');
  await page.getByLabel('Current school').fill('Zilla Parishad School');
  await expect(page.getByRole('radio', { name: 'Government' })).toBeChecked();
  await page.getByLabel('Mobile number').fill('5231044720');
  await page.getByLabel('Correspondence address').fill('Hadapsar');
  await page.getByLabel('Aadhaar number').fill('041288301234');
  await page.getByRole('button', { name: 'Submit Survey' }).click();
  await page.getByRole('link', { name: 'आरव साहनी' }).click();
  await expect(page.getByText('Zilla Parishad School')).toBeVisible();
});

test('the desk fits from 320 px up and axe finds nothing', async ({ page, addVolunteer }) => {
  await openDashboard(page, await addVolunteer('Lakshmi Venkatasubramanian Iyer'));
  await page.getByRole('button', { name: 'New Survey Entry' }).click();
  await expectFits(page, 'the form');
  await fillAdultForm(page, 'श्रीमती कमलाबाई विश्वनाथ देशपांडे-कुलकर्णी');
  await page.getByRole('button', { name: 'Submit Survey' }).click();
  const name = page.getByRole('link', { name: /कमलाबाई/ });
  await expect(name).toBeVisible();
  await expectFits(page, 'the list');
  await name.click();
  await expect(page.getByText('XXXX XXXX 1234')).toBeVisible();
  await expectFits(page, 'the entry');
});
