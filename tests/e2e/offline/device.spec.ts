// Trouble of a phone: it is killed, full, set to another year, or its server is restored from a backup.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { DAY_MS, MINUTE_MS } from '#domain/durations.ts';
import { findChromium } from '../../../scripts/prerequisites/chromium.ts';
import { startSession } from '../../support/browser/e2e-fixtures.ts';
import { fill, name } from '../../support/browser/entries/entry-form.ts';
import { readContent } from '../../support/browser/offline/device-storage.ts';
import { expect, test, visit, visitAs } from '../../support/browser/offline/offline-fixtures.ts';
import {
  allSent,
  namesOnServer,
  recordOffline,
  recordOnline,
  sendNow,
  waitingCard,
} from '../../support/browser/offline/outbox.ts';
import { present } from '../../support/present.ts';
import { request } from '../../support/program/program.ts';

test('a browser killed after Submit, or during the sending, loses and duplicates nothing', async ({
  network,
  program,
  addVolunteer,
}) => {
  test.slow();
  const asha = await addVolunteer('Asha');
  const profile = mkdtempSync(join(tmpdir(), 'adhyay-phone-'));
  try {
    const signedIn = await openPhone(profile);
    await startSession(signedIn.page, asha, network.address);
    await visit(signedIn.page, `${network.address}/volunteer/`);
    // Chromium writes the local storage some seconds later, or as it closes.
    await signedIn.close();

    const first = await openPhone(profile);
    await first.page.goto(`${network.address}/volunteer/dashboard`);
    network.cut();
    await recordOffline(first.page, 'Phulmani Munda');
    await recordOffline(first.page, 'Birsa Oraon');
    await first.kill();

    network.repair();
    network.breakBy((path) => (path.endsWith('/surveys/create') ? 'beforeAnswer' : undefined));
    const second = await openPhone(profile);
    await second.page.goto(`${network.address}/volunteer/dashboard`);
    await expect(waitingCard(second.page, 'Phulmani Munda')).toBeVisible();
    await setTimeout(500);
    await second.kill();

    network.breakBy(() => undefined);
    const third = await openPhone(profile);
    await third.page.goto(`${network.address}/volunteer/dashboard`);
    await expect(allSent(third.page)).toBeVisible();
    const token = await third.page.evaluate(() => localStorage.getItem('token') ?? '');
    expect(await namesOnServer(program.address, token)).toEqual(['Birsa Oraon', 'Phulmani Munda']);
    await third.kill();
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
});

test('a phone without storage space says so and keeps the typed text, and continues with space', async ({
  page,
  network,
  addVolunteer,
}) => {
  await visitAs(page, network, await addVolunteer('Asha'));
  await page.getByRole('button', { name: 'New Survey Entry' }).click();
  await fill(page, 'Phulmani Munda');
  network.cut();
  // Chromium grants space in advance, so that a quota set now would be felt much later.
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (value, key) {
      const written = put.call(this, value, key);
      if ('isFull' in window && this.name === 'outbox') this.transaction.abort();
      return written;
    };
    Object.assign(window, { isFull: true });
  });
  await page.getByRole('button', { name: 'Submit Survey' }).click();
  await expect(page.getByText(/This computer cannot keep entries now/)).toBeVisible();
  await expect(name(page)).toHaveValue('Phulmani Munda');
  await page.evaluate(() => Reflect.deleteProperty(window, 'isFull'));
  await page.getByRole('button', { name: 'Submit Survey' }).click();
  await expect(waitingCard(page, 'Phulmani Munda')).toBeVisible();
  network.repair();
  await sendNow(page);
  await expect(allSent(page)).toBeVisible();
});

test('a phone that is full after the entries were recorded sends them', async ({
  page,
  network,
  program,
  addVolunteer,
}) => {
  const token = await visitAs(page, network, await addVolunteer('Asha'));
  network.cut();
  await recordOffline(page, 'Phulmani Munda');
  await recordOffline(page, 'Birsa Oraon');
  await page.evaluate(() => {
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (names, mode, options) {
      const begun = transaction.call(this, names, mode, options);
      if (mode === 'readwrite' && [names].flat().includes('outbox'))
        queueMicrotask(() => begun.abort());
      return begun;
    };
  });
  network.repair();
  await sendNow(page);
  await expect(allSent(page)).toBeVisible();
  await page.reload();
  await expect(allSent(page)).toBeVisible();
  expect(await namesOnServer(program.address, token)).toEqual(['Birsa Oraon', 'Phulmani Munda']);
});

test('a private window without storage says so, and sends when there is a network', async ({
  page,
  network,
  program,
  addVolunteer,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The browser keeps nothing', 'SecurityError');
    };
  });
  const token = await visitAs(page, network, await addVolunteer('Asha'));
  await page.getByRole('button', { name: 'New Survey Entry' }).click();
  await fill(page, 'Phulmani Munda');
  network.cut();
  await page.getByRole('button', { name: 'Submit Survey' }).click();
  await expect(
    page.getByText(
      /No response from server\. Please check your internet connection\. This computer cannot keep/,
    ),
  ).toBeVisible();
  await expect(name(page)).toHaveValue('Phulmani Munda');
  network.repair();
  await page.getByRole('button', { name: 'Submit Survey' }).click();
  await expect(page.getByRole('row', { name: 'Phulmani Munda' })).toBeVisible();
  expect(await namesOnServer(program.address, token)).toEqual(['Phulmani Munda']);
});

test('a clock that jumps by years loses nothing, and the server knows the right time', async ({
  page,
  network,
  program,
  addVolunteer,
}) => {
  const token = await visitAs(page, network, await addVolunteer('Asha'));
  network.cut();
  await page.clock.setFixedTime(new Date('2016-02-01T10:00:00Z'));
  await recordOffline(page, 'Phulmani Munda');
  await page.clock.setFixedTime(new Date('2036-02-01T10:00:00Z'));
  await page.reload();
  await expect(waitingCard(page, 'Phulmani Munda')).toBeVisible();
  network.repair();
  await sendNow(page);
  await expect(allSent(page)).toBeVisible();
  const recorded = await recordedAt(program.address, token);
  expect(Math.abs(Date.now() - recorded)).toBeLessThan(5 * MINUTE_MS);
});

test('a phone that is a day slow dates an entry rightly after the desk was opened without network', async ({
  page,
  network,
  program,
  addVolunteer,
}) => {
  await page.clock.setSystemTime(Date.now() - DAY_MS);
  const token = await visitAs(page, network, await addVolunteer('Asha'));
  network.cut();
  await page.reload();
  await recordOffline(page, 'Phulmani Munda');
  network.repair();
  await sendNow(page);
  await expect(allSent(page)).toBeVisible();
  const recorded = await recordedAt(program.address, token);
  expect(Math.abs(Date.now() - recorded)).toBeLessThan(5 * MINUTE_MS);
});

test('a clock that is set back does not load the list for ever', async ({
  page,
  network,
  addVolunteer,
}) => {
  await visitAs(page, network, await addVolunteer('Asha'));
  const now = Date.now();
  await page.clock.setFixedTime(now + 2 * 60 * 60_000);
  await recordOnline(page, 'Phulmani Munda');
  await page.clock.setFixedTime(now);
  await page.goto('/volunteer/dashboard');
  await expect(page.getByRole('row', { name: 'Phulmani Munda' })).toBeVisible();
  network.requested();
  await setTimeout(3000);
  const calls = network.requested().filter((path) => path.includes('/surveys/volunteer'));
  expect(calls.length).toBeLessThan(3);
});

test('no identity number on the phone is readable or can be decrypted there', async ({
  page,
  network,
  addVolunteer,
}) => {
  await visitAs(page, network, await addVolunteer('Asha'));
  network.cut();
  await recordOffline(page, 'Phulmani Munda');
  const content = await readContent(page, 'outbox');
  expect(content).toContain('Phulmani Munda');
  expect(content).toContain('aadhar_sealed');
  expect(content).not.toMatch(/041288301234|0412 8830 1234/);
});

/** The time of the only entry. */
async function recordedAt(address: string, token: string): Promise<number> {
  const { body } = await request(address, 'listOwnSurveys', { token });
  return Date.parse(present(body.data[0]).recorded_at);
}

interface Phone {
  page: Page;
  close: () => Promise<void>;
  kill: () => Promise<void>;
}

/** A browser with its own profile, which survives SIGKILL. */
async function openPhone(profile: string): Promise<Phone> {
  const args = [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    'about:blank',
  ];
  rmSync(join(profile, 'DevToolsActivePort'), { force: true });
  const phone: ChildProcess = spawn(findChromium() ?? 'chromium', args, {
    stdio: 'ignore',
    detached: true,
  });
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${await portIn(profile)}`);
  const [context] = browser.contexts();
  const page = context ? await context.newPage() : await browser.newPage();
  const gone = new Promise((resolve) => phone.once('exit', resolve));
  return {
    page,
    close: async () => {
      const devTools = await browser.newBrowserCDPSession();
      await devTools.send('Browser.close');
      await gone;
    },
    kill: async () => {
      if (phone.pid) process.kill(-phone.pid, 'SIGKILL');
      await gone;
    },
  };
}

async function portIn(profile: string): Promise<number> {
  for (let tries = 0; tries < 150; tries += 1) {
    try {
      const [port] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
      if (port) return Number(port);
    } catch {}
    await setTimeout(100);
  }
  throw new Error('The browser does not start');
}
