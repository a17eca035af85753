// Publishing at a scheduled time, with a password, in another language, and from the history.
import type { Page } from '@playwright/test';
import { pageContact } from '#content/documents/pages/page-contact.ts';
import { registrations } from '#content/documents/registrations.ts';
import { ADMIN } from '../../support/app/api/admin.ts';
import {
  expect,
  scrollsSideways,
  startSession,
  test,
  violations,
} from '../../support/browser/e2e-fixtures.ts';
import {
  expectSaved,
  openDocument,
  publishDocument,
  restoreDocument,
  WEBSITE,
} from '../../support/browser/website/website-editor.ts';

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText(/ is published$/)).toBeVisible();
}

test('a publication is scheduled in Indian time, and cancelled', async ({ page, program }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await startSession(page);
  await openDocument(page, 'page-policy');
  await page.locator('main textarea').first().fill('Our promises');
  await expectSaved(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: /^Publish / });
  await dialog.getByText('At a set time').click();
  await dialog.getByLabel('Day').fill('2001-01-01');
  await dialog.getByRole('button', { name: 'Publish on 1 Jan' }).click();
  await expect(dialog.getByText('Choose a time that is still to come')).toBeVisible();
  await dialog.getByLabel('Day').fill('2090-12-01');
  const time = dialog.getByLabel('Time', { exact: true });
  await time.fill('');
  await dialog.getByRole('button', { name: 'At a set time' }).click();
  await expect(time).toBeFocused();
  await expect(dialog.getByText('Write the time with hours and minutes')).toBeVisible();
  await time.fill('06:00');
  await expect(dialog.getByText('Until then the site stays as it is.')).toBeVisible();
  expect(await scrollsSideways(page)).toBe(false);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Publish on 1 Dec' }).click();
  await expect(page.getByText('Goes on the site on 1 Dec 2090, 06:00 (Indian time)')).toBeVisible();
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the time' }).click();
  await expect(page.getByText('Goes on the site')).toBeHidden();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  await restoreDocument(program, 'page-policy');
});

test('a version is compared and reverted to as a draft', async ({ page, program }) => {
  await startSession(page);
  await openDocument(page, 'page-involved');
  const words = page.locator('main textarea').first();
  await words.fill('Work with us in the villages');
  await expectSaved(page);
  await publish(page);
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^History of /);
  await expect(page.getByText('On the site', { exact: true })).toBeVisible();
  await expect(page.locator('ins')).toContainText('Work with us in the villages');
  expect(await violations(page)).toEqual([]);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await scrollsSideways(page)).toBe(false);
  }
  await page.getByRole('link', { name: /First words/ }).click();
  await expect(page.getByRole('heading', { name: 'First words' })).toBeVisible();
  await page.getByRole('button', { name: 'See it' }).click();
  const before = page.frameLocator('iframe[title$="first words"]');
  await expect(before.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(before.getByText('Work with us in the villages')).toBeHidden();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'See it' })).toBeFocused();
  await page.getByRole('button', { name: 'Put back' }).click();
  await expect(page.getByText('Draft', { exact: true }).first()).toBeVisible();
  await expect(words).not.toHaveValue('Work with us in the villages');
  await restoreDocument(program, 'page-involved');
});

test('an outdated translation is marked, shows the English, and can be confirmed', async ({
  page,
  program,
}) => {
  await startSession(page);
  await page.goto(`${WEBSITE}/page-contact?locale=hi`);
  const hindi = page.locator('main textarea').first();
  await hindi.fill('हमें लिखें');
  await expectSaved(page);
  await publish(page);
  await page.getByRole('radio', { name: 'English' }).click();
  await expect(page.locator('main textarea[lang=en]').first()).toBeVisible();
  await page.locator('main textarea').first().fill('Write to us, or call');
  await expectSaved(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(/^Older than the English from then on: हिंदी/)).toBeVisible();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText(/ is published$/)).toBeVisible();

  await page.goto(`${WEBSITE}?show=older`);
  await page.locator('a[href$="page-contact?locale=hi"]').click();
  await expect(page.getByText('English, changed since')).toBeVisible();
  await expect(page.getByText('Write to us, or call')).toBeVisible();
  await hindi.press('End');
  await hindi.press('x');
  await expectSaved(page);
  await expect(page.getByRole('button', { name: 'It still fits' })).toBeHidden();
  await hindi.press('Backspace');
  await expectSaved(page);
  await page.getByRole('button', { name: 'It still fits' }).click();
  await expect(page.getByText('Older than the English')).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await restoreDocument(program, 'page-contact', 'hi');
  await restoreDocument(program, 'page-contact');
});

test('whoever publishes one translated word is told of the others that are older', async ({
  page,
  program,
}) => {
  const { en } = pageContact.defaults;
  const withHeading = (heading: string) => ({ ...en, opening: { ...en.opening, heading } });
  await publishDocument(program, 'page-contact', withHeading('हमें लिखें'), 'hi');
  await publishDocument(program, 'page-contact', withHeading('Write to us, or call'));
  await startSession(page);
  await page.goto(`${WEBSITE}/page-contact?locale=hi`);
  await expect(page.getByText('English, changed since')).toBeVisible();
  await page.locator('main textarea').nth(1).fill('हम पढ़ते हैं');
  await expectSaved(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('dialog')).toContainText('1 other field was not changed since');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await restoreDocument(program, 'page-contact', 'hi');
  await restoreDocument(program, 'page-contact');
});

test('an outdated translation of a guarded document is confirmed with the password', async ({
  page,
  program,
}) => {
  const name = 'registrations';
  const publishAs = (locale: string, legal_name: string) =>
    publishDocument(program, name, { ...registrations.defaults.en, legal_name }, locale);
  await publishAs('en', 'Prakash Trust');
  await publishAs('hi', 'प्रकाश ट्रस्ट');
  await publishAs('en', 'The Prakash Trust');
  await startSession(page);
  await page.goto(`${WEBSITE}/${name}?locale=hi`);
  await page.getByRole('button', { name: 'It still fits' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password, once more').fill(ADMIN.password);
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Registrations is published')).toBeVisible({ timeout: 45_000 });
  await expect(page.getByText('Older than the English')).toBeHidden();
  await restoreDocument(program, name, 'hi');
  await restoreDocument(program, name);
});

test('a search for words in the list links to their page', async ({ page }) => {
  await startSession(page);
  await page.goto(WEBSITE);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('searchbox').fill('people can run it themselves');
  await expect(page.locator('mark')).toHaveText(['people can run it themselves']);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
});
