// Consents where there is no network, or where the phone has not heard of the notice.

import { openDashboard } from '../../support/browser/e2e-fixtures.ts';
import {
  agree,
  consentChapter,
  endNotice,
  publish,
  radio,
  submit,
} from '../../support/browser/entries/consent-form.ts';
import { fill, name, typeAndKeep } from '../../support/browser/entries/entry-form.ts';
import { readSetting } from '../../support/browser/offline/device-storage.ts';
import { expect, test, visitAs } from '../../support/browser/offline/offline-fixtures.ts';
import { sendNow, toSend, waitingCard } from '../../support/browser/offline/outbox.ts';
import { request } from '../../support/program/program.ts';

test.use({ trust: 'consent' });

test('a phone that has not heard of the notice loses nothing: it asks once it has', async ({
  page,
  program,
  addVolunteer,
}) => {
  await publish(program, 'We write down your work.');
  await page.route('**/privacy-notices/current', (route) => route.abort());
  await openDashboard(page, await addVolunteer('Asha'));
  await page.getByRole('button', { name: 'New Survey Entry' }).click();
  await fill(page, 'Etwari Devi');
  await expect(consentChapter(page)).toBeHidden();
  await page.unroute('**/privacy-notices/current');
  await submit(page).click();
  await expect(consentChapter(page)).toContainText('We write down your work.');
  await expect(name(page)).toHaveValue('Etwari Devi');
  await expect(page.getByText('Ask for consent, and write who agrees').first()).toBeVisible();
  await agree(page);
  await submit(page).click();
  await expect(page.getByRole('link', { name: 'Etwari Devi' })).toBeVisible();
});

test('without a network the notice is read from the phone, and an answer is kept with the draft', async ({
  page,
  network,
  program,
  addVolunteer,
}) => {
  await publish(program, 'We write down your village.');
  const asha = await addVolunteer('Asha');
  const token = await visitAs(page, network, asha);
  await page.getByRole('button', { name: 'New Survey Entry' }).click();
  await expect.poll(() => readSetting(page, 'privacy-notice')).toBeTruthy();
  await expect(consentChapter(page)).toContainText('We write down your village.');
  network.cut();
  await page.reload();
  await agree(page);
  await typeAndKeep(page, 'Name', 'Salomi Tirkey');
  await page.reload();
  await expect(consentChapter(page)).toContainText('We write down your village.');
  await expect(radio(page, 'The person')).toBeChecked();
  await fill(page, 'Salomi Tirkey');
  await submit(page).click();
  await expect(waitingCard(page, 'Salomi Tirkey')).toBeVisible();
  await expect(toSend(page, 1)).toBeVisible();

  // Replaced while the entry waits: what she agreed to counts.
  await publish(program, 'We write down your village and your income.');
  network.repair();
  await sendNow(page);
  await expect(page.getByRole('link', { name: 'Salomi Tirkey' })).toBeVisible();
  await expect(toSend(page, 1)).toBeHidden();
  const { body } = await request(program.address, 'listOwnSurveys', {
    token,
    query: { consent: 'given' },
  });
  expect(body.pagination.total_records).toBe(1);
});

test('a consent that is added while the entry waits arrives with it', async ({
  page,
  network,
  program,
  addVolunteer,
}) => {
  await endNotice(program);
  const asha = await addVolunteer('Asha');
  const token = await visitAs(page, network, asha);
  await page.route('**/surveys/create', (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByRole('button', { name: 'New Survey Entry' }).click();
  await fill(page, 'Phulo Tudu');
  await submit(page).click();
  await expect(waitingCard(page, 'Phulo Tudu')).toBeVisible();
  await publish(program, 'We write down your field.');
  await waitingCard(page, 'Phulo Tudu').getByRole('link', { name: 'View' }).click();
  await page.getByRole('link', { name: 'Edit Survey' }).click();
  await expect(consentChapter(page)).toContainText('We write down your field.');
  await agree(page);
  await submit(page).click();
  await page.unroute('**/surveys/create');
  await sendNow(page);
  const given = async () => {
    const { body } = await request(program.address, 'listOwnSurveys', {
      token,
      query: { consent: 'given' },
    });
    return body.data.map(({ name }) => name);
  };
  await expect.poll(given, { timeout: 30_000 }).toEqual(['Phulo Tudu']);
});
