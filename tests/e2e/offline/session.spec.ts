// A session ends while entries wait: recording continues, and only sending needs a sign-in.
import { sunita } from '../../support/app/entries/entries.ts';
import { signIn, startSession } from '../../support/browser/e2e-fixtures.ts';
import { expect, test, visitAs } from '../../support/browser/offline/offline-fixtures.ts';
import {
  allSent,
  countRecentEntries,
  namesOnServer,
  recordOffline,
  sendNow,
  toSend,
  waitingCard,
} from '../../support/browser/offline/outbox.ts';
import { adminToken, request } from '../../support/program/program.ts';

test('Asha continues recording after the server has ended her session, and signs in to send', async ({
  page,
  network,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha');
  const token = await visitAs(page, network, asha);
  network.cut();
  await recordOffline(page, 'Phulmani Munda');
  const ended = await request(program.address, 'signOut', { token });
  expect(ended.status).toBe(200);
  const sending = await page.getByRole('button', { name: 'Send now' }).elementHandle();
  network.repair();
  await expect(async () => {
    await sendNow(page);
    await expect(page.getByText(/To send it, please sign in again/)).toBeVisible({ timeout: 3000 });
  }).toPass();
  // A finger on its way to “Send now” does not press “Sign in”.
  expect(await sending?.evaluate((button) => button.isConnected)).toBe(false);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Volunteer Dashboard');
  await recordOffline(page, 'Birsa Oraon');
  await waitingCard(page, 'Birsa Oraon').getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('City').fill('Khunti');
  await page.getByRole('button', { name: 'Submit Survey' }).click();
  await expect(waitingCard(page, 'Birsa Oraon')).toContainText('Khunti');
  await expect(toSend(page, 2)).toBeVisible();

  await page.getByRole('button', { name: 'Sign in' }).click();
  await signIn(page, asha);
  await expect(allSent(page)).toBeVisible();
  const session = await startSession(page, asha, network.address);
  expect(await namesOnServer(program.address, session)).toEqual(['Birsa Oraon', 'Phulmani Munda']);
});

test('Asha chooses her language as she signs in again, and is led back to her form', async ({
  page,
  network,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha');
  const token = await visitAs(page, network, asha);
  network.cut();
  await recordOffline(page, 'Phulmani Munda');
  await page.getByRole('button', { name: 'New Survey Entry' }).click();
  await page.getByLabel('City').fill('Khunti');
  await expect(page).toHaveURL(/new=/);
  const form = page.url();
  await request(program.address, 'signOut', { token });
  network.repair();
  await expect(async () => {
    await sendNow(page);
    await expect(page.getByText(/To send it, please sign in again/)).toBeVisible({ timeout: 3000 });
  }).toPass();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.locator('select[name=language]').selectOption('hi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('आपका फिर से स्वागत है');
  await page.getByLabel('ईमेल').fill(asha.email);
  await page.getByLabel('पासवर्ड', { exact: true }).fill(asha.password);
  await page.getByRole('button', { name: 'अंदर जाएँ' }).click();
  await expect(page).toHaveURL(form);
});

test('Asha goes on recording when the network is gone by the time that she signs in again', async ({
  page,
  network,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha');
  const token = await visitAs(page, network, asha);
  network.cut();
  await recordOffline(page, 'Phulmani Munda');
  await request(program.address, 'signOut', { token });
  network.repair();
  await expect(async () => {
    await sendNow(page);
    await expect(page.getByText(/To send it, please sign in again/)).toBeVisible({ timeout: 3000 });
  }).toPass();
  network.cut();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
  await page.getByLabel('Email').fill(asha.email);
  await page.getByLabel('Password', { exact: true }).fill(asha.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('No response from server')).toBeVisible();

  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(waitingCard(page, 'Phulmani Munda')).toBeVisible();
  await recordOffline(page, 'Birsa Oraon');
  network.repair();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await signIn(page, asha);
  await expect(allSent(page)).toBeVisible();
});

test('the entries of the last month leave the device when the server ends the session', async ({
  page,
  network,
  program,
  addVolunteer,
}) => {
  const token = await visitAs(page, network, await addVolunteer('Asha'));
  await request(program.address, 'createSurvey', { token, body: sunita });
  await page.reload();
  await expect.poll(() => countRecentEntries(page)).toBe(1);
  // An address that is not for her leads to the sign-in, and she stays signed in.
  await page.goto('/volunteer/admin');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await countRecentEntries(page)).toBe(1);
  await page.goto('/volunteer');
  await request(program.address, 'signOut', { token });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect.poll(() => countRecentEntries(page)).toBe(0);
});

test('the entries of the last month leave the device of a dismissed volunteer, and what waits stays', async ({
  page,
  network,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha');
  const token = await visitAs(page, network, asha);
  await request(program.address, 'createSurvey', { token, body: sunita });
  await page.reload();
  await expect.poll(() => countRecentEntries(page)).toBe(1);
  network.cut();
  await recordOffline(page, 'Phulmani Munda');
  const setStatus = async (status: string) =>
    request(program.address, 'setVolunteerStatus', {
      token: await adminToken(program.address),
      id: asha.id,
      body: { status },
    });
  expect((await setStatus('inactive')).status).toBe(200);
  expect(await countRecentEntries(page)).toBe(1);
  network.repair();
  await expect(async () => {
    await sendNow(page);
    await expect(page.getByText(/To send it, please sign in again/)).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect.poll(() => countRecentEntries(page)).toBe(0);
  await page.reload();
  await expect(waitingCard(page, 'Phulmani Munda')).toBeVisible();
  await expect(toSend(page, 1)).toBeVisible();

  expect((await setStatus('active')).status).toBe(200);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await signIn(page, asha);
  await expect(allSent(page)).toBeVisible();
  await expect.poll(() => countRecentEntries(page)).toBe(2);
});
