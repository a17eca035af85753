import { expect, openDashboard, test } from '../../../support/browser/e2e-fixtures.ts';
import { name, openForm } from '../../../support/browser/entries/entry-form.ts';
import { recordEntries } from '../../../support/browser/volunteers.ts';

test('the Undo of a deletion leaves the focus in the name that Asha has begun to write', async ({
  page,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha');
  await recordEntries(program, asha, ['Etwari Devi']);
  await openDashboard(page, asha);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Survey' }).click();
  await expect(page.getByRole('link', { name: 'Etwari Devi' })).toBeHidden();
  await openForm(page);
  await name(page).pressSequentially('Shanta');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/Etwari Devi.* is back/)).toBeVisible();
  await page.keyboard.type(' Pawar');
  await expect(name(page)).toHaveValue('Shanta Pawar');
});
