// Several changes of one entry on a phone, opened again while some of them have been answered.
import type { Page } from '@playwright/test';
import { sunita } from '../../support/app/entries/entries.ts';
import type { Account } from '../../support/browser/e2e-fixtures.ts';
import { expect, test, visitAs } from '../../support/browser/offline/offline-fixtures.ts';
import {
  allSent,
  recordOffline,
  sendNow,
  toSend,
  waitingCard,
} from '../../support/browser/offline/outbox.ts';
import { recordEntries } from '../../support/browser/volunteers.ts';
import type { ChangingProxy } from '../../support/network/changing-proxy.ts';
import { present } from '../../support/present.ts';
import { adminToken, type Program, request } from '../../support/program/program.ts';

const CHANGE_WAITS = 'Your change of this entry waits to be sent.';

async function fillAndSave(page: Page, label: string, typed: string): Promise<void> {
  const save = page.getByRole('button', { name: /^(Save Changes|Submit Survey)$/ });
  await save.waitFor();
  await page.getByLabel(label).fill(typed);
  await save.click();
}

/** The only entry of the account. */
async function readOnly(program: Pick<Program, 'address'>, token: string) {
  const { body } = await request(program.address, 'listOwnSurveys', { token });
  expect(body.data).toHaveLength(1);
  return present(body.data[0]);
}

/** The form of the only entry, whose changes do not arrive. @returns the token of the account */
async function openEditOnBadLine(
  page: Page,
  network: ChangingProxy,
  program: Program,
  account: Account,
): Promise<string> {
  await recordEntries(program, account, ['Etwari Devi']);
  const token = await visitAs(page, network, account);
  network.breakBy((_, method) => (method === 'PUT' ? 'beforeDelivery' : undefined));
  await page.getByRole('link', { name: 'Etwari Devi' }).click();
  await page.getByRole('link', { name: 'Edit Survey' }).click();
  return token;
}

/** Changes the only entry of the account. @returns its id */
async function changeAsAdmin(
  program: Pick<Program, 'address'>,
  token: string,
  change: Record<string, string>,
): Promise<number> {
  const { id, ...entry } = await readOnly(program, token);
  const admin = await adminToken(program.address);
  const saved = { token: admin, id, body: { ...entry, ...change } };
  expect((await request(program.address, 'updateSurvey', saved)).status).toBe(200);
  return id;
}

test('of two changes of one entry the refused one is corrected, and the other keeps its words', async ({
  page,
  network,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha');
  await recordEntries(program, asha, ['Etwari Devi']);
  const token = await visitAs(page, network, asha);
  let server: 'unreachable' | 'refuses' | 'takes' = 'unreachable';
  await page.route('**/server/api/surveys/*', (route) => {
    if (route.request().method() !== 'PUT' || server === 'takes') return route.fallback();
    if (server === 'unreachable') return route.abort();
    const message = 'Name is required';
    return route.fulfill({ status: 422, json: { success: false, code: 'brokenRule', message } });
  });
  await page.getByRole('link', { name: 'Etwari Devi' }).click();
  for (const [label = '', typed = ''] of [
    ['City', 'Khunti'],
    ['Mobile number', '5231044799'],
  ]) {
    await page.getByRole('link', { name: 'Edit Survey' }).click();
    await fillAndSave(page, label, typed);
    await expect(page.getByText(CHANGE_WAITS)).toBeVisible();
  }
  await page.goto('/volunteer/dashboard');
  server = 'refuses';
  await sendNow(page);
  const refused = waitingCard(page, 'Etwari Devi').filter({ hasText: 'Needs you' });
  await refused.getByRole('link', { name: 'Correct' }).click();
  await expect(page.getByLabel('City')).toHaveValue('Khunti');
  await expect(page.getByLabel('Mobile number')).not.toHaveValue('52310 44799');
  server = 'takes';
  await fillAndSave(page, 'City', 'Torpa');
  await expect(allSent(page)).toBeVisible();
  expect(await readOnly(program, token)).toMatchObject({ city: 'Torpa', mobile_no: '5231044799' });
});

test('the form of an entry that was sent meanwhile leads to the entry, not to an empty form under its key', async ({
  page,
  network,
  addVolunteer,
}) => {
  await visitAs(page, network, await addVolunteer('Asha'));
  network.cut();
  await recordOffline(page, 'Phulmani Munda');
  await waitingCard(page, 'Phulmani Munda').getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByLabel('City')).toBeVisible();
  const form = page.url();
  await page.getByRole('link', { name: 'Close the form' }).click();
  network.repair();
  await sendNow(page);
  await expect(allSent(page)).toBeVisible();
  await page.goto(form);
  await expect(page).toHaveURL(/\/survey\/view\/\d+$/);
  await expect(page.getByRole('heading', { name: 'Phulmani Munda', level: 1 })).toBeVisible();
});

test('a change that follows a new entry shows both states when somebody has changed the entry', async ({
  page,
  network,
  program,
  addVolunteer,
}) => {
  const token = await visitAs(page, network, await addVolunteer('Asha'));
  // The entry arrives, and its answer is lost.
  network.breakBy((_, method) => (method === 'POST' ? 'beforeAnswer' : undefined));
  await recordOffline(page, 'Phulmani Munda');
  await waitingCard(page, 'Phulmani Munda').getByRole('link', { name: 'Edit' }).click();
  await fillAndSave(page, 'City', 'Khunti');
  await expect(toSend(page, 2)).toBeVisible();
  const id = await changeAsAdmin(program, token, { city: 'Torpa', aadhar_no: sunita.aadhar_no });

  network.breakBy(() => undefined);
  await sendNow(page);
  await page.getByRole('link', { name: 'See both' }).click();
  await expect(page).toHaveURL(new RegExp(`/edit/${id}\\?kept=`));
  await expect(page.getByRole('alert')).toContainText(/^\S.* changed City \w/);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(allSent(page)).toBeVisible();
  expect(await readOnly(program, token)).toMatchObject({ city: 'Khunti', name: 'Phulmani Munda' });
});

test('a form that was opened from a change sent meanwhile is saved after a conflict', async ({
  page,
  network,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha');
  const token = await openEditOnBadLine(page, network, program, asha);
  await fillAndSave(page, 'City', 'Khunti');
  await expect(page.getByText(CHANGE_WAITS)).toBeVisible();
  await page.getByRole('link', { name: 'Edit Survey' }).click();
  await page.getByLabel('Mobile number').fill('5231044799');
  network.breakBy(() => undefined);
  await sendNow(page);
  await expect(allSent(page)).toBeVisible();
  await changeAsAdmin(program, token, { city: 'Torpa', aadhar_no: sunita.aadhar_no });

  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('alert')).toContainText(/^\S.* changed City \w/);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(/^Survey updated/)).toBeVisible();
  expect(await readOnly(program, token)).toMatchObject({ mobile_no: '5231044799' });
});

test('a correction of a new entry that somebody has changed since leads to both states', async ({
  page,
  network,
  program,
  addVolunteer,
}) => {
  const token = await visitAs(page, network, await addVolunteer('Asha'));
  network.breakBy((_, method) => (method === 'POST' ? 'beforeAnswer' : undefined));
  await recordOffline(page, 'Phulmani Munda');
  await waitingCard(page, 'Phulmani Munda').getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('City').fill('Khunti');
  await changeAsAdmin(program, token, {
    city: 'Torpa',
    correspondence_address: 'Room 15, Ganesh Chawl',
    aadhar_no: sunita.aadhar_no,
  });
  network.breakBy(() => undefined);
  await sendNow(page);
  await expect(allSent(page)).toBeVisible();

  await page.getByRole('button', { name: 'Submit Survey' }).click();
  await expect(page).toHaveURL(/\/edit\/\d+\?kept=/);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const conflict = page.getByRole('alert');
  await expect(conflict).toContainText(/changed Correspondence address and City \w/);
  await expect(conflict).toContainText('You changed City as well');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(/^Survey updated/)).toBeVisible();
  expect(await readOnly(program, token)).toMatchObject({
    city: 'Khunti',
    name: 'Phulmani Munda',
    correspondence_address: 'Room 15, Ganesh Chawl',
  });
});

test('a corrected identity number stays with its change when that is opened again', async ({
  page,
  network,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha');
  const token = await openEditOnBadLine(page, network, program, asha);
  // It ends like the stored one, so that both have the same mask.
  await fillAndSave(page, 'Aadhaar number', '0412 8831 1234');
  await expect(page.getByText(CHANGE_WAITS)).toBeVisible();
  await page.getByRole('link', { name: 'Edit Survey' }).click();
  await fillAndSave(page, 'City', 'Khunti');
  await expect(page.getByText(CHANGE_WAITS)).toBeVisible();
  network.breakBy(() => undefined);
  await sendNow(page);
  await expect(allSent(page)).toBeVisible();
  const { id } = await readOnly(program, token);
  const { body } = await request(program.address, 'readSurvey', { token, id });
  expect(body.data).toMatchObject({ aadhar_no: '041288311234', city: 'Khunti' });
});
