// Accounts and reports: uploaded in the editor, downloaded on the page Transparency.
import { readFileSync } from 'node:fs';
import {
  expect,
  expectFits,
  startSession,
  test,
  violations,
} from '../../support/browser/e2e-fixtures.ts';
import {
  expectSaved,
  openDocument,
  publishDocument,
  restoreDocument,
  visitedPage,
  WEBSITE,
} from '../../support/browser/website/website-editor.ts';
import { adminToken } from '../../support/program/program.ts';
import { uploadPdf } from '../../support/program/upload-pdf.ts';

const ACCOUNTS = Buffer.from('%PDF-1.7\n% Accounts of the year 2025-26\n%%EOF\n');

test('Meera uploads the accounts, and a visitor downloads them', async ({ page, program }) => {
  await startSession(page);
  await openDocument(page, 'reports');
  await page.getByRole('button', { name: 'Add: Paper' }).click();
  await page.getByLabel('Title').fill('Audited accounts');
  await page.getByLabel('Year').fill('2025-26');
  const slot = page.getByRole('group', { name: 'PDF' });
  const choose = async (name: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await slot.getByRole('button', { name: /^Upload/ }).click();
    await (await chooser).setFiles({ name, mimeType: 'application/pdf', buffer });
  };
  await choose('photo.pdf', Buffer.from('<html>no paper</html>'));
  await expect(slot.getByText('This is not a PDF. Save it as PDF')).toBeVisible();
  await choose('Accounts 2025-26.pdf', ACCOUNTS);
  await expect(slot.getByRole('link', { name: 'Accounts-2025-26.pdf' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await expectSaved(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('dialog').getByText('PDF: Accounts-2025-26.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Accounts and reports is published')).toBeVisible();

  await page.goto('/transparency');
  expect(await violations(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download Audited accounts 2025-26' }).click();
  expect((await download).suggestedFilename()).toBe('Accounts-2025-26.pdf');
  expect(readFileSync(await (await download).path()).equals(ACCOUNTS)).toBe(true);
  await restoreDocument(program, 'reports');
});

test('Meera withdraws accounts that name the donors, by keyboard', async ({ page, program }) => {
  const donors = Buffer.from('%PDF-1.7\n% ABCDE1234F\n%%EOF\n');
  const { address } = program;
  const token = await adminToken(address);
  const name = await uploadPdf({ address, token }, 'Donors 2025-26.pdf', donors);
  const paper = { title: 'Audited accounts', year: '2025-26', auditor: '', file: name };
  await publishDocument(program, 'reports', { items: [paper], certificates: [] });
  expect(await visitedPage(program, '/transparency')).toContain(name);

  await startSession(page);
  await page.goto(WEBSITE);
  await page.getByRole('link', { name: 'PDFs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'PDFs' })).toBeVisible();
  await expect(page).toHaveTitle(/^PDF · /);
  await expectFits(page, 'the list of PDFs');
  const row = page.getByRole('row', { name: 'Donors-2025-26.pdf' });
  await expect(row).toContainText('Accounts and reports');

  const withdraw = row.getByRole('button', { name: 'Withdraw' });
  await expect(withdraw).toHaveAccessibleDescription('Donors-2025-26.pdf');
  await withdraw.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Withdraw this PDF?' });
  await expect(question.getByRole('listitem')).toHaveText('Accounts and reports · /transparency');
  await expectFits(page, 'the question');
  await page.keyboard.press('Escape');
  await expect(withdraw).toBeFocused();
  await withdraw.press('Enter');
  await question.getByRole('button', { name: 'Withdraw' }).press('Enter');
  await expect(page.getByText('Donors-2025-26.pdf is withdrawn', { exact: true })).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await visitedPage(program, '/transparency')).not.toContain(name);

  const named = page.getByRole('alert').filter({ hasText: 'still named in' });
  await expectFits(page, 'what still names it');
  await named.getByRole('link', { name: 'Accounts and reports' }).click();
  await page.getByText('Audited accounts').first().click();
  await expect(page.getByText('This PDF no longer exists.').first()).toBeVisible();

  const response = await page.goto(`/files/${name}`);
  expect(response?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This document has been withdrawn',
  );
  await expectFits(page, 'what visitors read');
  await restoreDocument(program, 'reports');
});

test('the list names what visitors look for, and links to its field', async ({ page }) => {
  await startSession(page);
  await page.goto(WEBSITE);
  await page.getByText(/^Not filled in, or out of date: \d+/).click();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: '80G approval, Number' }).click();
  await expect(page.getByRole('textbox', { name: /^Number/ }).first()).toBeVisible();
});
