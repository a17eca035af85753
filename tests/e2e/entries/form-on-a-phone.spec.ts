import { sunita } from '../../support/app/entries/entries.ts';
import { expect, openDashboard, signIn, test } from '../../support/browser/e2e-fixtures.ts';
import { fill, name } from '../../support/browser/entries/entry-form.ts';
import { recordEntries } from '../../support/browser/volunteers.ts';
import { adminToken, request } from '../../support/program/program.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('Enter walks through the form to Submit and sends nothing', async ({ page, addVolunteer }) => {
  await openDashboard(page, await addVolunteer('Meera'));
  await page.getByRole('button', { name: 'New Survey Entry' }).click();
  await name(page).focus();
  const visited: string[] = [];
  for (let step = 0; step < 18; step += 1) {
    await page.keyboard.press('Enter');
    visited.push(
      await page.evaluate(() => {
        const on = document.activeElement;
        return (on instanceof HTMLInputElement && on.name) || on?.id || on?.textContent || '';
      }),
    );
  }
  expect(visited.slice(0, 6)).toEqual([
    'gender',
    'category',
    'age',
    'senior_citizen',
    'physically_disabled',
    'mobile_no',
  ]);
  expect(visited).toContain('permanent_address');
  const submit = page.getByRole('button', { name: 'Submit Survey' });
  expect(visited).toContain('Submit Survey');
  await expect(name(page)).toHaveAttribute('enterkeyhint', 'next');
  // Enter on Submit is the button's own: the form is refused, not sent.
  await expect(page.getByRole('alert', { name: /things to correct/ })).toBeVisible();
  await expect(submit).toBeVisible();

  const address = page.getByLabel('Correspondence address');
  await address.fill('House 12');
  await address.press('Shift+Enter');
  await page.keyboard.type('Post Torpa');
  await expect(address).toHaveValue('House 12\nPost Torpa');
});

test('a long list of errors is shown from its heading', async ({ page, addVolunteer }) => {
  await openDashboard(page, await addVolunteer('Meera'));
  await page.getByRole('button', { name: 'New Survey Entry' }).click();
  await page.getByRole('button', { name: 'Submit Survey' }).click();
  await expect(page.getByRole('alert', { name: '7 things to correct' })).toBeFocused();
  await expect(page.getByText('7 things to correct')).toBeInViewport({ ratio: 1 });
});

/** Pixels: Playwright brings the middle of what it clicks into view. */
const CLICK_SCROLLS = 40;

test('Back from an entry restores the scroll position of the list', async ({
  page,
  program,
  addVolunteer,
}) => {
  const meera = await addVolunteer('Meera');
  const token = await adminToken(program.address);
  for (let number = 0; number < 10; number += 1) {
    const body = { ...sunita, name: `Sunita ${number}`, volunteer_id: meera.id };
    await request(program.address, 'createSurvey', { token, body });
  }
  await openDashboard(page, meera);
  const entry = page.getByRole('link', { name: 'Sunita 2', exact: true });
  await entry.scrollIntoViewIfNeeded();
  const scrollPlace = () => page.evaluate(() => scrollY);
  const place = await scrollPlace();
  expect(place).toBeGreaterThan(300);
  await entry.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sunita 2');
  await page.goBack();
  await expect(entry).toBeInViewport();
  await expect
    .poll(async () => Math.abs((await scrollPlace()) - place))
    .toBeLessThan(CLICK_SCROLLS);
  await entry.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sunita 2');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(entry).toBeInViewport();
  await expect
    .poll(async () => Math.abs((await scrollPlace()) - place))
    .toBeLessThan(CLICK_SCROLLS);
});

test('no message covers Submit or the fields of the next entry', async ({ page, addVolunteer }) => {
  await openDashboard(page, await addVolunteer('Meera'));
  await page.getByRole('button', { name: 'New Survey Entry' }).click();
  await fill(page, 'Shanta Pawar');
  await page.getByRole('button', { name: 'Submit Survey' }).click();
  await page.getByRole('button', { name: 'Another of this household' }).click();
  await expect(page.getByText('Survey submitted successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Submit Survey' }).click({ trial: true, timeout: 2000 });
  await name(page).fill('Kavita Pawar');
  await expect(page.getByText('Survey submitted successfully')).toBeHidden({ timeout: 2000 });
});

test('optional fields are marked beside their labels', async ({ page, addVolunteer }) => {
  await openDashboard(page, await addVolunteer('Meera'));
  await page.getByRole('button', { name: 'New Survey Entry' }).click();
  await expect(page.getByLabel('City', { exact: true })).toHaveAccessibleDescription('optional');
  await expect(page.getByLabel('Other number', { exact: true })).toHaveAccessibleDescription(
    /^optional/,
  );
  await expect(name(page)).toHaveAccessibleDescription('');
  await expect(page.getByLabel('Other document number')).toHaveAccessibleDescription('');
});

test('the school fields of a child without school are skipped with one tap', async ({
  page,
  addVolunteer,
}) => {
  await openDashboard(page, await addVolunteer('Meera'));
  await page.getByRole('button', { name: 'New Survey Entry' }).click();
  await page.getByText('Child', { exact: true }).click();
  await page.getByLabel('Class', { exact: true }).selectOption('Not studying');
  await page.getByRole('button', { name: 'Write “none”' }).click();
  await expect(page.getByLabel('Current school')).toHaveValue('none');
});

test('saving an unchanged entry says that nothing was changed', async ({
  page,
  program,
  addVolunteer,
}) => {
  const meera = await addVolunteer('Meera');
  await recordEntries(program, meera, ['Shanta Pawar']);
  await openDashboard(page, meera);
  await page.getByRole('row', { name: 'Shanta Pawar' }).getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Nothing was changed')).toBeVisible();
});

test('the new entry does not wait for the list', async ({ page, addVolunteer }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/server\/api\/surveys\/volunteer\b/, async (route) => {
    await held;
    await route.continue();
  });
  await openDashboard(page, await addVolunteer('Meera'));
  await expect(page.getByRole('status').getByText('Loading survey entries...')).toBeVisible();
  await page.getByRole('button', { name: 'New Survey Entry' }).click();
  await expect(name(page)).toBeVisible();
  release();
});

test('text typed before the script has loaded is kept', async ({ page, addVolunteer }) => {
  const meera = await addVolunteer('Meera');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/react-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/volunteer/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(meera.email);
  await page.getByLabel('Password', { exact: true }).fill(meera.password);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeDisabled();
  release();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Volunteer Dashboard');
  await page.getByRole('button', { name: 'Logout' }).click();
  await signIn(page, meera);
});
