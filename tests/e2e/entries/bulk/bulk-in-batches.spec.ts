// A bulk change of more entries than are sent at once.
import { BULK_BATCH } from '#domain/surveys/bulk/bulk.ts';
import { expect, openDashboard, test } from '../../../support/browser/e2e-fixtures.ts';
import { recordEntries } from '../../../support/browser/volunteers.ts';
import { present } from '../../../support/present.ts';
import { adminToken, request } from '../../../support/program/program.ts';

test('an entry that was refused before the line broke is still named at the end', async ({
  page,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Batch Asha');
  const names = Array.from({ length: BULK_BATCH + 1 }, (_, index) => `Batch ${index}`);
  await recordEntries(program, asha, names);
  await openDashboard(page);
  await page.goto(`/volunteer/admin?volunteer=${asha.id}`);
  const bar = page.getByRole('region', { name: 'Selected entries' });
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  await bar.getByRole('button', { name: `Select all ${names.length}` }).click();
  await bar.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: `Delete ${names.length} entries?` });
  const newest = page.getByRole('link', { name: `Batch ${BULK_BATCH}` });
  const [id] = present(/\d+/.exec((await newest.getAttribute('href')) ?? ''));
  const token = await adminToken(program.address);
  const deleteNewest = () => request(program.address, 'deleteSurvey', { token, id });

  let batches = 0;
  await page.route('**/surveys/bulk', async (route) => {
    batches += 1;
    if (batches === 1) expect((await deleteNewest()).status).toBe(200);
    await (batches === 2 ? route.abort('connectionreset') : route.continue());
  });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toContainText('No answer came about 1 entry');
  await dialog.getByRole('button', { name: 'Go on with the rest' }).click();
  await expect(dialog).toContainText('1 entry could not be changed');
});
