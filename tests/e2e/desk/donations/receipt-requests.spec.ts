// Meera records gifts from requests for a receipt.
import type { Locator, Page } from '@playwright/test';
import { expect, startSession, test } from '../../../support/browser/e2e-fixtures.ts';
import type { Program } from '../../../support/program/program.ts';

test.use({ trust: 'receipt requests' });

async function askForReceipt(page: Page, { address }: Program, asked: object): Promise<void> {
  const donor = { email: 'donor@village.example', address: 'Ward 3' };
  const gift = { amount: '500', received_on: '2026-06-12', reference: '77' };
  const sent = await page.request.post(`${address}/f/receipt`, {
    data: { ...donor, ...gift, ...asked },
    headers: { accept: 'application/json' },
  });
  expect(sent.status()).toBe(200);
}

const requestOf = (page: Page, name: string): Locator =>
  page.getByRole('article').filter({ hasText: name });

test('the donor’s own words say how the gift came, and only UPI is recognised in them', async ({
  page,
  program,
}) => {
  await askForReceipt(page, program, { name: 'Lata Deshpande', mode: 'Cash, 500 rupiya' });
  await askForReceipt(page, program, { name: 'Sunil Rao', mode: 'BHIM-UPI' });
  await startSession(page);
  await page.goto('/volunteer/admin?tab=queries&kind=receipt');
  await requestOf(page, 'Lata').getByRole('link', { name: 'Record a gift' }).click();
  await expect(page.getByLabel('Donor', { exact: true })).toHaveValue('Lata Deshpande');
  await expect(page.getByLabel('How it came')).toHaveValue('');
  await expect(page.getByText('Sent, in the donor’s words: Cash, 500 rupiya')).toBeVisible();
  await page.goto('/volunteer/admin?tab=queries&kind=receipt');
  await requestOf(page, 'Sunil').getByRole('link', { name: 'Record a gift' }).click();
  await expect(page.getByLabel('How it came')).toHaveValue('upi');
});

test('no gift is recorded from a deleted request', async ({ page, program }) => {
  await askForReceipt(page, program, { name: 'Anita Rao', mode: 'UPI' });
  await startSession(page);
  await page.goto('/volunteer/admin?tab=queries&kind=receipt');
  const asked = requestOf(page, 'Anita');
  const link = await asked.getByRole('link', { name: 'Record a gift' }).getAttribute('href');
  await asked.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete Query' }).click();
  await expect(page.getByText('Query deleted successfully')).toBeVisible();
  await page.goto('/volunteer/admin?tab=queries&state=deleted');
  await expect(asked).toBeVisible();
  await expect(asked.getByRole('link', { name: 'Record a gift' })).toHaveCount(0);
  await page.goto(link ?? '');
  await expect(page.getByText('It may have already been deleted')).toBeVisible();
  await expect(page.getByLabel('Donor', { exact: true })).toHaveCount(0);
});
