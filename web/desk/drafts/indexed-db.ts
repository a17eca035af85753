// The device's own database (IndexedDB): one store of unfinished entries, one for the key that seals
// them. Whatever it refuses, by a rule of the browser or a full disk, rejects here.
import type { Sealed } from './encryption.ts';

const NAME = 'adhyay';
const LONGEST_WAIT = 3000;
/** Once it has not answered: the screens that ask one after the other do not each wait so long. */
const WAIT_AGAIN = 200;

export interface Row {
  account: number;
  id: string;
  begun: number;
  changed: number;
  writer: string;
  numberless: boolean;
  content: Sealed;
}

type Store = 'unfinished' | 'keys';
type Work<Result> = (store: IDBObjectStore, answer: (result: Result) => void) => void;

let opened: Promise<IDBDatabase> | null = null;
let wait = LONGEST_WAIT;

/** One transaction: what it was answered counts once the device has taken it. */
export async function transact<Result>(
  name: Store,
  mode: IDBTransactionMode,
  work: Work<Result>,
): Promise<Result | undefined> {
  opened ??= open();
  const mine = opened;
  try {
    return await inTime(mine.then((database) => transactIn(database, name, mode, work)));
  } catch (error) {
    // A phone may have closed the database behind our back: the next one opens it again. This one
    // is closed for good, also where it opens after all.
    if (opened === mine) opened = null;
    void mine.then((database) => database.close()).catch(() => {});
    throw error;
  }
}

function transactIn<Result>(
  database: IDBDatabase,
  name: Store,
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

/** A device that neither does it nor refuses must not hold up the screen that waits for it. */
async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      wait = WAIT_AGAIN;
      reject(new Error('The device does not answer'));
    }, wait);
  });
  try {
    const result = await Promise.race([work, tooLong]);
    wait = LONGEST_WAIT;
    return result;
  } finally {
    clearTimeout(timer);
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onerror = () => reject(request.error);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('unfinished', { keyPath: ['account', 'id'] });
      request.result.createObjectStore('keys');
    };
    request.onsuccess = () => {
      const database = request.result;
      database.onclose = () => {
        opened = null;
      };
      database.onversionchange = () => {
        database.close();
        opened = null;
      };
      resolve(database);
    };
  });
}
