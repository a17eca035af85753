// Changes to an entry are stored as drafts, and never applied to another entry.
import type { Page } from '@playwright/test';
import { expect, openDashboard, test, violations } from '../../../support/browser/e2e-fixtures.ts';
import {
  name,
  readableDraftText,
  resumeBanner,
  storedDrafts,
} from '../../../support/browser/entries/entry-form.ts';
import { recordEntries } from '../../../support/browser/volunteers.ts';

test('unsaved changes are kept, offered on both screens, and marked when outdated', async ({
  page,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha');
  await recordEntries(program, asha, ['Shanta Pawar']);
  await openDashboard(page, asha);
  await edit(page, 'Shanta Pawar').click();
  await name(page).fill('Shanta Baburao Pawar');
  await page.goBack();
  await expect(resumeBanner(page)).toContainText(/Continue the change you began at/);
  await edit(page, 'Shanta Pawar').click();
  await expect(name(page)).toHaveValue('Shanta Pawar');
  await expect(resumeBanner(page)).toContainText(/You began to change this entry at .* Continue\?/);
  expect(await violations(page)).toEqual([]);
  await resumeBanner(page)
    .getByRole('link', { name: /^Continue/ })
    .click();
  await expect(name(page)).toHaveValue('Shanta Baburao Pawar');
  await page.reload();
  await expect(name(page)).toHaveValue('Shanta Baburao Pawar');
  await expect(page.getByText(/has been changed since then/)).toBeHidden();

  await page.evaluate(async () => {
    const id = location.pathname.split('/').pop();
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` };
    const address = `/server/api/surveys/get?id=${id}`;
    const { data } = await (await fetch(address, { headers })).json();
    await fetch(address, {
      method: 'PUT',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...data, city: 'Pune' }),
    });
  });
  await page.reload();
  await expect(page.getByText(/has been changed since then/)).toBeVisible();
  await expect(name(page)).toHaveValue('Shanta Baburao Pawar');
});

test('a form that is left before a slow device has stored it is kept, and nothing is asked', async ({
  page,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha');
  await recordEntries(program, asha, ['Shanta Pawar']);
  await openDashboard(page, asha);
  await page.evaluate(() => {
    const { encrypt } = SubtleCrypto.prototype;
    SubtleCrypto.prototype.encrypt = async function (...args) {
      await new Promise((resolve) => setTimeout(resolve, 700));
      return encrypt.apply(this, args);
    };
  });
  await edit(page, 'Shanta Pawar').click();
  await name(page).fill('Shanta Baburao Pawar');
  await page.evaluate(() => history.back());
  await expect(resumeBanner(page)).toContainText(/Continue the change you began at/);
});

test('kept changes are merged with those saved meanwhile', async ({
  page,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha');
  await recordEntries(program, asha, ['Shanta Pawar']);
  await openDashboard(page, asha);
  await edit(page, 'Shanta Pawar').click();
  await name(page).fill('Shanta Baburao Pawar');
  await page.goBack();
  await expect(resumeBanner(page)).toBeVisible();
  await edit(page, 'Shanta Pawar').click();
  await page.getByLabel('City').fill('Pune');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL(/\/survey\/view\//);
  await page.goto('/volunteer/dashboard');
  await resumeBanner(page)
    .getByRole('link', { name: /^Continue/ })
    .click();
  await expect(page.getByText(/has been changed since then/)).toBeVisible();
  await expect(name(page)).toHaveValue('Shanta Baburao Pawar');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByLabel('City')).toHaveValue('Pune');
  await expect(name(page)).toHaveValue('Shanta Baburao Pawar');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL(/\/survey\/view\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Shanta Baburao Pawar');
});

test('going Back over several screens never mixes two entries', async ({
  page,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha');
  await recordEntries(program, asha, ['Shanta Pawar', 'Gita Mahale']);
  await openDashboard(page, asha);
  await edit(page, 'Shanta Pawar').click();
  await expect(name(page)).toHaveValue('Shanta Pawar');
  const ofShanta = page.url();
  await page.getByRole('link', { name: 'Shanta Pawar' }).click();
  await page.getByRole('link', { name: 'Back' }).click();
  await edit(page, 'Gita Mahale').click();
  await expect(name(page)).toHaveValue('Gita Mahale');
  await page.evaluate(() => history.go(-3));
  await expect(page).toHaveURL(ofShanta);
  await expect(name(page)).toHaveValue('Shanta Pawar');
});

test('a draft keeps only masks of an entry’s numbers, and the form shows the masks again', async ({
  page,
  program,
  addVolunteer,
}) => {
  // The device's encryption is switched off, so that the stored draft can be read; not that for the server.
  await page.addInitScript(() => {
    const { encrypt } = SubtleCrypto.prototype;
    crypto.subtle.encrypt = async (how, key, data) => {
      const context = new TextDecoder().decode((how as AesGcmParams).additionalData);
      if (context.includes('_no of account')) return encrypt.call(crypto.subtle, how, key, data);
      return new Uint8Array(data as ArrayBuffer).buffer;
    };
    crypto.subtle.decrypt = async (_how, _key, data) => data as ArrayBuffer;
  });
  const asha = await addVolunteer('Asha');
  await recordEntries(program, asha, ['Shanta Pawar']);
  await openDashboard(page, asha);
  await edit(page, 'Shanta Pawar').click();
  await name(page).fill('Shanta Baburao Pawar');
  await expect.poll(() => storedDrafts(page)).toHaveLength(1);
  expect(await readableDraftText(page)).toContain('Shanta Baburao Pawar');
  expect(await readableDraftText(page)).not.toMatch(/041288301234|0412 8830 1234/);
  await page.goBack();
  await resumeBanner(page)
    .getByRole('link', { name: /^Continue/ })
    .click();
  await expect(name(page)).toHaveValue('Shanta Baburao Pawar');
  await expect(page.getByLabel('Aadhaar number')).toHaveValue('0412 8830 1234');
});

test('the address of an edit draft has its id, so that it survives a reload and a new sign-in', async ({
  page,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha');
  await recordEntries(program, asha, ['Shanta Pawar']);
  await openDashboard(page, asha);
  await edit(page, 'Shanta Pawar').click();
  await name(page).fill('Shanta Baburao Pawar');
  await expect(page).toHaveURL(/\/survey\/edit\/\d+\?kept=/);
  await page.reload();
  await expect(name(page)).toHaveValue('Shanta Baburao Pawar');
  await page.evaluate(() => localStorage.setItem('token', `adh_${'x'.repeat(43)}`));
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).not.toHaveURL(/\/survey\/edit\//);
  await expect(page.getByText(/To send it, please sign in again/)).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/volunteer\/login$/);
  await page.getByLabel('Email').fill(asha.email);
  await page.getByLabel('Password', { exact: true }).fill(asha.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('link', { name: 'All sent' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Shanta Baburao Pawar' })).toHaveCount(1);
  await expect.poll(() => storedDrafts(page)).toEqual([]);
});

/** In the server's list: while the entry waits on the device, its card in the outbox also has an Edit. */
const edit = (page: Page, who: string) =>
  page.getByRole('row', { name: who }).getByRole('link', { name: 'Edit' });
