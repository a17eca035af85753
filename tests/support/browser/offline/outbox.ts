// The outbox on a device: its screens, and filling it without typing.
import type { Locator, Page } from '@playwright/test';
import { request } from '../../program/program.ts';
import { expect } from '../e2e-fixtures.ts';
import { fill } from '../entries/entry-form.ts';
import { putRows, readContent, readStore, type StoredRow } from './device-storage.ts';

export interface OutboxRow extends StoredRow {
  key: string;
  state: string;
  place: number;
  tries: number;
  sentAt: number;
}

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

export async function deleteWaiting(page: Page, card: Locator): Promise<void> {
  await card.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Survey' }).click();
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
  const rows = await readStore<OutboxRow>(page, 'outbox');
  const keys = await readStore<unknown>(page, 'keys');
  const copied = await page.evaluateHandle(
    async ({ rows, keys, copies }) => {
      const row = rows.find(({ state }) => state === 'waiting');
      const key = keys.find((each) => each instanceof CryptoKey);
      if (!row || !key) throw new Error('Nothing waits');
      const aes = (rowKey: string, iv: Uint8Array<ArrayBuffer>) => ({
        name: 'AES-GCM',
        iv,
        additionalData: new TextEncoder().encode(`outbox ${row.account} ${rowKey}`),
      });
      const { iv, bytes } = row.content;
      const text = await crypto.subtle.decrypt(aes(row.key, iv), key, bytes);
      const content = JSON.parse(new TextDecoder().decode(text));
      return Promise.all(
        copies.map(async (name, index) => {
          const copyKey = crypto.randomUUID();
          const copy = {
            ...content,
            body: { ...content.body, name },
            values: { ...content.values, name },
          };
          const copyIv = crypto.getRandomValues(new Uint8Array(12));
          const plain = new TextEncoder().encode(JSON.stringify(copy));
          const encrypted = await crypto.subtle.encrypt(aes(copyKey, copyIv), key, plain);
          return {
            ...row,
            key: copyKey,
            place: row.place + 1 + index,
            tries: 0,
            content: { iv: copyIv, bytes: encrypted },
          };
        }),
      );
    },
    { rows, keys, copies: names },
  );
  await putRows(page, 'outbox', copied);
  await page.reload();
}

/** @returns the names of the account's entries on the server, sorted */
export async function namesOnServer(address: string, token: string): Promise<string[]> {
  const names: string[] = [];
  for (let number = 1; ; number += 1) {
    const query = { limit: 100, page: number };
    const { body } = await request(address, 'listOwnSurveys', { token, query });
    names.push(...body.data.map(({ name }) => name));
    if (number >= body.pagination.total_pages) return names.sort();
  }
}

/** Entries that can be read without a network. */
export async function countRecentEntries(page: Page): Promise<number> {
  const content = await readContent(page, 'recent');
  return content === undefined ? 0 : JSON.parse(content).entries.length;
}

/** How often each operation in the outbox was sent. */
export async function triesOnDevice(page: Page): Promise<number[]> {
  const rows = await readStore<OutboxRow>(page, 'outbox');
  return rows.evaluate((all) => all.map(({ tries }) => tries));
}
