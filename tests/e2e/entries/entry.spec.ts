import type { Page } from '@playwright/test';
import {
  expect,
  expectFits,
  openDashboard,
  signIn,
  test,
  violations,
} from '../../support/browser/e2e-fixtures.ts';

/** Fills in every field of the adult form. */
async function fillAdultForm(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('radio', { name: 'Female' }).check();
  await page.getByRole('radio', { name: 'OBC' }).check();
  await page.getByLabel('Age', { exact: true }).fill('63');
  await page.getByLabel('Mobile number').fill('5231044720');
  await page.getByLabel('Other number').fill('5231044721');
  await page.getByLabel('Correspondence address').fill('Room 14, Ganesh Chawl');
  await page.getByRole('checkbox', { name: /Permanent address is the same/ }).check();
  await page.getByLabel('City').fill('Mumbai');
  await page.getByLabel('Constituency').fill('Dharavi');
  await page.getByLabel('Aadhaar number').pressSequentially('041288301234');
  await page.getByRole('checkbox', { name: 'Employed' }).check();
  await page.getByLabel('Income').fill('8500');
}

test('an admin adds Asha, Asha records Shanta, and the admin sees the entry', async ({ page }) => {
  await signIn(page);
  await page.getByRole('link', { name: 'Manage Volunteers' }).click();
  await page.getByRole('button', { name: 'Add New' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Asha Pawar');
  await page.getByLabel('Email').fill('asha.pawar@adhyay.example');
  await page.getByLabel('Password', { exact: true }).fill('walks far');
  await page.getByRole('button', { name: 'Add Volunteer' }).click();
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

test('an age error is shown until the age is right', async ({ page, addVolunteer }) => {
  await openDashboard(page, await addVolunteer('Rekha'));
  await page.getByRole('button', { name: 'New Survey Entry' }).click();
  const age = page.getByLabel('Age', { exact: true });
  await page.getByRole('button', { name: 'Submit Survey' }).click();
  await expect(age).toHaveAccessibleDescription('Age is required');
  for (const wrong of ['-5', '3-4', '130', 'sixty']) {
    await age.fill(wrong);
    await expect(age).toHaveAccessibleDescription('Age must be a whole number from 1 to 120');
  }
  await age.fill('63');
  await expect(age).not.toHaveAttribute('aria-invalid', 'true');
});

test('the form helps while it is filled in', async ({ page, addVolunteer }) => {
  await openDashboard(page, await addVolunteer('Meena'));
  await page.getByRole('button', { name: 'New Survey Entry' }).click();

  const aadhaar = page.getByLabel('Aadhaar number');
  await expect(page.getByLabel('Other document number')).toBeVisible();
  await aadhaar.pressSequentially('041288301234');
  await expect(aadhaar).toHaveValue('0412 8830 1234');
  await expect(page.getByLabel('Other document number')).toBeHidden();
  await aadhaar.pressSequentially('9');
  await expect(aadhaar, 'too much is not cut off unseen').toHaveValue('0412 8830 1234 9');
  await aadhaar.press('Backspace');
  await aadhaar.press('Backspace');
  await expect(page.getByLabel('Other document number')).toBeVisible();

  const senior = page.getByRole('checkbox', { name: /Senior citizen/ });
  await page.getByLabel('Age', { exact: true }).fill('59');
  await expect(senior).not.toBeChecked();
  await page.getByLabel('Age', { exact: true }).fill('60');
  await expect(senior).toBeChecked();

  const age = page.getByLabel('Age', { exact: true });
  await age.fill('17');
  await expect(page.getByText('Under 18: is this an adult’s entry?')).toBeVisible();
  await page.getByRole('radio', { name: 'Child' }).check();
  await expect(page.getByText('Under 18: is this an adult’s entry?')).toBeHidden();
  await age.fill('18');
  await expect(page.getByText('18 or older: is this a child’s entry?')).toBeVisible();
  await page.getByRole('radio', { name: 'Adult' }).check();

  const same = page.getByRole('checkbox', { name: /Permanent address is the same/ });
  const permanent = page.getByLabel('Permanent address', { exact: true });
  await permanent.fill('Mandar, Ranchi');
  await page.getByLabel('Correspondence address').fill('Ward 3');
  await same.check();
  await expect(permanent).toHaveValue('Ward 3');
  await expect(permanent).toBeDisabled();
  await page.getByLabel('Correspondence address').fill('Ward 4');
  await expect(permanent).toHaveValue('Ward 4');
  await same.uncheck();
  await expect(permanent).toHaveValue('Mandar, Ranchi');

  await expect(page.getByLabel('Income')).toBeHidden();
  await page.getByRole('checkbox', { name: 'Employed' }).check();
  await expect(page.getByLabel('Income')).toBeVisible();
});

test('a number can be corrected in its middle, and pasted in any format', async ({
  page,
  addVolunteer,
}) => {
  await openDashboard(page, await addVolunteer('Meena'));
  await page.getByRole('button', { name: 'New Survey Entry' }).click();
  const aadhaar = page.getByLabel('Aadhaar number');
  await aadhaar.pressSequentially('041283012');
  for (let step = 0; step < 5; step += 1) await aadhaar.press('ArrowLeft');
  await aadhaar.pressSequentially('88');
  await expect(aadhaar).toHaveValue('0412 8883 012');
  await aadhaar.press('Backspace');
  await aadhaar.pressSequentially('9');
  await expect(aadhaar, 'the caret stays where it was').toHaveValue('0412 8893 012');
  for (const written of ['0412-8830-1234', ' 0412 8830 1234', '०४१२ ८८३० १२३४']) {
    await aadhaar.fill('');
    await aadhaar.evaluate((input, text) => {
      input.focus();
      document.execCommand('insertText', false, text);
    }, written);
    await expect(aadhaar).toHaveValue('0412 8830 1234');
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('Submit stays in view and never covers the focused field', async ({
    page,
    addVolunteer,
  }) => {
    await openDashboard(page, await addVolunteer('Meena'));
    await page.getByRole('button', { name: 'New Survey Entry' }).click();
    await expect(page.getByText('Kept on this phone as you type')).toBeInViewport();
    const submit = page.getByRole('button', { name: 'Submit Survey' });
    const covered: string[] = [];
    for (const direction of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < 34; step += 1) {
        await page.keyboard.press(direction);
        const on = await page.evaluate(() => {
          const focused = document.activeElement;
          if (!focused?.closest('[data-chapter]')) return null;
          const box = (focused.closest('label') ?? focused).getBoundingClientRect();
          const bar = document.querySelector('form [type=submit]')?.parentElement;
          const isFree = box.top >= 0 && box.bottom <= (bar?.getBoundingClientRect().top ?? 0) + 1;
          return isFree ? null : focused.id || focused.outerHTML;
        });
        await expect(submit).toBeInViewport({ ratio: 1 });
        if (on) covered.push(on);
      }
    }
    expect(covered).toEqual([]);
  });

  test('the only invalid field has the focus, and is in view with its error', async ({
    page,
    addVolunteer,
  }) => {
    await openDashboard(page, await addVolunteer('Meena'));
    await page.getByRole('button', { name: 'New Survey Entry' }).click();
    await fillAdultForm(page, 'Gita Mahale');
    await page.getByLabel('Aadhaar number').fill('0412');
    await page.getByRole('button', { name: 'Submit Survey' }).click();
    await expect(page.getByRole('alert', { name: '1 thing to correct' })).toBeAttached();
    await expect(page.getByLabel('Aadhaar number')).toBeFocused();
    await expect(page.getByLabel('Aadhaar number')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('#aadhar_no-note')).toBeInViewport({ ratio: 1 });
  });
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
