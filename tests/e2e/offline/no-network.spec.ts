// What the desk says and finds while there is no network, and as it returns.

import { expect, test, visitAs } from '../../support/browser/offline/offline-fixtures.ts';
import {
  recordOffline,
  sendNow,
  toSend,
  waitingCard,
} from '../../support/browser/offline/outbox.ts';
import { visitWithEntries } from '../../support/browser/offline/visit-with-entries.ts';
import { present } from '../../support/present.ts';
import { request } from '../../support/program/program.ts';

test('a change of an entry that is gone still shows what Asha wrote', async ({
  page,
  network,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha');
  const token = await visitWithEntries({ page, network, program }, asha, ['Etwari Devi']);
  network.cut();
  await page.getByRole('link', { name: 'Etwari Devi' }).click();
  await page.getByRole('link', { name: 'Edit Survey' }).click();
  await page.getByLabel('City').fill('Torpa');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toSend(page, 1)).toBeVisible();
  const { body } = await request(program.address, 'listOwnSurveys', { token });
  const { id } = present(body.data[0]);
  expect((await request(program.address, 'deleteSurvey', { token, id })).status).toBe(200);
  network.repair();
  await page.goto('/volunteer/dashboard');
  const card = waitingCard(page, 'Etwari Devi');
  await expect(card).toContainText('no longer at the office');
  await expect(page.getByRole('link', { name: '1 needs you' })).toBeVisible();
  await expect(card.getByRole('link', { name: 'Correct' })).toBeHidden();
  await card.getByRole('link', { name: 'View' }).click();
  await expect(page.getByText('Torpa')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Correct' })).toBeHidden();
});

test('a search finds what waits on the phone, by sound and in part, and nothing else', async ({
  page,
  network,
  addVolunteer,
}) => {
  await visitAs(page, network, await addVolunteer('Asha'));
  network.cut();
  await recordOffline(page, 'Sunita More');
  await recordOffline(page, 'Phulmani Munda');
  const search = page.getByRole('searchbox').first();
  for (const [typed, found, missed] of [
    ['सुनीता', 'Sunita More', 'Phulmani Munda'],
    ['phul', 'Phulmani Munda', 'Sunita More'],
  ] as const) {
    await search.fill(typed);
    await expect(waitingCard(page, missed)).toBeHidden();
    await expect(waitingCard(page, found)).toBeVisible();
  }
});

test('the office’s list comes back with the network', async ({
  page,
  network,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha');
  await visitWithEntries({ page, network, program }, asha, ['Etwari Devi']);
  network.cut();
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText(/^On this computer/)).toBeVisible();
  network.repair();
  await page.context().setOffline(false);
  await expect(page.getByText(/^On this computer/)).toBeHidden();
  await expect(page.getByRole('row', { name: 'Etwari Devi' })).toBeVisible();
});

test('on a line that never answers, the logout says that signing in needs a network', async ({
  page,
  network,
  addVolunteer,
}) => {
  await visitAs(page, network, await addVolunteer('Asha'));
  network.cut();
  await recordOffline(page, 'Phulmani Munda');
  await sendNow(page);
  await expect(page.getByText(/^No network since/)).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('needs a network');
});
