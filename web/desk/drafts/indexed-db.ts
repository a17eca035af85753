// IndexedDB with two stores: drafts, and the key that encrypts them. Refusals by browser rules or a full
// disk reject.
import type { Encrypted } from './encryption.ts';

const DATABASE_NAME = 'adhyay';
const TIMEOUT_MS = 3000;
// After one timeout, so that screens with several reads do not wait the full time for each.
const RETRY_TIMEOUT_MS = 200;

export interface DraftRow {
  account: number;
  id: string;
  begun: number;
  changed: number;
  writer: string;
  numberless: boolean;
  content: Encrypted;
}

type StoreName = 'unfinished' | 'keys';
type Work<Result> = (store: IDBObjectStore, setResult: (result: Result) => void) => void;

let connection: Promise<IDBDatabase> | null = null;
let timeoutMs = TIMEOUT_MS;

/** Resolves when the transaction is complete. */
export async function transact<Result>(
  name: StoreName,
  mode: IDBTransactionMode,
  work: Work<Result>,
): Promise<Result | undefined> {
  connection ??= open();
  const current = connection;
  try {
    return await withTimeout(current.then((database) => transactIn(database, name, mode, work)));
  } catch (error) {
    // A phone may close the database at any time: the next call reopens it. This connection stays closed,
    // even if it opens late.
    if (connection === current) connection = null;
    void current.then((database) => database.close()).catch(() => {});
    throw error;
  }
}

function transactIn<Result>(
  database: IDBDatabase,
  name: StoreName,
  mode: IDBTransactionMode,
  work: Work<Result>,
): Promise<Result | undefined> {
  return new Promise((resolve, reject) => {
    let result: Result | undefined;
    const transaction = database.transaction(name, mode);
    transaction.oncomplete = () => resolve(result);
    transaction.onabort = () => reject(transaction.error);
    work(transaction.objectStore(name), (answered) => {
      result = answered;
    });
  });
}

// A device that neither answers nor refuses must not block the screen.
async function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      timeoutMs = RETRY_TIMEOUT_MS;
      reject(new Error('The device does not answer'));
    }, timeoutMs);
  });
  try {
    const result = await Promise.race([work, timedOut]);
    timeoutMs = TIMEOUT_MS;
    return result;
  } finally {
    clearTimeout(timer);
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE_NAME, 1);
    request.onerror = () => reject(request.error);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('unfinished', { keyPath: ['account', 'id'] });
      request.result.createObjectStore('keys');
    };
    request.onsuccess = () => {
      const database = request.result;
      database.onclose = () => {
        connection = null;
      };
      database.onversionchange = () => {
        database.close();
        connection = null;
      };
      resolve(database);
    };
  });
}
