// The device's own database (IndexedDB): one store of unfinished entries, one for the key that seals
// them. Whatever it refuses, by a rule of the browser or a full disk, rejects here.
import type { Sealed } from './seal.ts';

const NAME = 'adhyay';
const LONGEST_WAIT = 3000;

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

/** One transaction: what it was answered counts once the device has taken it. */
export async function transact<Result>(
  name: Store,
  mode: IDBTransactionMode,
  work: Work<Result>,
): Promise<Result | undefined> {
  opened ??= open();
  try {
    const database = await opened;
    return await new Promise((resolve, reject) => {
      let result: Result | undefined;
      const transaction = database.transaction(name, mode);
      transaction.oncomplete = () => resolve(result);
      transaction.onabort = () => reject(transaction.error);
      work(transaction.objectStore(name), (answered) => {
        result = answered;
      });
    });
  } catch (error) {
    // A phone may have closed the database behind our back: the next one opens it again.
    opened = null;
    throw error;
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    setTimeout(() => reject(new Error('The device does not open its database')), LONGEST_WAIT);
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
