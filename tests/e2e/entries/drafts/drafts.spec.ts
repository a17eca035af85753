// Volunteers lose nothing that they have typed: by a reload, a mistaken Back, or an ended session.
import { DAY_MS } from '#domain/durations.ts';
import {
  expect,
  openDashboard,
  signIn,
  test,
  violations,
} from '../../../support/browser/e2e-fixtures.ts';
import {
  expectFilled,
  fill,
  name,
  openForm,
  resumeBanner,
  resumeBanners,
  storedDrafts,
  typeAndKeep,
} from '../../../support/browser/entries/entry-form.ts';

test('a reload restores the typed text at once', async ({ page, addVolunteer }) => {
  await openDashboard(page, await addVolunteer('Asha'));
  await openForm(page);
  await fill(page, 'Shanta');
  await typeAndKeep(page, 'Name', 'Shanta Pawar');
  await page.reload();
  await expect(page.getByText(/What you typed is back\. You began at \d\d:\d\d/)).toBeVisible();
  await expectFilled(page, 'Shanta Pawar');
  await page.getByRole('button', { name: 'Submit Survey' }).click();
  await expect(page.getByRole('link', { name: 'Shanta Pawar' })).toHaveCount(1);
  await expect.poll(() => storedDrafts(page)).toEqual([]);
});

test('Back asks nothing; the dashboard offers the draft until it is submitted', async ({
  page,
  addVolunteer,
}) => {
  await openDashboard(page, await addVolunteer('Asha'));
  await openForm(page);
  await fill(page, 'Shanta Pawar');
  await page.goBack();
  await expect(resumeBanner(page)).toContainText(/Continue the entry you began at \d\d:\d\d\?/);
  await expect(resumeBanner(page)).toContainText('Adult · Shanta Pawar');
  expect(await violations(page)).toEqual([]);
  await page.goForward();
  await expectFilled(page, 'Shanta Pawar');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await resumeBanner(page)
    .getByRole('link', { name: /^Continue/ })
    .click();
  await expectFilled(page, 'Shanta Pawar');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Submit Survey' }).click();
  await expect(page.getByRole('link', { name: 'Shanta Pawar' })).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Shanta Pawar' })).toHaveCount(1);
  await expect(resumeBanner(page)).toBeHidden();
});

test('of many unfinished entries the newest two are offered, and the others on request', async ({
  page,
  addVolunteer,
}) => {
  await openDashboard(page, await addVolunteer('Asha'));
  for (const each of ['Shanta Pawar', 'Etwari Devi', 'Birsa Oraon']) {
    await openForm(page);
    await typeAndKeep(page, 'Name', each);
    await page.getByRole('link', { name: 'Close the form' }).click();
  }
  const offers = page.getByRole('region', { name: 'Unfinished entries' });
  await expect(offers).toContainText('Birsa Oraon');
  await expect(offers).toContainText('Etwari Devi');
  await expect(offers).not.toContainText('Shanta Pawar');
  await offers.getByRole('button', { name: 'Show all 3' }).click();
  await expect(offers).toContainText('Shanta Pawar');
});

test('a session that ends meanwhile loses nothing: a submitted entry is sent after the sign-in', async ({
  page,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha');
  await openDashboard(page, asha);
  await openForm(page);
  await fill(page, 'Shanta Pawar');
  await page.evaluate(() => localStorage.setItem('token', `adh_${'x'.repeat(43)}`));
  await page.getByRole('button', { name: 'Submit Survey' }).click();
  await expect(page.getByText(/To send it, please sign in again/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Shanta Pawar' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/volunteer\/login$/);
  await page.getByLabel('Email').fill(asha.email);
  await page.getByLabel('Password', { exact: true }).fill(asha.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('link', { name: 'All sent' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Shanta Pawar' })).toHaveCount(1);
});

test('Asha’s draft is hidden from Ravi on her phone, and she finds it again', async ({
  page,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha');
  await openDashboard(page, asha);
  await openForm(page);
  await fill(page, 'Shanta Pawar');
  const address = page.url();
  await page.evaluate(() => localStorage.setItem('token', `adh_${'x'.repeat(43)}`));
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/volunteer\/login$/);

  const ravi = await addVolunteer('Ravi');
  await page.getByLabel('Email').fill(ravi.email);
  await page.getByLabel('Password', { exact: true }).fill(ravi.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/volunteer\/dashboard$/);
  await expect(page.getByText('No survey entries yet')).toBeVisible();
  await expect(resumeBanner(page)).toBeHidden();
  await page.goto(address);
  await expect(page.getByText('Kept on this computer as you type')).toBeVisible();
  await expect(name(page)).toHaveValue('');
  await name(page).fill('Devram');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/volunteer\/login$/);

  await signIn(page, asha);
  await resumeBanner(page)
    .getByRole('link', { name: /^Continue/ })
    .click();
  await expectFilled(page, 'Shanta Pawar');
});

test('after seven days, by the clocks of device and server, a draft is removed for every account', async ({
  page,
  addVolunteer,
}) => {
  const ravi = await addVolunteer('Ravi');
  await openDashboard(page, await addVolunteer('Asha'));
  await openForm(page);
  await name(page).fill('Shanta');
  await page.goBack();
  await expect(resumeBanner(page)).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/volunteer\/login$/);

  await page.clock.setFixedTime(Date.now() + 8 * DAY_MS);
  await openDashboard(page, ravi);
  await expect(page.getByText('No survey entries yet')).toBeVisible();
  expect(await storedDrafts(page), 'only the device says so').toHaveLength(1);

  const later = new Date(Date.now() + 8 * DAY_MS).toUTCString();
  await page.route('**/server/api/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), date: later } });
  });
  await page.reload();
  await expect.poll(() => storedDrafts(page)).toEqual([]);
});

test('Back leads to the list even on a slow device and line, and a reload stays there', async ({
  page,
  addVolunteer,
}) => {
  await page.addInitScript(() => {
    const { encrypt } = SubtleCrypto.prototype;
    SubtleCrypto.prototype.encrypt = async function (...values) {
      await new Promise((resolve) => setTimeout(resolve, 700));
      return encrypt.apply(this, values);
    };
  });
  await openDashboard(page, await addVolunteer('Asha'));
  await openForm(page);
  await page.route('**/surveys/volunteer?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await name(page).fill('Shanta');
  await page.goBack();
  await expect(resumeBanner(page)).toBeVisible();
  expect(page.url()).not.toContain('new=');
  await page.reload();
  await expect(resumeBanner(page)).toBeVisible();
});

test('the offer of an older draft names the day', async ({ page, addVolunteer }) => {
  await openDashboard(page, await addVolunteer('Asha'));
  await openForm(page);
  await name(page).fill('Shanta');
  await page.goBack();
  await expect(resumeBanner(page)).toBeVisible();
  await page.clock.setFixedTime(Date.now() + 24 * 60 * 60 * 1000);
  await page.reload();
  await expect(resumeBanner(page)).toContainText(/you began yesterday at \d\d:\d\d\?/);
});

test('a new form keeps the unfinished entry and offers it', async ({ page, addVolunteer }) => {
  await openDashboard(page, await addVolunteer('Asha'));
  await openForm(page);
  await fill(page, 'Shanta Pawar');
  await page.goBack();
  await openForm(page);
  await expect(resumeBanner(page)).toContainText('Shanta Pawar');
  await expect(name(page)).toHaveValue('');
  await name(page).fill('Gita Mahale');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(resumeBanners(page).getByText(/Adult ·/)).toHaveText([
    'Adult · Gita Mahale',
    'Adult · Shanta Pawar',
  ]);
  await openForm(page);
  await resumeBanners(page)
    .getByRole('link', { name: /^Continue/ })
    .last()
    .click();
  await expectFilled(page, 'Shanta Pawar');
  await expect(resumeBanner(page)).toContainText('Gita Mahale');
});

test('two tabs with the same unfinished entry do not overwrite each other', async ({
  page,
  context,
  addVolunteer,
}) => {
  await openDashboard(page, await addVolunteer('Asha'));
  await openForm(page);
  await typeAndKeep(page, 'Name', 'Shanta');
  await page.reload();
  await expect(name(page)).toHaveValue('Shanta');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(name(other)).toHaveValue('Shanta');
  await name(page).fill('Shanta Pawar');
  await name(other).fill('Shanta Kale');
  await name(page).fill('Shanta Baburao Pawar');
  await other.goBack();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(resumeBanners(page)).toContainText('Shanta Baburao Pawar');
  await expect(resumeBanners(page)).toContainText('Shanta Kale');
});

test('Discard can be undone', async ({ page, addVolunteer }) => {
  await openDashboard(page, await addVolunteer('Asha'));
  await openForm(page);
  await fill(page, 'Shanta Pawar');
  await page.goBack();
  await resumeBanner(page).getByRole('button', { name: 'Discard' }).click();
  await expect(resumeBanner(page)).toBeHidden();
  expect(await storedDrafts(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await resumeBanner(page)
    .getByRole('link', { name: /^Continue/ })
    .click();
  await expectFilled(page, 'Shanta Pawar');
});
