// The desk on a phone: Chromium with its processor slowed six times, without a network and on a slow one.
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium } from '../scripts/prerequisites/chromium.ts';
import { startSession } from '../tests/support/browser/e2e-fixtures.ts';
import { fill } from '../tests/support/browser/entries/entry-form.ts';
import { multiplyWaiting } from '../tests/support/browser/offline/outbox.ts';
import { percentile } from '../tests/support/network/load-process.ts';
import { request } from '../tests/support/program/program.ts';
import { signIn } from './desk/sign-in.ts';
import type { Running } from './program.ts';

const SLOWED = 6;
const SUBMISSIONS = 20;
export const QUEUED = 500;
export const QUEUED_ON_SLOWEST = 100;
const ASHA = { name: 'Asha', email: 'asha@field.example', password: 'walks far' };
const NETWORKS = {
  threeG: { latency: 300, downloadThroughput: 200_000, uploadThroughput: 96_250 },
  twoSeconds: { latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000 },
};
type Network = keyof typeof NETWORKS;

interface Percentiles {
  p50: number;
  p95: number;
}
interface Submission {
  kept: number;
  said: number;
}

export interface FieldFigures {
  /** Milliseconds from the start of a visit without a network. */
  firstPaint: number;
  usable: number;
  /** Milliseconds from Submit until the entry is on the disk, and until the screen says so. */
  kept: Percentiles;
  said: Percentiles;
  /** Milliseconds from the start of a visit until 500 that wait are read, opened and counted. */
  opened: number;
  bytesAnEntry: number;
  /** Seconds until QUEUED, or on the slowest network QUEUED_ON_SLOWEST, are sent. */
  sent: Record<Network, number>;
}

export async function measureField({ address }: Pick<Running, 'address'>): Promise<FieldFigures> {
  const { token } = await signIn(`${address}/server/api`);
  await request(address, 'createVolunteer', { token, body: ASHA });
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    await startSession(page, ASHA, address);
    await page.goto(`${address}/volunteer/dashboard`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await page.reload();
    const phone = await page.context().newCDPSession(page);
    await phone.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await page.context().setOffline(true);
    const { firstPaint, usable } = await visit(page);
    const { kept, said } = await submitMany(page);
    const before = await usedBytes(page);
    await clearAllButOne(page);
    await multiplyWaiting(page, namesOf('first', QUEUED));
    const opened = await timeUntilCounted(page);
    const bytesAnEntry = ((await usedBytes(page)) - before) / QUEUED;
    const sent = { threeG: await sendOn(page, phone, 'threeG'), twoSeconds: 0 };
    await page.context().setOffline(true);
    await submitOne(page, 'Again');
    await multiplyWaiting(page, namesOf('second', QUEUED_ON_SLOWEST));
    sent.twoSeconds = await sendOn(page, phone, 'twoSeconds');
    return { firstPaint, usable, kept, said, opened, bytesAnEntry, sent };
  } finally {
    await browser.close();
  }
}

const namesOf = (round: string, count: number): string[] =>
  Array.from({ length: count - 1 }, (_, number) => `Person ${round} ${number}`);

async function visit(page: Page) {
  await page.reload();
  await page.getByRole('button', { name: 'New Survey Entry' }).waitFor();
  return page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    usable: performance.now(),
  }));
}

async function submitMany(page: Page) {
  const all: Submission[] = [];
  for (let number = 0; number < SUBMISSIONS; number += 1) {
    all.push(await submitOne(page, `Person ${number}`));
  }
  return {
    kept: percentilesOf(all.map(({ kept }) => kept)),
    said: percentilesOf(all.map(({ said }) => said)),
  };
}

const percentilesOf = (times: number[]): Percentiles => ({
  p50: percentile(times, 0.5),
  p95: percentile(times, 0.95),
});

async function submitOne(page: Page, name: string): Promise<Submission> {
  await page.getByRole('button', { name: 'New Survey Entry' }).click();
  await fill(page, name);
  const took = await page.evaluate(
    () =>
      new Promise<Submission>((resolve) => {
        const begun = performance.now();
        const since = () => performance.now() - begun;
        // The desk tells other tabs as soon as the transaction is complete.
        const otherTab = new BroadcastChannel('outbox');
        const kept = new Promise<number>((resolveKept) => {
          otherTab.onmessage = () => {
            otherTab.close();
            resolveKept(since());
          };
        });
        const watcher = new MutationObserver(() => {
          if (!document.body.textContent.includes('It is sent as soon as')) return;
          watcher.disconnect();
          const said = since();
          void kept.then((time) => resolve({ kept: time, said }));
        });
        watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
        document.querySelector<HTMLButtonElement>('main form [type=submit]')?.click();
      }),
  );
  await page.getByRole('button', { name: 'Close the message' }).click();
  return took;
}

async function clearAllButOne(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('adhyay');
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('outbox', 'readwrite');
          const store = transaction.objectStore('outbox');
          const all = store.getAllKeys();
          all.onsuccess = () => {
            for (const key of all.result.slice(1)) store.delete(key);
          };
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
}

async function timeUntilCounted(page: Page): Promise<number> {
  await page.reload();
  await page.getByRole('link', { name: `${QUEUED} to send`, exact: true }).waitFor();
  return page.evaluate(() => performance.now());
}

async function usedBytes(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
}

async function sendOn(page: Page, phone: CDPSession, network: Network): Promise<number> {
  await phone.send('Network.enable');
  await page.context().setOffline(false);
  await phone.send('Network.emulateNetworkConditions', { offline: false, ...NETWORKS[network] });
  const begun = performance.now();
  await page.getByText('All sent').waitFor({ timeout: 900_000 });
  const seconds = (performance.now() - begun) / 1000;
  await phone.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  return seconds;
}
