// A network that breaks repeatedly: before a request arrives, in the middle of it, and before its response arrives.
// `npm run test:field` runs the long schedule.
import type { BrowserContext, Page } from '@playwright/test';
import {
  expectFilled,
  fill,
  openForm,
  typeAndKeep,
} from '../../support/browser/entries/entry-form.ts';
import { expect, test, visitAs } from '../../support/browser/offline/offline-fixtures.ts';
import {
  allSent,
  multiplyWaiting,
  namesOnServer,
  recordOffline,
  sendNow,
  toSend,
  waitingCard,
} from '../../support/browser/offline/outbox.ts';
import type { Break } from '../../support/network/changing-proxy.ts';

const IS_LONG = process.env.FIELD_SCHEDULE === 'long';
const ENTRIES = IS_LONG ? 500 : 40;
const CUTS = IS_LONG ? 30 : 12;
const KINDS: readonly Break[] = ['beforeDelivery', 'midBody', 'beforeAnswer', 'midAnswer'];

test(`${ENTRIES} entries through ${CUTS} interruptions are ${ENTRIES} entries`, async ({
  page,
  network,
  program,
  addVolunteer,
}) => {
  test.setTimeout(IS_LONG ? 900_000 : 120_000);
  const token = await visitAs(page, network, await addVolunteer('Asha'));
  network.cut();
  await recordOffline(page, 'Person 000');
  const names = Array.from(
    { length: ENTRIES },
    (_, number) => `Person ${String(number).padStart(3, '0')}`,
  );
  await multiplyWaiting(page, names.slice(1));
  await expect(toSend(page, ENTRIES)).toBeVisible();

  let calls = 0;
  let cuts = 0;
  const between = Math.max(2, Math.floor(ENTRIES / CUTS));
  network.breakBy((path) => {
    if (!path.endsWith('/surveys/create') || cuts >= CUTS) return undefined;
    calls += 1;
    if (calls % between !== 0) return undefined;
    cuts += 1;
    return KINDS[cuts % KINDS.length];
  });
  network.repair();
  await expect(async () => {
    await sendNow(page);
    await expect(allSent(page)).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: IS_LONG ? 600_000 : 90_000 });
  expect(cuts).toBe(CUTS);
  expect(await namesOnServer(program.address, token)).toEqual(names);
});

test('an answer that breaks off is a bad line, and not another program', async ({
  page,
  network,
  addVolunteer,
}) => {
  await visitAs(page, network, await addVolunteer('Asha'));
  network.breakBy((path) => (path.endsWith('/surveys/create') ? 'midAnswer' : undefined));
  await recordOffline(page, 'Phulmani Munda');
  await expect(waitingCard(page, 'Phulmani Munda')).toContainText('Tried');
  await expect(page.getByText(/^No network since/)).toBeVisible();
  await expect(page.getByText(/It was not the office/)).toBeHidden();
  network.breakBy(() => undefined);
  await sendNow(page);
  await expect(allSent(page)).toBeVisible();
});

test('two tabs of one device send each entry once', async ({
  page,
  context,
  network,
  program,
  addVolunteer,
}) => {
  const token = await visitAs(page, network, await addVolunteer('Asha'));
  network.cut();
  await recordOffline(page, 'Person 0');
  const names = Array.from({ length: 12 }, (_, number) => `Person ${number}`).sort();
  await multiplyWaiting(
    page,
    names.filter((each) => each !== 'Person 0'),
  );
  await expect(toSend(page, names.length)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/volunteer/dashboard');
  await expect(toSend(other, names.length)).toBeVisible();
  network.repair();
  await Promise.all([sendNow(page), sendNow(other)]);
  await expect(allSent(page)).toBeVisible();
  await expect(allSent(other)).toBeVisible();
  expect(await namesOnServer(program.address, token)).toEqual(names);
  expect(network.requested().filter((path) => path.endsWith('/surveys/create'))).toHaveLength(12);
});

test('an entry submitted while its tab reads the entry of another tab is sent, too', async ({
  page,
  context,
  network,
  addVolunteer,
}) => {
  await visitAs(page, network, await addVolunteer('Asha'));
  network.cut();
  await page.getByRole('button', { name: 'New Survey Entry' }).click();
  await fill(page, 'Phulmani Munda');
  // As slow as a phone that decrypts hundreds of entries.
  await page.evaluate(() => {
    const { decrypt } = SubtleCrypto.prototype;
    const isRead = Promise.withResolvers<void>();
    Object.assign(window, { decrypting: 0, finishReading: isRead.resolve });
    SubtleCrypto.prototype.decrypt = async function (algorithm, key, bytes) {
      const { additionalData } = Object(algorithm);
      if (new TextDecoder().decode(additionalData).startsWith('outbox')) {
        Object.assign(window, { decrypting: 1 });
        await isRead.promise;
      }
      return decrypt.call(this, algorithm, key, bytes);
    };
  });
  const other = await context.newPage();
  await other.goto('/volunteer/dashboard');
  await recordOffline(other, 'Birsa Oraon');
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'decrypting'))).toBe(1);
  await page.getByRole('button', { name: 'Submit Survey' }).click();
  await expect(waitingCard(page, 'Phulmani Munda')).toBeVisible();
  await page.evaluate(() => Reflect.get(window, 'finishReading')());
  await expect(toSend(page, 2)).toBeVisible();
  await other.close();
  network.repair();
  await sendNow(page);
  await expect(allSent(page)).toBeVisible();
});

/** @returns the second tab */
async function openDraftTwice(page: Page, context: BrowserContext, name: string): Promise<Page> {
  await openForm(page);
  await fill(page, name);
  await typeAndKeep(page, 'City', 'Khunti');
  const other = await context.newPage();
  await other.goto(page.url());
  await expectFilled(other, name);
  return other;
}

async function submitOffline(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Submit Survey' }).click();
  await expect(waitingCard(page, name)).toBeVisible();
}

test('a draft that is open in two tabs is submitted once, as it was typed last', async ({
  page,
  context,
  network,
  program,
  addVolunteer,
}) => {
  const token = await visitAs(page, network, await addVolunteer('Asha'));
  const other = await openDraftTwice(page, context, 'Phulmani');
  network.cut();
  await typeAndKeep(page, 'Name', 'Phulmani Munda');
  await submitOffline(page, 'Phulmani Munda');
  await submitOffline(other, 'Phulmani Munda');
  await expect(toSend(other, 1)).toBeVisible();
  network.repair();
  await sendNow(page);
  await expect(allSent(page)).toBeVisible();
  expect(await namesOnServer(program.address, token)).toEqual(['Phulmani Munda']);
});

test('what is typed in a second tab after the first has submitted the draft is an entry of its own', async ({
  page,
  context,
  network,
  program,
  addVolunteer,
}) => {
  const token = await visitAs(page, network, await addVolunteer('Asha'));
  const other = await openDraftTwice(page, context, 'Phulmani Munda');
  network.cut();
  await submitOffline(page, 'Phulmani Munda');
  await typeAndKeep(other, 'Name', 'Birsa Oraon');
  await submitOffline(other, 'Birsa Oraon');
  await expect(toSend(other, 2)).toBeVisible();
  network.repair();
  await sendNow(page);
  await expect(allSent(page)).toBeVisible();
  expect(await namesOnServer(program.address, token)).toEqual(['Birsa Oraon', 'Phulmani Munda']);
});

test('an outage counts as one failure, and nothing is sent before the server allows it', async ({
  page,
  network,
  addVolunteer,
}) => {
  await visitAs(page, network, await addVolunteer('Asha'));
  network.cut();
  await recordOffline(page, 'Person 0');
  await multiplyWaiting(page, ['Person 1', 'Person 2', 'Person 3']);
  await expect(toSend(page, 4)).toBeVisible();
  let creates = 0;
  const allFour = Promise.withResolvers<void>();
  await page.context().route('**/surveys/create', async (route) => {
    creates += 1;
    if (creates > 4) return route.continue();
    const isFirst = creates === 1;
    if (creates === 4) allFour.resolve();
    // A failure would keep those from being sent that are not under way yet.
    await allFour.promise;
    if (!isFirst) return route.abort('connectionreset');
    // Asked to send once more before the server has answered.
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    const body = { success: false, code: 'overloaded', message: 'Please wait' };
    return route.fulfill({ status: 503, headers: { 'retry-after': '3' }, json: body });
  });
  network.repair();
  // Not by its button: a person may send earlier than the server allows.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(() => creates).toBe(4);
  const since = Date.now();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(() => creates, { intervals: [100] }).toBeGreaterThan(4);
  expect(Date.now() - since).toBeGreaterThan(2000);
  await expect(allSent(page)).toBeVisible();
  expect(creates).toBe(8);
});
