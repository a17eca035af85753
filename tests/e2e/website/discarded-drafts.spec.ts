// Discarding a draft loses no typed words: not by Undo, and not beside what others write.
import type { Route } from '@playwright/test';
import { expect, startSession, test } from '../../support/browser/e2e-fixtures.ts';
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

test('discarding unsaved words leaves what Asha has written meanwhile', async ({
  page,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha Pawar');
  await giveEditorRight(program, asha.id);
  await startSession(page);
  await openDocument(page, 'page-about');
  const words = await firstWords(page);
  await words.fill('A thought.');
  await expectSaved(page);
  await page.route(DRAFTS, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await words.fill('A second thought.');
  await expect(page.getByText('Your words are kept in this browser')).toBeVisible();
  await writes(program, asha, 'Asha writes.');
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.unroute(DRAFTS);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click();
  await expect(page.getByText('Asha Pawar went on from here')).toBeVisible();
  const token = await adminToken(program.address);
  const draft = await request(program.address, 'readDraft', { token, name: 'page-about' });
  expect(draft.body.data.document).toMatchObject({ opening: { heading: 'Asha writes.' } });
});

test('after a discarding the screen has the focus, and an Undo that fails is tried again', async ({
  page,
}) => {
  await startSession(page);
  await openDocument(page, 'page-about');
  const words = await firstWords(page);
  await words.fill('A thought.');
  await expectSaved(page);
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click();
  await expect(words).not.toHaveValue('A thought.');
  await expect(page.getByRole('main')).toBeFocused();
  const drop = (route: Route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue();
  await page.route(DRAFTS, drop);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Your words are kept in this browser')).toBeVisible();
  await page.unroute(DRAFTS, drop);
  await expectSaved(page);
  await expect(words).toHaveValue('A thought.');
});

test('an Undo of a discarding that fails after the editor was left says that the words are kept', async ({
  page,
}) => {
  await startSession(page);
  await openDocument(page, 'page-about');
  await (await firstWords(page)).fill('A thought.');
  await expectSaved(page);
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('link', { name: 'Website', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Website');
  await page.route(DRAFTS, (route) => route.abort());
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Your words are kept in this browser')).toBeVisible();
});

test('a draft is discarded, and restored by Undo, beside what was typed since', async ({
  page,
}) => {
  await startSession(page);
  await openDocument(page, 'page-about');
  const words = await firstWords(page);
  const before = await words.inputValue();
  await words.fill('A thought.');
  await expectSaved(page);
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click();
  await expect(words).toHaveValue(before);
  const others = page.locator('main details[open] textarea').nth(1);
  await others.fill('Typed since.');
  await expectSaved(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(words).toHaveValue('A thought.');
  await expect(others).toHaveValue('Typed since.');
});
