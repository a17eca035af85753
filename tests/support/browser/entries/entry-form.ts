import type { Page } from '@playwright/test';
import { expect } from '../e2e-fixtures.ts';
import { readStore } from '../offline/device-storage.ts';

export const AADHAAR = '0412 8830 1234';

export const resumeBanner = (page: Page) =>
  page.getByRole('region', { name: 'Unfinished entry', exact: true });
export const resumeBanners = (page: Page) =>
  page.getByRole('region', { name: 'Unfinished entries' });
export const name = (page: Page) => page.getByLabel('Name', { exact: true });

export async function openForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New Survey Entry' }).click();
  await expect(page.getByText('Kept on this computer as you type')).toBeVisible();
}

/** Fills in the required fields only. */
export async function fill(page: Page, personName: string): Promise<void> {
  await name(page).fill(personName);
  await page.getByRole('radio', { name: 'Female' }).check();
  await page.getByRole('radio', { name: 'OBC' }).check();
  await page.getByLabel('Age', { exact: true }).fill('63');
  await page.getByLabel('Mobile number').fill('5231044720');
  await page.getByLabel('Correspondence address').fill('Room 14, Ganesh Chawl');
  await page.getByLabel('Aadhaar number').fill(AADHAAR);
}

export async function expectFilled(page: Page, personName: string): Promise<void> {
  await expect(name(page)).toHaveValue(personName);
  await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'OBC' })).toBeChecked();
  await expect(page.getByLabel('Mobile number')).toHaveValue('52310 44720');
  await expect(page.getByLabel('Correspondence address')).toHaveValue('Room 14, Ganesh Chawl');
  await expect(page.getByLabel('Aadhaar number')).toHaveValue(AADHAAR);
}

/** Types last, and waits until the device has stored that too. */
export async function typeAndKeep(page: Page, label: string, text: string): Promise<void> {
  const begun = await page.evaluate(() => Date.now());
  await page.getByLabel(label, { exact: true }).fill(text);
  const isStored = async () =>
    (await storedDrafts(page)).some((row) => Number(Object(row).changed) >= begun);
  await expect.poll(isStored).toBe(true);
}

export async function storedDrafts(page: Page): Promise<unknown[]> {
  return (await readStore(page, 'unfinished')).jsonValue();
}

/** Everything readable in the stored bytes. */
export async function readableDraftText(page: Page): Promise<string> {
  const drafts = await readStore(page, 'unfinished');
  return drafts.evaluate((rows) =>
    JSON.stringify(rows, (_, value: unknown) =>
      value instanceof ArrayBuffer || ArrayBuffer.isView(value)
        ? new TextDecoder().decode(value)
        : value,
    ),
  );
}

/** Whether scripts can export each stored key. */
export async function keysAreExtractable(page: Page): Promise<boolean[]> {
  const keys = await readStore(page, 'keys');
  return keys.evaluate((all) =>
    all.filter((each) => each instanceof CryptoKey).map((key) => key.extractable),
  );
}

/** Fills in every field of the adult form. */
export async function fillAdultForm(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('radio', { name: 'Female' }).check();
  await page.getByRole('radio', { name: 'OBC' }).check();
  await page.getByLabel('Age', { exact: true }).fill('63');
  await page.getByLabel('Mobile number').fill('5231044720');
  await page.getByLabel('Other number').fill('5231044721');
  await page.getByLabel('Correspondence address').fill('Room 14, Ganesh Chawl');
  await page.getByRole('checkbox', { name: /Permanent address is the same/ }).check();
  await page.getByLabel('City').fill('Mumbai');
  await page.getByLabel('Constituency').fill('Dharavi');
  await page.getByLabel('Aadhaar number').pressSequentially('041288301234');
  await page.getByRole('checkbox', { name: 'Employed' }).check();
  await page.getByLabel('Income').fill('8500');
}
