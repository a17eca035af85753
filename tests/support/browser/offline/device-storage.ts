// Reads the stores of the desk on a device.
import type { JSHandle, Page } from '@playwright/test';

export interface StoredRow {
  account: number;
  /** The key of an operation in the outbox. */
  key?: string;
  content: { iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer };
}

/** A handle, because keys cannot leave the page. */
export function readStore<Row>(page: Page, name: string): Promise<JSHandle<Row[]>> {
  return page.evaluateHandle(
    (store) =>
      new Promise<Row[]>((resolve, reject) => {
        const opening = indexedDB.open('adhyay');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction(store).objectStore(store).getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result);
          };
        };
      }),
    name,
  );
}

/** Of the small database that works while the drafts are locked. */
export function readSetting(page: Page, name: string): Promise<unknown> {
  return page.evaluate(
    (key) =>
      new Promise<unknown>((resolve, reject) => {
        const opening = indexedDB.open('adhyay-device', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('settings');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const read = opening.result.transaction('settings').objectStore('settings').get(key);
          read.onsuccess = () => {
            opening.result.close();
            resolve(read.result);
          };
        };
      }),
    name,
  );
}

/** Replaces the rows that have the same keys. */
export function putRows(page: Page, name: string, rows: JSHandle<unknown[]>): Promise<void> {
  return page.evaluate(
    ({ store, all }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('adhyay');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const change = opening.result.transaction(store, 'readwrite');
          for (const row of all) change.objectStore(store).put(row);
          change.onabort = () => reject(change.error);
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    { store: name, all: rows },
  );
}

/** @returns the decrypted content of the first row; undefined without one */
export async function readContent(
  page: Page,
  store: 'outbox' | 'recent',
): Promise<string | undefined> {
  const rows = await readStore<StoredRow>(page, store);
  const keys = await readStore<unknown>(page, 'keys');
  return page.evaluate(
    async ({ name, rows: [row], keys: stored }) => {
      const key = stored.find((each) => each instanceof CryptoKey);
      if (!row || !key) return undefined;
      const { account, key: operation, content } = row;
      const context = operation ? `${name} ${account} ${operation}` : `${name} ${account}`;
      const additionalData = new TextEncoder().encode(context);
      const algorithm = { name: 'AES-GCM', iv: content.iv, additionalData };
      return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, key, content.bytes));
    },
    { name: store, rows, keys },
  );
}
