// Corrected, dropped, deleted or undone on the phone, while it may have arrived at the office.
import { expect, test, visitAs } from '../../support/browser/offline-fixtures.ts';
import { allSent, namesOnServer, recordAtOffice, sendNow } from '../../support/browser/outbox.ts';

test('a change that may have arrived cannot be dropped', async ({
  page,
  network,
  program,
  addVolunteer,
}) => {
  await visitAs(page, network, await addVolunteer('Asha'));
  await recordAtOffice(page, 'Etwari Devi');
  network.breakBy((_, method) => (method === 'PUT' ? 'beforeAnswer' : undefined));
  await page.getByRole('link', { name: 'Etwari Devi' }).click();
  await page.getByRole('link', { name: 'Edit Survey' }).click();
  await page.getByLabel('City').fill('Khunti');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Your change of this entry waits to be sent.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit Survey' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Drop mine' })).toBeHidden();

  network.breakBy(() => undefined);
  await sendNow(page);
  await expect(allSent(page)).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  expect(await namesOnServer(program.address, token)).toEqual(['Etwari Devi']);
});
