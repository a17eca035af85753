// Small things that this device remembers: a database of its own, so that it works while the drafts are locked or full.
const DATABASE = 'adhyay-device';
const STORE = 'settings';
const TIMEOUT_MS = 1000;

/** @returns undefined if there is none, or if the device does not answer */
export function readSetting(key: string): Promise<unknown> {
  return request('readonly', (store) => store.get(key)).catch(() => undefined);
}

/** A device that stores nothing asks again next time. */
export async function saveSetting(key: string, value: unknown): Promise<void> {
  await request('readwrite', (store) => store.put(value, key)).catch(() => {});
}

export async function forgetSetting(key: string): Promise<void> {
  await request('readwrite', (store) => store.delete(key)).catch(() => {});
}

function request(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the device does not answer')), TIMEOUT_MS);
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const transaction = database.transaction(STORE, mode);
      const asked = ask(transaction.objectStore(STORE));
      const end = () => {
        clearTimeout(timer);
        database.close();
      };
      transaction.oncomplete = () => {
        end();
        resolve(asked.result);
      };
      transaction.onabort = () => {
        end();
        reject(transaction.error);
      };
    };
  });
}
