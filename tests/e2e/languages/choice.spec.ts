// Asha chooses Marathi once, even in the middle of a form.
import type { Page } from '@playwright/test';
import { API_ROOT } from '#domain/endpoints.ts';
import { expect, startSession, test, violations } from '../../support/browser/e2e-fixtures.ts';

const chooser = (page: Page) => page.locator('select[name=language]');

test('a language chosen before the sign-in belongs to the account on another phone', async ({
  page,
  browser,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha');
  await page.goto('/volunteer/login');
  await chooser(page).selectOption({ label: 'मराठी' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('पुन्हा स्वागत आहे');
  await expect(page.locator('html')).toHaveAttribute('lang', 'mr');
  await expect(page).toHaveTitle(/^आत या/);
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('पुन्हा स्वागत आहे');

  await page.getByLabel('ईमेल').fill(asha.email);
  await page.getByLabel('पासवर्ड', { exact: true }).fill('walks near');
  await page.getByRole('button', { name: 'आत या' }).click();
  await expect(page.getByText('ईमेल किंवा पासवर्ड बरोबर नाही')).toBeVisible();
  await page.getByLabel('पासवर्ड', { exact: true }).fill(asha.password);
  await page.getByRole('button', { name: 'आत या' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('स्वयंसेवक कक्ष');
  await chooser(page).selectOption('hi');
  await expect(page.getByRole('button', { name: 'नया सर्वे भरें' })).toBeVisible();

  const otherPhone = await browser.newContext({ baseURL: program.address });
  const other = await otherPhone.newPage();
  await startSession(other, asha);
  await other.goto('/volunteer/dashboard');
  await expect(other.getByRole('button', { name: 'नया सर्वे भरें' })).toBeVisible();
  await otherPhone.close();
});

test('a new phone begins in the language of its browser, where it is supported', async ({
  browser,
  program,
}) => {
  for (const [locale, greeting] of [
    ['hi-IN', 'आपका फिर से स्वागत है'],
    ['ta-IN', 'Welcome Back'],
  ] as const) {
    const context = await browser.newContext({ baseURL: program.address, locale });
    const page = await context.newPage();
    await page.goto('/volunteer/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(greeting);
    await context.close();
  }
});

test('switching the language keeps a half-filled form', async ({ page, addVolunteer }) => {
  await startSession(page, await addVolunteer('Asha'));
  await page.goto('/volunteer/dashboard');
  await page.getByRole('button', { name: 'New Survey Entry' }).click();
  await page.getByLabel('Name', { exact: true }).fill('फुलाबाई वरठा');
  await page.getByLabel('Age', { exact: true }).fill('163');
  await page.getByRole('radio', { name: 'ST', exact: true }).check();
  await page.getByRole('button', { name: 'Submit Survey' }).click();
  await expect(page.getByText('Gender is required').first()).toBeVisible();
  const mobile = page.locator('#mobile_no');
  await mobile.fill('52310');
  await mobile.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);

  // Chosen without leaving the field, as a phone's own list does.
  await chooser(page).evaluate((select: HTMLSelectElement) => {
    select.value = 'hi';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(page.getByText('लिंग चुनना ज़रूरी है').first()).toBeVisible();
  await expect(page.getByText('उम्र 1 से 120 के बीच लिखें').first()).toBeVisible();
  await expect(page.getByText('Gender is required')).toHaveCount(0);
  await expect(mobile).toBeFocused();
  await expect(mobile).toHaveValue('52310');
  await expect(page.getByLabel('नाम', { exact: true })).toHaveValue('फुलाबाई वरठा');
  await expect(page.getByRole('radio', { name: 'एसटी' })).toBeChecked();
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(200);
});

test('a language that cannot be loaded leaves the texts and the form unchanged', async ({
  page,
  addVolunteer,
}) => {
  await startSession(page, await addVolunteer('Asha'));
  await page.goto('/volunteer/dashboard');
  await page.getByRole('button', { name: 'New Survey Entry' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Sunita');
  await page.route(/\/assets\/mr-/, (route) => route.abort());
  await chooser(page).selectOption('mr');
  await expect(page.getByText(/^मराठी could not be loaded/)).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Sunita');
  await expect(chooser(page)).toHaveValue('en');
});

test('an account with an unknown language is shown in English', async ({ page, addVolunteer }) => {
  await startSession(page, await addVolunteer('Asha'));
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('volunteer') ?? '{}');
    localStorage.setItem('volunteer', JSON.stringify({ ...stored, language: '../xx' }));
  });
  await page.goto('/volunteer/dashboard');
  await expect(page.getByRole('button', { name: 'New Survey Entry' })).toBeVisible();
});

test('the choice is stored on the phone when the account cannot be reached', async ({
  page,
  addVolunteer,
}) => {
  await startSession(page, await addVolunteer('Asha'));
  await page.goto('/volunteer/dashboard');
  await page.route(`**${API_ROOT}/volunteers/me/language`, (route) => route.abort());
  await chooser(page).selectOption('mr');
  await expect(page.getByRole('button', { name: 'नवीन नोंद करा' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'नवीन नोंद करा' })).toBeVisible();
});

test('the last of two quick choices is shown and stored', async ({ page, addVolunteer }) => {
  await startSession(page, await addVolunteer('Asha'));
  await page.goto('/volunteer/dashboard');
  const { promise: marathiIsShown, resolve: showHindi } = Promise.withResolvers<void>();
  await page.route(/\/assets\/hi-/, async (route) => {
    await marathiIsShown;
    await route.continue();
  });
  const hindi = page.waitForResponse(/\/assets\/hi-/);
  await chooser(page).selectOption('hi');
  await chooser(page).selectOption('mr');
  await expect(page.getByRole('button', { name: 'नवीन नोंद करा' })).toBeVisible();
  showHindi();
  await (await hindi).finished();
  await page.waitForTimeout(300);
  await expect(page.getByRole('button', { name: 'नवीन नोंद करा' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'नवीन नोंद करा' })).toBeVisible();
});
