import { openForm } from '../../support/browser/entries/entry-form.ts';
import { expect, test, visitAs } from '../../support/browser/offline/offline-fixtures.ts';
import { recordOffline } from '../../support/browser/offline/outbox.ts';

test('offline, the form warns of people that this device has yet to send', async ({
  page,
  network,
  addVolunteer,
}) => {
  await visitAs(page, network, await addVolunteer('Asha'));
  network.cut();
  await recordOffline(page, 'Phulmani Munda');
  await openForm(page);
  await page.getByLabel('Name', { exact: true }).fill('फुलमनी मुंडा');
  await page.getByLabel('Mobile number').fill('52310 44720');
  await page.getByLabel('Correspondence address').focus();
  const notice = page.getByRole('status').filter({ hasText: 'This may be Phulmani Munda' });
  await expect(notice).toContainText('Waits on this device');
  await notice.getByRole('button', { name: 'Record all the same' }).click();
  await expect(notice).toBeHidden();
});
