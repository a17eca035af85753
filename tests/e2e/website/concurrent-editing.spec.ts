// Two people edit the same words, and the network breaks: no typed words are lost.
import type { Page, Route } from '@playwright/test';
import {
  expect,
  startSession,
  test,
  violations,
  watchErrors,
} from '../../support/browser/e2e-fixtures.ts';
import {
  DRAFTS,
  expectSaved,
  firstWords,
  giveEditorRight,
  openDocument,
  restoreDocument,
  writes,
} from '../../support/browser/website/website-editor.ts';
import { adminToken, request } from '../../support/program/program.ts';

test.afterEach(async ({ program }) => restoreDocument(program, 'page-about'));

/** The other editor is polled every ten seconds, and when the tab becomes visible. */
async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** Without it a screen learns within ten seconds that somebody else writes. */
function refusePoll(route: Route): Promise<void> {
  return route.request().method() === 'GET' ? route.abort() : route.continue();
}

test('an open editor loads unchanged words only once', async ({ page }) => {
  await startSession(page);
  await openDocument(page, 'page-about');
  const words = await (await firstWords(page)).inputValue();
  const poll = page.waitForResponse(DRAFTS);
  await lookAgain(page);
  expect((await poll).status()).toBe(304);
  await expect(await firstWords(page)).toHaveValue(words);
});

test('Anand reads along while Asha edits, takes over, and her words are kept for her', async ({
  page,
  browser,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha Pawar');
  await giveEditorRight(program, asha.id);
  const context = await browser.newContext({ baseURL: program.address, serviceWorkers: 'block' });
  const hers = await context.newPage();
  const errors = watchErrors(hers);
  await startSession(hers, asha, program.address);
  await openDocument(hers, 'page-about');
  await (await firstWords(hers)).fill('Asha writes this.');
  await expectSaved(hers);

  await startSession(page);
  await openDocument(page, 'page-about');
  await expect(page.getByText('Asha Pawar is editing')).toBeVisible();
  const his = await firstWords(page);
  await expect(his).toHaveValue('Asha writes this.');
  await expect(his).toHaveAttribute('readonly');
  await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled();
  expect(await violations(page)).toEqual([]);

  await (await firstWords(hers)).fill('Asha writes this, and more.');
  await expectSaved(hers);
  await lookAgain(page);
  await expect(his).toHaveValue('Asha writes this, and more.');

  await hers.route(DRAFTS, refusePoll);
  await page.getByRole('button', { name: 'Take over' }).click();
  const question = page.getByRole('alertdialog', { name: 'Take over from Asha Pawar?' });
  await question.getByRole('button', { name: 'Take over' }).click();
  await expectSaved(page);
  await expect(page.getByRole('main')).toBeFocused();
  await his.fill('Anand goes on.');
  await expectSaved(page);

  const own = await firstWords(hers);
  await own.fill('Asha types meanwhile.');
  await expect(hers.getByText('Your words are kept in this browser')).toBeVisible();
  await hers.unroute(DRAFTS, refusePoll);
  await expect(hers.getByText(/^Meera .* went on from here|went on from here/)).toBeVisible();
  await expect(own).toHaveValue('Anand goes on.');
  await hers.getByRole('button', { name: 'See your words' }).click();
  await expect(hers.getByRole('alertdialog').locator('ins')).toContainText('Asha types meanwhile.');
  expect(await violations(hers)).toEqual([]);
  await hers.getByRole('alertdialog').getByRole('button', { name: 'Take over' }).click();
  await expect(own).toHaveValue('Asha types meanwhile.');
  await expectSaved(hers);
  await lookAgain(page);
  await expect(his).toHaveValue('Asha types meanwhile.');
  await context.close();
  expect(errors()).toEqual([]);
});

test('words that one window keeps outlive the other window, and can be left out', async ({
  page,
  context,
}) => {
  await startSession(page);
  await openDocument(page, 'page-about');
  const second = await context.newPage();
  await openDocument(second, 'page-about');
  await second.route(DRAFTS, refusePoll);

  await (await firstWords(page)).fill('Of the first window.');
  await expectSaved(page);
  const inSecond = await firstWords(second);
  await inSecond.fill('Of the second window.');
  await expect(second.getByText('Your words are kept in this browser')).toBeVisible();
  await second.unroute(DRAFTS, refusePoll);
  await expect(second.getByText('You (in another window) went on from here')).toBeVisible();
  await (await firstWords(page)).fill('Of the first window, and more.');
  await expectSaved(page);
  await second.close();

  const later = await context.newPage();
  await openDocument(later, 'page-about');
  await later.getByRole('button', { name: 'See your words' }).click();
  const kept = later.getByRole('alertdialog', { name: 'What you typed' });
  await expect(kept.locator('ins')).toContainText('second window');
  await kept.getByRole('button', { name: 'Cancel' }).click();
  await later.getByRole('button', { name: 'Discard my words' }).click();
  const question = later.getByRole('alertdialog', { name: 'Leave your words out?' });
  expect(await violations(later)).toEqual([]);
  await question.getByRole('button', { name: 'Discard my words' }).click();
  await expect(later.getByRole('main')).toBeFocused();
  const words = await firstWords(later);
  await expect(words).toHaveValue('Of the first window, and more.');
  await words.fill('Of the third window.');
  await expectSaved(later);
  await later.reload();
  await expect(await firstWords(later)).toHaveValue('Of the third window.');
});

test('a file that fails to load does not hide who is writing, and is loaded later', async ({
  page,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha Pawar');
  await giveEditorRight(program, asha.id);
  await startSession(page);
  await openDocument(page, 'page-about');
  await firstWords(page);
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/*.js', (route) => route.abort());
  await writes(program, asha, 'Asha begins.');
  await lookAgain(page);
  await expect(page.getByText('Asha Pawar is editing')).toBeVisible();
  await page.unroute('**/assets/*.js');
  await expect(page.getByRole('button', { name: 'Take over' })).toBeVisible();
});

test('neither a revert nor an Undo overwrites what Asha has written meanwhile', async ({
  page,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha Pawar');
  await giveEditorRight(program, asha.id);
  await startSession(page);
  await openDocument(page, 'page-about');
  await (await firstWords(page)).fill('Meera writes this.');
  await expectSaved(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('About us is published')).toBeVisible();
  await writes(program, asha, 'Asha goes on.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/Nothing was undone.* Last written by Asha Pawar at/)).toBeVisible();
  await expect(await firstWords(page)).toHaveValue('Asha goes on.');

  const token = await adminToken(program.address);
  await request(program.address, 'dropDraft', { token, name: 'page-about' });
  await page.goto('/volunteer/admin/website/page-about/history?version=0');
  const putBack = page.getByRole('button', { name: 'Put back' });
  await expect(putBack).toBeVisible();
  await writes(program, asha, 'Asha begins again.');
  await putBack.click();
  const dialog = page.getByRole('alertdialog', { name: 'Replace the draft?' });
  await expect(dialog).toContainText('Last written by Asha Pawar at');
  expect(await violations(page)).toEqual([]);
  await writes(program, asha, 'Asha goes on again.');
  await dialog.getByRole('button', { name: 'Put back' }).click();
  await expect(dialog).toContainText('Somebody has changed these words');
  await dialog.getByRole('button', { name: 'Put back' }).click();
  await expect(page).toHaveURL(/website\/page-about$/);
});

test('offline, words are stored in the browser, even when the tab is closed, and saved later', async ({
  page,
  context,
}) => {
  await startSession(page);
  await openDocument(page, 'page-about');
  let isCut = true;
  await page.route(DRAFTS, (route) =>
    isCut && route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await (await firstWords(page)).fill('Typed in the bus.');
  await expect(page.locator('p', { hasText: /^Not saved, kept here$/ }).first()).toBeVisible();
  await expect(page.getByText('Your words are kept in this browser')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Website', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await page.close();

  isCut = false;
  const later = await context.newPage();
  await openDocument(later, 'page-about');
  await expect(await firstWords(later)).toHaveValue('Typed in the bus.');
  await expectSaved(later);
  await later.reload();
  await expect(await firstWords(later)).toHaveValue('Typed in the bus.');

  // The response is lost, not the publication.
  await later.route('**/publish?*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await later.getByRole('button', { name: 'Publish' }).click();
  await later.getByRole('button', { name: 'Publish now' }).click();
  await expect(later.getByText('About us is published')).toBeVisible();
  await expect(later.getByRole('dialog')).toBeHidden();
});
