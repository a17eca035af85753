// A day offline in villages: entries recorded, corrected and deleted there are sent once there is a network.

import { startSession, violations } from '../../support/browser/e2e-fixtures.ts';
import { AADHAAR, name } from '../../support/browser/entries/entry-form.ts';
import { expect, test, visitAs } from '../../support/browser/offline/offline-fixtures.ts';
import {
  allSent,
  deleteWaiting,
  namesOnServer,
  recordOffline,
  sendNow,
  toSend,
  waitingCard,
} from '../../support/browser/offline/outbox.ts';
import { visitWithEntries } from '../../support/browser/offline/visit-with-entries.ts';
import { recordEntries } from '../../support/browser/volunteers.ts';
import { present } from '../../support/present.ts';
import { adminToken, request } from '../../support/program/program.ts';

test('Asha records two people offline, corrects one, deletes one, and the rest arrives once', async ({
  page,
  network,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha');
  await visitAs(page, network, asha);
  network.cut();
  await recordOffline(page, 'Phulmani Munda');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(toSend(page, 1)).toBeVisible();
  // A screen reader hears the number, and not the links and ages beside it.
  await expect(page.getByRole('status').filter({ hasText: '1 to send' })).toHaveText('1 to send');
  await expect(page.getByText(/No network since .* All is kept on this computer\./)).toBeVisible();
  await recordOffline(page, 'Birsa Oraon');
  await recordOffline(page, 'Salomi Tirkey');
  expect(await violations(page)).toEqual([]);

  await page.reload();
  await waitingCard(page, 'Phulmani Munda').getByRole('link', { name: 'View' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Phulmani Munda');
  await expect(page.getByText('XXXX XXXX 1234')).toBeVisible();
  await page.getByRole('link', { name: 'Edit Survey' }).click();
  await name(page).fill('Phulmani Devi Munda');
  await page.getByRole('button', { name: 'Submit Survey' }).click();
  await expect(waitingCard(page, 'Phulmani Devi Munda')).toBeVisible();

  const salomi = waitingCard(page, 'Salomi Tirkey');
  await salomi.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Salomi Tirkey');
  await expect(question).toContainText('So far only this computer has it');
  expect(await violations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(salomi).toBeVisible();
  await deleteWaiting(page, salomi);
  await expect(salomi).toBeHidden();
  await page.getByRole('link', { name: /to send$/ }).click();
  await expect(
    page.getByText(/You recorded 2 here today\. The office cannot be asked/),
  ).toBeVisible();
  network.repair();
  await sendNow(page);
  await expect(page.getByText(/You recorded 2 here today; the office has 2\./)).toBeVisible();
  // The button has disappeared.
  await expect(page.getByRole('main')).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(allSent(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Phulmani Devi Munda' })).toHaveCount(1);
  const token = await startSession(page, asha, network.address);
  await expect
    .poll(() => namesOnServer(program.address, token))
    .toEqual(['Birsa Oraon', 'Phulmani Devi Munda']);
});

test('the list of the last days is read, searched, edited and deleted offline', async ({
  page,
  network,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha');
  await visitWithEntries({ page, network, program }, asha, [
    'Etwari Devi',
    'Ramesh Munda',
    'Sunita Devi',
  ]);
  network.cut();
  await page.goto('/volunteer/dashboard?search=devi');
  await expect(page.getByRole('link', { name: 'Etwari Devi' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ramesh Munda' })).toBeHidden();
  await expect(page.getByText(/^as of \d\d:\d\d$/)).toBeVisible();

  await page.getByRole('link', { name: 'Etwari Devi' }).click();
  await expect(page.getByText(/Without a network you see this entry as it was/)).toBeVisible();
  await page.getByRole('link', { name: 'Edit Survey' }).click();
  const number = page.getByLabel('Aadhaar number');
  await expect(number).toHaveValue('XXXX XXXX 1234');
  await number.press('End');
  await number.pressSequentially('5');
  await expect(number).toHaveValue('5');
  await page.getByRole('button', { name: 'Keep the stored number, XXXX XXXX 1234' }).click();
  await expect(number).toHaveValue('XXXX XXXX 1234');
  await page.getByLabel('City').fill('Khunti');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Your change of this entry waits to be sent.')).toBeVisible();
  await expect(page.getByText('Khunti')).toBeVisible();

  await page.goto('/volunteer/dashboard');
  await page
    .getByRole('row', { name: 'Ramesh Munda' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Survey' }).click();
  await expect(page.getByRole('row', { name: 'Ramesh Munda' })).toBeHidden();
  await expect(
    page.getByText('Deleted on this computer, and in the office as soon as'),
  ).toBeVisible();
  await expect(page.getByText('Survey deleted successfully')).toBeHidden();
  await page
    .getByRole('row', { name: 'Sunita Devi' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Survey' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toSend(page, 2).or(toSend(page, 3))).toBeVisible();

  network.repair();
  await sendNow(page);
  await expect(allSent(page)).toBeVisible();
  const token = await startSession(page, asha, network.address);
  await expect
    .poll(() => namesOnServer(program.address, token))
    .toEqual(['Etwari Devi', 'Sunita Devi']);
});

test('All, Adult and Child also count the entries that wait on the device', async ({
  page,
  network,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha');
  await visitWithEntries({ page, network, program }, asha, ['Etwari Devi']);
  network.cut();
  await recordOffline(page, 'Phulmani Munda');
  await recordOffline(page, 'Birsa Oraon');
  const count = (name: string) => page.getByRole('radio', { name });
  await expect(count('All 3')).toBeVisible();
  await expect(count('Adult 3')).toBeVisible();
  await expect(count('Child 0')).toBeVisible();
});

test('a refused entry waits for Asha, and the others are sent', async ({
  page,
  network,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha');
  await visitAs(page, network, asha);
  network.cut();
  await recordOffline(page, 'Birsa Oraon');
  await recordOffline(page, 'Salomi Tirkey');
  let isFirst = true;
  await page.route('**/surveys/create', (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    const message = 'Mobile number is required and must be 10 digits';
    const errors = [{ field: 'mobile_no', rule: 'mobileDigits', params: { digits: 10 }, message }];
    const body = { success: false, code: 'brokenRule', message, errors };
    return route.fulfill({ status: 422, json: body });
  });
  network.repair();
  await sendNow(page);
  const card = waitingCard(page, 'Birsa Oraon');
  await expect(card.getByText('Needs you')).toBeVisible();
  await expect(card).toContainText('must be 10 digits');
  await expect(page.getByRole('row', { name: 'Salomi Tirkey' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('alertdialog', { name: '1 entry is not sent yet' });
  await expect(question).toContainText('stays on this computer until you correct or remove it');
  await expect(question).not.toContainText('sent when you sign in');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await card.getByRole('link', { name: 'Correct' }).click();
  await expect(page.getByLabel('Mobile number')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Aadhaar number')).toHaveValue('XXXX XXXX 1234');
  await page.getByLabel('Mobile number').fill('5231044799');
  await page.getByRole('button', { name: 'Submit Survey' }).click();
  await expect(allSent(page)).toBeVisible();
  const { body } = await request(program.address, 'listSurveys', {
    token: await adminToken(program.address),
    query: { search: 'Birsa' },
  });
  expect(body.data[0]).toMatchObject({ mobile_no: '5231044799' });
  const { body: whole } = await request(program.address, 'readSurvey', {
    token: await adminToken(program.address),
    id: present(body.data[0]).id,
  });
  expect(whole.data.aadhar_no).toBe(AADHAAR.replaceAll(' ', ''));
});

test('Asha sees both states of an entry that somebody changed meanwhile', async ({
  page,
  network,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha');
  await recordEntries(program, asha, ['Etwari Devi']);
  await visitAs(page, network, asha);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.getByLabel('City')).toBeVisible();
  network.cut();
  await page.getByLabel('City').fill('Khunti');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Your change of this entry waits to be sent.')).toBeVisible();
  const token = await adminToken(program.address);
  const found = await request(program.address, 'listSurveys', {
    token,
    query: { search: 'Etwari' },
  });
  const { id, ...entry } = present(found.body.data[0]);
  const changed = { ...entry, city: 'Torpa' };
  const update = await request(program.address, 'updateSurvey', { token, id, body: changed });
  expect(update.status).toBe(200);

  network.repair();
  await page.goto('/volunteer/to-send');
  await expect(page.getByText('Somebody has changed this entry meanwhile.')).toBeVisible();
  await page.getByRole('link', { name: 'See both' }).click();
  await expect(page.getByRole('alert')).toContainText('Admin changed City');
  await expect(page.getByLabel('City')).toHaveValue('Khunti');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL(/\/survey\/view\//);
  await expect(page.getByText('Khunti').first()).toBeVisible();
  await expect(allSent(page)).toBeVisible();
});

test('a captive portal’s page does not count as a response', async ({
  page,
  network,
  addVolunteer,
}) => {
  await visitAs(page, network, await addVolunteer('Asha'));
  network.cut();
  await recordOffline(page, 'Birsa Oraon');
  await page.route('**/server/api/**', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome to the hotel</h1>' }),
  );
  network.repair();
  await sendNow(page);
  await expect(page.getByText(/Something other than the office answered/)).toBeVisible();
  await expect(toSend(page, 1)).toBeVisible();
  await page.unroute('**/server/api/**');
  await sendNow(page);
  await expect(allSent(page)).toBeVisible();
});
