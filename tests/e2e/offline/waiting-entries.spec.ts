// Waiting entries at the logout, for another account on the same phone, and for an admin.
import { signIn } from '../../support/browser/e2e-fixtures.ts';
import { expect, test, visitAs } from '../../support/browser/offline/offline-fixtures.ts';
import { allSent, namesOnServer, recordOffline } from '../../support/browser/offline/outbox.ts';
import { visitWithEntries } from '../../support/browser/offline/visit-with-entries.ts';
import { adminToken, request } from '../../support/program/program.ts';

test('the question at the logout counts entries and changes, and takes its message along', async ({
  page,
  network,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha');
  await visitWithEntries({ page, network, program }, asha, ['Etwari Devi']);
  network.cut();
  await recordOffline(page, 'Phulmani Munda');
  await page.getByRole('button', { name: 'Delete', exact: true }).last().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Survey' }).click();
  const message = page.getByText(/^Deleted on this computer/);
  await expect(message).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  const dialog = page.getByRole('alertdialog', { name: '1 entry and 1 change are not sent yet' });
  await dialog.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/volunteer\/login$/);
  // Sooner than its countdown ends it.
  await expect(message).toBeHidden({ timeout: 1500 });
});

test('Ravi on Asha’s phone sees only the number of her waiting entries, and sends none', async ({
  page,
  network,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha');
  const ravi = await addVolunteer('Ravi');
  await visitAs(page, network, asha);
  network.cut();
  await recordOffline(page, 'Phulmani Munda');
  await page.getByRole('button', { name: 'Logout' }).click();
  const dialog = page.getByRole('alertdialog', { name: '1 entry is not sent yet' });
  await expect(dialog).toContainText('It stays on this computer');
  await dialog.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/volunteer\/login$/);
  network.repair();

  await signIn(page, ravi);
  await page.goto('/volunteer/to-send');
  await expect(page.getByText('1 entry of another account waits on this computer')).toBeVisible();
  await expect(page.locator('body')).not.toContainText('Phulmani');
  const ravisToken = await page.evaluate(() => localStorage.getItem('token') ?? '');
  expect(await namesOnServer(program.address, ravisToken)).toEqual([]);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/volunteer\/login$/);
  await signIn(page, asha);
  await expect(allSent(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Phulmani Munda' })).toBeVisible();
});

test('an admin sees how many entries wait on Asha’s phone', async ({
  page,
  network,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha');
  await visitAs(page, network, asha);
  network.breakBy((path) => (path.includes('/surveys/create') ? 'beforeDelivery' : undefined));
  await recordOffline(page, 'Birsa Oraon');
  await page.reload();
  const token = await adminToken(program.address);
  await expect
    .poll(async () => {
      const { body } = await request(program.address, 'readVolunteer', { token, id: asha.id });
      return body.data.waiting.map(({ count }) => count);
    })
    .toEqual([1]);
});
