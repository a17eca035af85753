// Corrected, dropped, deleted or undone on the phone, while it may have arrived on the server.
import type { Page } from '@playwright/test';
import { sunita } from '../../support/app/entries/entries.ts';
import { fill, name } from '../../support/browser/entries/entry-form.ts';
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
import { recordEntries } from '../../support/browser/volunteers.ts';
import { present } from '../../support/present.ts';
import { request } from '../../support/program/program.ts';

/** On the screen of the entry. */
async function changeOnPhone(page: Page, label: string, typed: string): Promise<void> {
  await page.getByRole('link', { name: 'Edit Survey' }).click();
  await page.getByLabel(label).fill(typed);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Your change of this entry waits to be sent.')).toBeVisible();
}

test('an entry that is corrected before it is sent keeps its household and its time', async ({
  page,
  network,
  program,
  addVolunteer,
}) => {
  const token = await visitAs(page, network, await addVolunteer('Asha'));
  network.cut();
  await recordOffline(page, 'Ramesh Munda');
  await page.getByRole('button', { name: 'Another of this household' }).click();
  await fill(page, 'Sunita Munda');
  await page.getByRole('button', { name: 'Submit Survey' }).click();
  await waitingCard(page, 'Sunita Munda').getByRole('link', { name: 'Edit' }).click();
  const corrected = new Date();
  await page.getByLabel('City').fill('Torpa');
  await page.getByRole('button', { name: 'Submit Survey' }).click();
  await expect(toSend(page, 2)).toBeVisible();
  network.repair();
  await sendNow(page);
  await expect(allSent(page)).toBeVisible();
  const { body } = await request(program.address, 'listOwnSurveys', { token });
  const [one, two] = body.data;
  expect([one?.city, two?.city]).toContain('Torpa');
  expect(one?.household_id).toBe(present(two).household_id);
  for (const each of body.data) expect(new Date(each.recorded_at) < corrected).toBe(true);
});

test('a change that may have arrived cannot be dropped', async ({
  page,
  network,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha');
  await recordEntries(program, asha, ['Etwari Devi']);
  const token = await visitAs(page, network, asha);
  network.breakBy((_, method) => (method === 'PUT' ? 'beforeAnswer' : undefined));
  await page.getByRole('link', { name: 'Etwari Devi' }).click();
  await changeOnPhone(page, 'City', 'Khunti');
  await expect(page.getByRole('link', { name: 'Edit Survey' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Drop mine' })).toBeHidden();

  network.breakBy(() => undefined);
  await sendNow(page);
  await expect(allSent(page)).toBeVisible();
  expect(await namesOnServer(program.address, token)).toEqual(['Etwari Devi']);
});

test('an entry that another tab has sent meanwhile is changed and deleted on the server', async ({
  page,
  context,
  network,
  program,
  addVolunteer,
}) => {
  const token = await visitAs(page, network, await addVolunteer('Asha'));
  network.cut();
  await recordOffline(page, 'Phulmani Munda');
  await recordOffline(page, 'Birsa Oraon');
  const late = await context.newPage();
  // It hears of the other tab as late as one that is asleep, or that hundreds of messages keep busy.
  await late.addInitScript(() => {
    BroadcastChannel.prototype.addEventListener = () => {};
  });
  await late.goto('/volunteer/dashboard');
  await waitingCard(late, 'Phulmani Munda').getByRole('link', { name: 'Edit' }).click();
  await name(late).fill('Phulmani Devi Munda');
  const other = await context.newPage();
  await other.addInitScript(() => {
    BroadcastChannel.prototype.addEventListener = () => {};
  });
  await other.goto('/volunteer/dashboard');
  await expect(waitingCard(other, 'Birsa Oraon')).toBeVisible();
  await other.route('**/server/api/**', (route) => route.abort());
  await late.route('**/server/api/**', (route) => route.abort());

  network.repair();
  await page.bringToFront();
  await sendNow(page);
  await expect(allSent(page)).toBeVisible();
  await deleteWaiting(other, waitingCard(other, 'Birsa Oraon'));
  await expect(toSend(other, 1)).toBeVisible();
  await other.close();
  await late.getByRole('button', { name: 'Submit Survey' }).click();
  await expect(waitingCard(late, 'Phulmani Devi Munda')).toBeVisible();
  await late.unroute('**/server/api/**');
  await sendNow(late);
  await expect(allSent(late)).toBeVisible();
  await expect.poll(() => namesOnServer(program.address, token)).toEqual(['Phulmani Devi Munda']);
});

test('a change of an entry that the server refuses is deleted or sent together with the entry', async ({
  page,
  network,
  program,
  addVolunteer,
}) => {
  const token = await visitAs(page, network, await addVolunteer('Asha'));
  network.cut();
  await recordOffline(page, 'Phulmani Munda');
  let server: 'unreachable' | 'refuses' | 'takes' = 'unreachable';
  await page.route('**/surveys/create', (route) => {
    if (server === 'unreachable') return route.abort();
    if (server === 'takes') return route.continue();
    const message = 'Mobile number is required and must be 10 digits';
    const errors = [{ field: 'mobile_no', rule: 'mobileDigits', params: { digits: 10 }, message }];
    const body = { success: false, code: 'brokenRule', message, errors };
    return route.fulfill({ status: 422, json: body });
  });
  network.repair();
  await sendNow(page);
  const cards = waitingCard(page, 'Phulmani Munda');
  await expect(cards).toContainText('Tried');
  await cards.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('City').fill('Khunti');
  await page.getByRole('button', { name: 'Submit Survey' }).click();
  await expect(cards).toHaveCount(2);
  server = 'refuses';
  await sendNow(page);
  const refused = cards.filter({ hasText: 'Needs you' });
  await expect(refused).toHaveCount(1);

  await deleteWaiting(page, refused);
  await expect(cards).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards).toHaveCount(2);
  await page.reload();
  await expect(cards).toHaveCount(2);

  await refused.getByRole('link', { name: 'Correct' }).click();
  await page.getByLabel('Mobile number').fill('5231044799');
  await page.getByRole('button', { name: 'Submit Survey' }).click();
  await expect(page.getByRole('alert')).toContainText('Mobile number is required');
  await page.goto('/volunteer/dashboard');
  await expect(cards).toHaveCount(2);
  await refused.getByRole('link', { name: 'Correct' }).click();
  await expect(page.getByLabel('Mobile number')).toHaveValue('52310 44799');
  server = 'takes';
  await page.getByRole('button', { name: 'Submit Survey' }).click();
  await expect(allSent(page)).toBeVisible();
  const { body } = await request(program.address, 'listOwnSurveys', { token });
  const corrected = { city: 'Khunti', mobile_no: '5231044799' };
  expect(body.data).toMatchObject([{ name: 'Phulmani Munda', ...corrected }]);
});

test('an entry that may have arrived is deleted on the server, and its deletion cannot be edited', async ({
  page,
  network,
  program,
  addVolunteer,
}) => {
  const token = await visitAs(page, network, await addVolunteer('Asha'));
  network.cut();
  await recordOffline(page, 'Phulmani Munda');
  let isUnreachable = true;
  await page.route('**/surveys/create', (route) =>
    isUnreachable ? route.abort() : route.continue(),
  );
  network.repair();
  await sendNow(page);
  const cards = waitingCard(page, 'Phulmani Munda');
  await expect(cards).toContainText('Tried');
  await deleteWaiting(page, cards);
  const deletion = cards.filter({ hasText: 'Deleted' });
  await expect(deletion.getByRole('link', { name: 'Edit' })).toBeHidden();
  await deletion.getByRole('link', { name: 'View' }).click();
  await expect(page.getByRole('button', { name: 'Keep the entry' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit Survey' })).toBeHidden();
  await page.goBack();
  isUnreachable = false;
  await sendNow(page);
  await expect(allSent(page)).toBeVisible();
  expect(await namesOnServer(program.address, token)).toEqual([]);
});

test('Undo pressed on a bad line brings the entry back, however late it arrives', async ({
  page,
  network,
  program,
  addVolunteer,
}) => {
  const asha = await addVolunteer('Asha');
  await recordEntries(program, asha, ['Etwari Devi']);
  const token = await visitAs(page, network, asha);
  network.breakBy((_, method) => (method === 'DELETE' ? 'beforeAnswer' : undefined));
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Survey' }).click();
  const sent = page.waitForRequest('**/surveys/undo-delete*');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/Etwari Devi.* is back/)).toBeVisible();
  network.breakBy(() => undefined);
  await sendNow(page);
  expect((await sent).postDataJSON()).toEqual({
    recorded_at: expect.any(String),
    device_offset_ms: expect.any(Number),
  });
  await expect(allSent(page)).toBeVisible();
  expect(await namesOnServer(program.address, token)).toEqual(['Etwari Devi']);
});

test('a change behind one that was refused and dropped is sent for the version that both began with', async ({
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
    const message = 'Mobile number is required and must be 10 digits';
    return route.fulfill({ status: 422, json: { success: false, code: 'brokenRule', message } });
  });
  await page.getByRole('link', { name: 'Etwari Devi' }).click();
  await changeOnPhone(page, 'City', 'Khunti');
  await changeOnPhone(page, 'Mobile number', '5231044799');
  await page.goto('/volunteer/dashboard');
  server = 'refuses';
  await sendNow(page);
  const cards = waitingCard(page, 'Etwari Devi');
  const refused = cards.filter({ hasText: 'Needs you' });
  await expect(cards).toHaveCount(2);
  await expect(refused).toHaveCount(1);
  // The one behind it must not be refused, too.
  server = 'unreachable';
  await refused.getByRole('button', { name: 'Drop mine' }).click();
  await expect(cards).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards).toHaveCount(2);
  await page.reload();

  server = 'takes';
  await refused.getByRole('button', { name: 'Drop mine' }).click();
  await sendNow(page);
  await expect(allSent(page)).toBeVisible();
  const { body } = await request(program.address, 'listOwnSurveys', { token });
  expect(body.data).toMatchObject([
    { name: 'Etwari Devi', city: sunita.city, mobile_no: '5231044799' },
  ]);
});

test('the screen of an entry that another tab deletes still shows the entry', async ({
  page,
  context,
  network,
  addVolunteer,
}) => {
  await visitAs(page, network, await addVolunteer('Asha'));
  network.cut();
  // The first is tried, and the second waits for it.
  for (const each of ['Birsa Oraon', 'Phulmani Munda']) await recordOffline(page, each);
  const other = await context.newPage();
  await other.goto('/volunteer/dashboard');
  await page.getByRole('link', { name: 'Phulmani Munda' }).click();
  const name = page.getByRole('heading', { name: 'Phulmani Munda', level: 1 });
  await expect(page.getByText('This entry is not at the office yet.')).toBeVisible();
  await deleteWaiting(other, waitingCard(other, 'Phulmani Munda'));
  await page.bringToFront();
  await expect(page.getByText('This entry is not at the office yet.')).toBeHidden();
  await expect(name).toBeVisible();
});
