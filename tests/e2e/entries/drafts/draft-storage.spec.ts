// Drafts on a device with encryption, without it, and without storage.
import { expect, openDashboard, test } from '../../../support/browser/e2e-fixtures.ts';
import {
  AADHAAR,
  fill,
  keysAreExtractable,
  name,
  openForm,
  readableDraftText,
  storedDrafts,
  typeAndKeep,
} from '../../../support/browser/entries/entry-form.ts';

test('the device stores no readable text of a draft, and local storage has none', async ({
  page,
  addVolunteer,
}) => {
  await openDashboard(page, await addVolunteer('Asha'));
  await openForm(page);
  await fill(page, 'Shanta Pawar');
  await typeAndKeep(page, 'City', 'Pune');
  const rows = await readableDraftText(page);
  expect(rows).toContain('"bytes":"');
  expect(rows).not.toMatch(/"text"|Shanta|Ganesh|041288301234|5231044720/);
  expect(await keysAreExtractable(page)).toEqual([false]);
  const kept = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
  expect(Object.keys(kept).filter((key) => !key.startsWith('react-router'))).toHaveLength(3);
  expect(JSON.stringify(kept)).not.toContain('Shanta');
});

test('without encryption identity numbers are not kept, the form says so, and Submit sends them', async ({
  page,
  addVolunteer,
}) => {
  // As on a page over plain HTTP from another machine.
  await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
  await openDashboard(page, await addVolunteer('Asha'));
  await openForm(page);
  await fill(page, 'Shanta Pawar');
  await typeAndKeep(page, 'City', 'Pune');
  expect(JSON.stringify(await storedDrafts(page))).not.toContain('041288301234');
  await page.reload();
  await expect(page.getByText(/identity numbers are not kept on this device/)).toBeVisible();
  await expect(name(page)).toHaveValue('Shanta Pawar');
  await expect(page.getByLabel('Aadhaar number')).toHaveValue('');
  await page.getByLabel('Aadhaar number').fill(AADHAAR);
  await page.getByRole('button', { name: 'Submit Survey' }).click();
  await expect(page.getByRole('row', { name: 'Shanta Pawar' })).toBeVisible();
  expect(await storedDrafts(page)).toEqual([]);
});

test('without storage the form says so, works, and asks before it is left', async ({
  page,
  addVolunteer,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('No database in this window', 'SecurityError');
    };
  });
  await openDashboard(page, await addVolunteer('Asha'));
  await page.getByRole('button', { name: 'New Survey Entry' }).click();
  await expect(page.getByText('Not kept on this computer: submit before you leave')).toBeVisible();
  await fill(page, 'Shanta Pawar');
  await page.goBack();
  await expect(page.getByText('This device does not keep what you typed')).toBeVisible();
  await page.getByRole('button', { name: 'Keep writing' }).click();
  await page.getByRole('button', { name: 'Submit Survey' }).click();
  await expect(page.getByRole('link', { name: 'Shanta Pawar' })).toHaveCount(1);
});

test('a device whose storage never answers blocks nothing', async ({ page, addVolunteer }) => {
  await page.addInitScript(() => {
    Object.defineProperty(IDBTransaction.prototype, 'oncomplete', { set() {} });
  });
  await openDashboard(page, await addVolunteer('Asha'));
  await page.getByRole('button', { name: 'New Survey Entry' }).click();
  await expect(name(page)).toBeVisible();
  await expect(page.getByText('Not kept on this computer: submit before you leave')).toBeVisible({
    timeout: 15_000,
  });
  await fill(page, 'Shanta Pawar');
  await page.getByRole('button', { name: 'Submit Survey' }).click();
  await expect(page.getByRole('link', { name: 'Shanta Pawar' })).toHaveCount(1);
});
