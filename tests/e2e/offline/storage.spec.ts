// Storage on the device: persistence, the shown space and its warning, unreadable rows, and many entries.
import { DAY_MS } from '#domain/durations.ts';
import { violations } from '../../support/browser/e2e-fixtures.ts';
import { fill } from '../../support/browser/entries/entry-form.ts';
import { putRows, readStore } from '../../support/browser/offline/device-storage.ts';
import { expect, test, visitAs } from '../../support/browser/offline/offline-fixtures.ts';
import {
  allSent,
  deleteWaiting,
  multiplyWaiting,
  namesOnServer,
  type OutboxRow,
  recordOffline,
  recordOnline,
  sendNow,
  toSend,
  triesOnDevice,
  waitingCard,
} from '../../support/browser/offline/outbox.ts';

test('the device is asked for persistent storage, and warns when its space gets short', async ({
  page,
  network,
  addVolunteer,
}) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    StorageManager.prototype.persist = async () => {
      asked.push('persist');
      return true;
    };
    StorageManager.prototype.estimate = async () => ({
      usage: 3_000_000,
      quota: Number(localStorage.getItem('quota') ?? 60_000_000),
    });
  });
  await visitAs(page, network, await addVolunteer('Asha'));
  expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toEqual([]);
  network.cut();
  await recordOffline(page, 'Phulmani Munda');
  expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toEqual(['persist']);
  await toSend(page, 1).click();
  await expect(page.getByText('3 MB of 60 MB used.')).toBeVisible();
  await expect(page.getByText('There is room for about 13,000 more entries.')).toBeVisible();

  await page.evaluate(() => localStorage.setItem('quota', '10738000000'));
  await page.reload();
  await expect(page.getByText('3 MB of 10.7 GB used.')).toBeVisible();
  await expect(page.getByText(/There is room/)).toBeHidden();

  await page.evaluate(() => localStorage.setItem('quota', '7000000'));
  await page.goto('/volunteer/dashboard');
  await expect(page.getByText('This computer has hardly any room left.')).toBeVisible();
});

test('an unreadable row is set aside and reported, and the others are sent', async ({
  page,
  network,
  program,
  addVolunteer,
}) => {
  const token = await visitAs(page, network, await addVolunteer('Asha'));
  network.cut();
  await recordOffline(page, 'Phulmani Munda');
  await multiplyWaiting(page, ['Birsa Oraon']);
  await expect(toSend(page, 2)).toBeVisible();
  const rows = await readStore<OutboxRow>(page, 'outbox');
  const cutOff = await rows.evaluateHandle((all) =>
    all
      .filter(({ place }) => place === 2)
      .map((row) => ({ ...row, content: { text: '{"cut off' } })),
  );
  await putRows(page, 'outbox', cutOff);
  await page.goto('/volunteer/to-send');
  await expect(page.getByText('1 entry on this computer cannot be read.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Phulmani Munda' })).toBeVisible();
  network.repair();
  await sendNow(page);
  await expect(page.getByText(/Nothing of yours waits/)).toBeVisible();
  await expect(page.getByText('1 entry on this computer cannot be read.')).toBeVisible();
  expect(await namesOnServer(program.address, token)).toEqual(['Phulmani Munda']);
});

test('what a device cannot read just now is not said to be at the office, and is sent later', async ({
  page,
  network,
  program,
  addVolunteer,
}) => {
  const token = await visitAs(page, network, await addVolunteer('Asha'));
  network.cut();
  await recordOffline(page, 'Phulmani Munda');
  await page.addInitScript(() => {
    const { getAll } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.getAll = function (...asked) {
      if (this.name === 'outbox' && !('isReadable' in window))
        throw new DOMException('The device is busy', 'UnknownError');
      return getAll.apply(this, asked);
    };
  });
  await page.goto('/volunteer/to-send');
  await expect(page.getByText(/^What waits on this computer cannot be read/)).toBeVisible();
  await expect(page.getByText(/Nothing of yours waits/)).toBeHidden();

  await page.evaluate(() => Object.assign(window, { isReadable: true }));
  network.repair();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText(/Nothing of yours waits/)).toBeVisible();
  await expect(page.getByText(/cannot be read/)).toBeHidden();
  expect(await namesOnServer(program.address, token)).toEqual(['Phulmani Munda']);
});

test('an entry that the device was too slow to store is sent directly, and not stored later', async ({
  page,
  network,
  addVolunteer,
}) => {
  await visitAs(page, network, await addVolunteer('Asha'));
  await page.getByRole('button', { name: 'New Survey Entry' }).click();
  await fill(page, 'Phulmani Munda');
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    const keepBusy = (store: IDBObjectStore) => {
      if (!('isSlow' in window)) return;
      store.count().onsuccess = () => keepBusy(store);
    };
    IDBObjectStore.prototype.put = function (value, key) {
      if (this.name === 'outbox') keepBusy(this);
      return put.call(this, value, key);
    };
    Object.assign(window, { isSlow: true });
  });
  await page.getByRole('button', { name: 'Submit Survey' }).click();
  await expect(page.getByRole('row', { name: 'Phulmani Munda' })).toBeVisible();
  await page.evaluate(() => Reflect.deleteProperty(window, 'isSlow'));
  expect(await triesOnDevice(page)).toEqual([]);
});

test('an entry that a full device cannot delete stays, and the toast says so', async ({
  page,
  network,
  addVolunteer,
}) => {
  await visitAs(page, network, await addVolunteer('Asha'));
  network.cut();
  await recordOffline(page, 'Phulmani Munda');
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (value, key) {
      const request = put.call(this, value, key);
      if ('isFull' in window)
        request.addEventListener('success', () => this.transaction.abort(), { once: true });
      return request;
    };
    Object.assign(window, { isFull: true });
  });
  const card = waitingCard(page, 'Phulmani Munda');
  await deleteWaiting(page, card);
  await expect(
    page.getByText('This computer could not store that. Nothing has changed: please try again.'),
  ).toBeVisible();
  await expect(card).toBeVisible();

  await page.evaluate(() => Reflect.deleteProperty(window, 'isFull'));
  await deleteWaiting(page, card);
  await expect(page.getByText(/^Deleted at/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^Deleted at/)).toBeHidden();
  await expect(card).toBeVisible();
});

test('an entry that was answered three days ago is removed from the device', async ({
  page,
  network,
  addVolunteer,
}) => {
  await visitAs(page, network, await addVolunteer('Asha'));
  await recordOnline(page, 'Phulmani Munda');
  expect(await triesOnDevice(page)).toHaveLength(1);
  const rows = await readStore<OutboxRow>(page, 'outbox');
  const sentEarlier = await rows.evaluateHandle(
    (all, threeDays) => all.map((row) => ({ ...row, sentAt: row.sentAt - threeDays })),
    3 * DAY_MS,
  );
  await putRows(page, 'outbox', sentEarlier);
  // The server's time is unknown until it answers.
  network.cut();
  await page.reload();
  await expect(page.getByText(/^No network since/)).toBeVisible();
  expect(await triesOnDevice(page)).toHaveLength(1);
  network.repair();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(() => triesOnDevice(page)).toEqual([]);
});

test('the dashboard shows twenty of many waiting entries, and their page fifty at a time', async ({
  page,
  network,
  addVolunteer,
}) => {
  await visitAs(page, network, await addVolunteer('Asha'));
  network.cut();
  await recordOffline(page, 'Person 0');
  await multiplyWaiting(
    page,
    Array.from({ length: 59 }, (_, number) => `Person ${number + 1}`),
  );
  const cards = page.getByRole('region', { name: /^Waiting on this|^On the way/ }).locator('li');
  await expect(cards).toHaveCount(20);
  await expect(waitingCard(page, 'Person 59')).toBeVisible();
  await page.getByRole('link', { name: 'Show all 60' }).click();
  await expect(cards).toHaveCount(50);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show 10 more' }).click();
  await expect(cards).toHaveCount(60);
  network.repair();
  await sendNow(page);
  await expect(page.getByText(/Nothing of yours waits/)).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(allSent(page)).toBeVisible();
});
