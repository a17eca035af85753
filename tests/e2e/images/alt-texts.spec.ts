// The preview of an image while another request is pending.
import type { Page } from '@playwright/test';
import { API_ROOT } from '#domain/endpoints.ts';
import { expect, startSession, test, violations } from '../../support/browser/e2e-fixtures.ts';
import { picture, uploadTo } from '../../support/images/pictures.ts';
import { adminToken, request } from '../../support/program/program.ts';

/** Delays saving an alt text. @returns a function that lets it continue */
async function holdSaving(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${API_ROOT}/admin/images/lake-*`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test.beforeEach(async ({ page, program: { address } }) => {
  const token = await adminToken(address);
  for (const name of ['lake-1.jpg', 'lake-2.jpg']) {
    const found = await fetch(`${address}/images/${name}`, { method: 'HEAD' });
    if (found.ok) continue;
    const { status } = await uploadTo(address, token, await picture('jpeg'), { name });
    expect(status).toBe(201);
  }
  await startSession(page);
  await page.goto('/volunteer/admin/images?search=lake-');
  await page.getByRole('button', { name: 'Preview lake-1.jpg' }).click();
});

test('text typed for the next picture stays while the previous one is saved', async ({ page }) => {
  const continueSaving = await holdSaving(page);
  const words = page.getByLabel('Alt text');
  await words.fill('A lake at dawn');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Next picture' }).click();
  await words.fill('The same lake at noon');
  const saved = page.waitForResponse('**/admin/images');
  continueSaving();
  await saved;
  await page.getByRole('button', { name: 'Previous picture' }).click();
  await expect(page.getByText('lake-1.jpg, 1 of 2')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('img')).toHaveAttribute('alt', 'A lake at dawn');
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.getByRole('button', { name: 'Next picture' }).click();
  await expect(words).toHaveValue('The same lake at noon');
});

test('a picture can be described in Hindi and Marathi as well', async ({ page }) => {
  await page.getByLabel('Alt text').fill('Still water');
  await page.getByText('In Hindi and Marathi').click();
  await page.getByLabel('Hindi').fill('एक झील');
  await page.getByLabel('Marathi').fill('एक तलाव');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Preview lake-1.jpg' }).click();
  await expect(page.getByLabel('Marathi')).toHaveValue('एक तलाव');
});

test('texts that another admin has written meanwhile stay', async ({
  page,
  program: { address },
}) => {
  const token = await adminToken(address);
  const name = 'lake-1.jpg';
  const saved = page.getByText('Saved', { exact: true });
  const ofRavi = { alt: '', alt_hi: 'गाँव की झील', alt_mr: 'गावाचा तलाव' };
  await request(address, 'describeImage', { token, name, body: ofRavi });
  await page.getByLabel('Alt text').fill('A lake');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(saved).toBeVisible();
  await expect(page.getByLabel('Marathi')).toHaveValue('गावाचा तलाव');

  await request(address, 'describeImage', { token, name, body: { alt: 'A lake at dawn' } });
  await page.getByLabel('Hindi').fill('सुबह की झील');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(saved).toBeVisible();
  await expect(page.getByLabel('Alt text')).toHaveValue('A lake at dawn');
  const { body } = await request(address, 'listImages', { token });
  expect(body.data.find((image) => image.name === name)).toMatchObject({
    alt: 'A lake at dawn',
    alt_hi: 'सुबह की झील',
    alt_mr: 'गावाचा तलाव',
  });
});

test('text typed during a save can be saved next', async ({ page }) => {
  const continueSaving = await holdSaving(page);
  const words = page.getByLabel('Alt text');
  await words.fill('A lake');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await words.fill('A lake with two boats');
  continueSaving();
  await expect(page.getByText('The words of lake-1.jpg are saved')).toBeAttached();
  await expect(words).toHaveValue('A lake with two boats');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('img')).toHaveAttribute(
    'alt',
    'A lake with two boats',
  );
});

test('a saved text is not kept as unsaved because of another that was typed meanwhile', async ({
  page,
  program: { address },
}) => {
  const continueSaving = await holdSaving(page);
  await page.getByRole('button', { name: 'Next picture' }).click();
  await page.getByLabel('Alt text').fill('A quiet lake');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await page.getByText('In Hindi and Marathi').click();
  await page.getByLabel('Hindi').fill('शांत झील');
  continueSaving();
  await expect(page.getByText('The words of lake-2.jpg are saved')).toBeAttached();
  const token = await adminToken(address);
  const body = { alt: 'A lake of Ravi' };
  await request(address, 'describeImage', { token, name: 'lake-2.jpg', body });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Alt text')).toHaveValue('A lake of Ravi');
});

test('files dropped on a preview close it, so that their progress is visible', async ({ page }) => {
  const held = await page.evaluateHandle(() => {
    const files = new DataTransfer();
    files.items.add(new File(['a letter'], 'letter.txt', { type: 'text/plain' }));
    return files;
  });
  const dialog = page.getByRole('dialog', { name: 'lake-1.jpg' });
  await dialog.dispatchEvent('dragenter', { dataTransfer: held });
  await expect(dialog.getByText('Drop pictures here to upload them')).toBeVisible();
  await dialog.dispatchEvent('drop', { dataTransfer: held });
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('list', { name: 'Uploads' })).toContainText('letter.txt');
  await expect(page.getByRole('button', { name: 'Preview lake-1.jpg' })).toBeFocused();
});
