// The form of an entry helps while it is filled in, also on a phone.
import { expect, openDashboard, test } from '../../support/browser/e2e-fixtures.ts';
import { fillAdultForm } from '../../support/browser/entries/entry-form.ts';

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
