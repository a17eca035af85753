// After one visit the desk opens offline at every address.
import type { Page } from '@playwright/test';
import { facts } from '#content/documents/facts.ts';
import { DESK_SCREENS } from '#domain/desk/desk-screens.ts';
import { sunita } from '../../support/app/entries/entries.ts';
import { violations } from '../../support/browser/e2e-fixtures.ts';
import { expect, test, visit, visitAs } from '../../support/browser/offline/offline-fixtures.ts';
import { countRecentEntries } from '../../support/browser/offline/outbox.ts';
import { publishDocument, restoreDocument } from '../../support/browser/website/website-editor.ts';
import { adminToken, request } from '../../support/program/program.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('a volunteer opens, reloads and leaves each of her screens', async ({
  page,
  network,
  addVolunteer,
}) => {
  await visitAs(page, network, await addVolunteer('Asha'));
  network.cut();
  await page.reload();
  await expect(title(page)).toHaveText('Volunteer Dashboard');
  // On a slow machine the desk may have stored the empty list before the network was cut.
  const empty = page.getByText('No survey entries yet');
  await expect(page.getByText('No response from server').or(empty)).toBeVisible();
  await page.getByRole('button', { name: 'New Survey Entry' }).click();
  await expect(page.getByLabel('Aadhaar number')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Aadhaar number')).toBeVisible();
  await page.goto('/volunteer/survey/view/7');
  await expect(title(page)).toHaveText('Survey details');
  await page.goto('/volunteer/survey/edit/7?from=mail');
  await expect(title(page)).toHaveText('Edit Survey');
  await page.goBack();
  await expect(title(page)).toHaveText('Survey details');
  await page.goto('/volunteer/');
  await expect(title(page)).toHaveText('Volunteer Dashboard');
  for (const [language, heading] of [
    ['hi', 'स्वयंसेवक कक्ष'],
    ['mr', 'स्वयंसेवक कक्ष'],
    ['en', 'Volunteer Dashboard'],
  ] as const) {
    await page.locator('select[name=language]').selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
    await expect(title(page)).toHaveText(heading);
  }
});

test('the desk of a trust opens offline under its own name, also under a new one', async ({
  page,
  network,
  program,
  addVolunteer,
}) => {
  const name = (short_name: string) =>
    publishDocument(program, 'facts', { ...facts.defaults.en, short_name });
  const brand = page.getByRole('banner').getByRole('link').first();
  await name('Sahyadri');
  await visitAs(page, network, await addVolunteer('Asha'));
  await expect(brand).toContainText('Sahyadri');
  await name('Satpura');
  // The first visit looks whether the stored page is still the present one.
  await expect(async () => {
    await page.reload();
    await expect(brand).toContainText('Satpura', { timeout: 1000 });
  }).toPass();
  network.cut();
  await page.reload();
  await expect(brand).toContainText('Satpura');
  network.repair();
  await restoreDocument(program, 'facts');
});

test('the note of an entry that was sent back can be read and corrected without a network', async ({
  page,
  network,
  program,
  addVolunteer,
}) => {
  const asha = await visitAs(page, network, await addVolunteer('Asha'));
  const entry = { token: asha, body: { ...sunita, name: 'Phulmani Munda' } };
  const { id } = (await request(program.address, 'createSurvey', entry)).body.data;
  const token = await adminToken(program.address);
  const note = { note: 'Which ward is it?' };
  await request(program.address, 'sendBackSurvey', { token, id, body: note });
  await page.reload();
  await expect.poll(() => countRecentEntries(page)).toBe(1);
  network.cut();
  await page.reload();
  await expect(page.getByText('To correct (1)')).toBeVisible();
  await page.getByRole('link', { name: 'Correct' }).click();
  await expect(page.getByText('Which ward is it?')).toBeVisible();
  await page.goto(`/volunteer/survey/view/${id}`);
  await expect(page.getByText('Which ward is it?')).toBeVisible();
});

test('the address without a trailing slash opens as well', async ({
  page,
  network,
  addVolunteer,
}) => {
  await visitAs(page, network, await addVolunteer('Asha'));
  await page.goto('/volunteer');
  await expect(title(page)).toHaveText('Volunteer Dashboard');
  network.cut();
  await page.goto('/volunteer');
  await expect(title(page)).toHaveText('Volunteer Dashboard');
  await page.reload();
  await expect(title(page)).toHaveText('Volunteer Dashboard');
});

test('an unknown address is the server’s page with a network, and the desk’s without', async ({
  page,
  network,
  addVolunteer,
}) => {
  await visitAs(page, network, await addVolunteer('Asha'));
  expect((await page.goto('/volunteer/nowhere'))?.status()).toBe(404);
  network.cut();
  await page.goto('/volunteer/nowhere');
  await expect(title(page)).toHaveText('This page does not exist');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(title(page)).toHaveText('Volunteer Dashboard');
});

test('no admin screen breaks', async ({ page, network }) => {
  await visitAs(page, network);
  network.cut();
  const screens = Object.values(DESK_SCREENS).filter((screen) => screen !== '/volunteer');
  for (const screen of [
    ...screens,
    '/volunteer/admin?tab=volunteers',
    '/volunteer/admin?tab=queries',
  ]) {
    await page.goto(screen.replace(':id', '1'));
    await expect(title(page), screen).toBeVisible();
    await expect(title(page), screen).not.toHaveText(/Unexpected/);
  }
});

test('the sign-in opens, and says that it needs a network', async ({ page, context, network }) => {
  await visit(page);
  const note = page.getByText('There is no network now. Signing in needs one.');
  await expect(note).toBeHidden();
  network.cut();
  await context.setOffline(true);
  await page.reload();
  await expect(title(page)).toHaveText('Welcome Back');
  await expect(note).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await context.setOffline(false);
  await expect(note).toBeHidden();
});
