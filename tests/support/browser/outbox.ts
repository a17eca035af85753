// The outbox on a device: its screens, and filling it without typing.
import type { Page } from '@playwright/test';
import { request } from '../program/program.ts';
import { readContent } from './device-storage.ts';
import { expect } from './e2e-fixtures.ts';
import { fill } from './entry-form.ts';

export const toSend = (page: Page, count: number) =>
  page.getByRole('link', { name: `${count} to send`, exact: true });
export const allSent = (page: Page) => page.getByRole('link', { name: 'All sent' });
export const waitingCard = (page: Page, name: string) =>
  page
    .getByRole('region', { name: /^Waiting on this/ })
    .getByRole('listitem')
    .filter({ hasText: name });

/** The desk may have sent automatically meanwhile. */
export async function sendNow(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Send now' });
  await button.click({ timeout: 3000 }).catch(() => {});
}

/** Without a network, or with one that is bad. */
export async function recordOffline(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New Survey Entry' }).click();
  await fill(page, name);
  await page.getByRole('button', { name: 'Submit Survey' }).click();
  await expect(waitingCard(page, name)).toBeVisible();
}

/** With a network. */
export async function recordOnline(page: Page, who: string): Promise<void> {
  await page.getByRole('button', { name: 'New Survey Entry' }).click();
  await fill(page, who);
  await page.getByRole('button', { name: 'Submit Survey' }).click();
  await expect(page.getByRole('row', { name: who })).toBeVisible();
}

/** Copies the first waiting operation, each copy with its own name and key. */
export async function multiplyWaiting(page: Page, names: readonly string[]): Promise<void> {
  await page.evaluate(async (copies) => {
    const open = () =>
      new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('adhyay');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
    const answer = <Value>(asked: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
    const database = await open();
    const stores = database.transaction(['outbox', 'keys']);
    const [rows, key] = await Promise.all([
      answer(stores.objectStore('outbox').getAll()),
      answer<CryptoKey>(stores.objectStore('keys').get('unfinished')),
    ]);
    const row = rows.find(({ state }) => state === 'waiting');
    const aes = (rowKey: string, iv: Uint8Array<ArrayBuffer>) => ({
      name: 'AES-GCM',
      iv,
      additionalData: new TextEncoder().encode(`outbox ${row.account} ${rowKey}`),
    });
    const text = await crypto.subtle.decrypt(aes(row.key, row.content.iv), key, row.content.bytes);
    const content = JSON.parse(new TextDecoder().decode(text));
    const copied = await Promise.all(
      copies.map(async (name, index) => {
        const copyKey = crypto.randomUUID();
        const copy = {
          ...content,
          body: { ...content.body, name },
          values: { ...content.values, name },
        };
        const iv = crypto.getRandomValues(new Uint8Array(12));
        const plain = new TextEncoder().encode(JSON.stringify(copy));
        const bytes = await crypto.subtle.encrypt(aes(copyKey, iv), key, plain);
        return {
          ...row,
          key: copyKey,
          place: row.place + 1 + index,
          tries: 0,
          content: { iv, bytes },
        };
      }),
    );
    const transaction = database.transaction('outbox', 'readwrite');
    for (const each of copied) transaction.objectStore('outbox').put(each);
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    database.close();
  }, names);
  await page.reload();
}

/** @returns the names of the account's entries on the server, sorted */
export async function namesOnServer(address: string, token: string): Promise<string[]> {
  const names: string[] = [];
  for (let number = 1; ; number += 1) {
    const path = `/surveys/volunteer?limit=100&page=${number}`;
    const { body } = await request(address, path, { token });
    names.push(...(body.data ?? []).map((each: { name: string }) => each.name));
    if (number >= (body.pagination?.total_pages ?? 0)) return names.sort();
  }
}

/** Entries that can be read without a network. */
export async function countRecentEntries(page: Page): Promise<number> {
  const content = await readContent(page, 'recent');
  return content === undefined ? 0 : JSON.parse(content).entries.length;
}

/** How often each operation in the outbox was sent. */
export function triesOnDevice(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('adhyay');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('outbox').objectStore('outbox').getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result.map(({ tries }) => tries));
          };
        };
      }),
  );
}
