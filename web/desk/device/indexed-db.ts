// The desk's IndexedDB: drafts, the outbox, the recent entries, unsaved words of the website, and the key that
// encrypts them. Refusals by browser rules or a full disk reject.
const DATABASE_NAME = 'adhyay';
const VERSION = 3;
const TIMEOUT_MS = 3000;
// After one timeout, so that screens with several reads do not wait the full time for each.
const RETRY_TIMEOUT_MS = 200;

export type StoreName = 'unfinished' | 'keys' | 'outbox' | 'recent' | 'words';
type SetResult<Result> = (result: Result) => void;

let connection: Promise<IDBDatabase> | null = null;
let timeoutMs = TIMEOUT_MS;

/** Resolves when the transaction is complete. */
export function transact<Result>(
  name: StoreName,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore, setResult: SetResult<Result>) => void,
): Promise<Result | undefined> {
  return run<Result>(
    (database) => database.transaction(name, mode),
    (transaction, setResult) => work(transaction.objectStore(name), setResult),
  );
}

/** Reads with one request. */
export function readFrom<Result>(
  name: StoreName,
  read: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  return transact<Result>(name, 'readonly', (store, setResult) => {
    const request = read(store);
    request.onsuccess = () => setResult(request.result);
  });
}

/** Resolves when all changes are on the disk, not only handed to the operating system. */
export function transactDurably<Result>(
  names: StoreName[],
  work: (transaction: IDBTransaction, setResult: SetResult<Result>) => void,
): Promise<Result | undefined> {
  return run<Result>(
    (database) => database.transaction(names, 'readwrite', { durability: 'strict' }),
    work,
  );
}

async function run<Result>(
  begin: (database: IDBDatabase) => IDBTransaction,
  work: (transaction: IDBTransaction, setResult: SetResult<Result>) => void,
): Promise<Result | undefined> {
  connection ??= open();
  const current = connection;
  let transaction: IDBTransaction | undefined;
  let hasFailed = false;
  try {
    const result = current.then((database) => {
      if (hasFailed) return undefined;
      transaction = begin(database);
      return resultOf(transaction, work);
    });
    return await withTimeout(result);
  } catch (error) {
    // Callers act on the failure: what they wrote must not be committed later.
    hasFailed = true;
    abort(transaction);
    // A phone may close the database at any time: the next call reopens it. This connection stays closed,
    // even if it opens late.
    if (connection === current) connection = null;
    void current.then((database) => database.close()).catch(() => {});
    throw error;
  }
}

function abort(transaction: IDBTransaction | undefined): void {
  try {
    transaction?.abort();
  } catch {
    // It has already ended.
  }
}

function resultOf<Result>(
  transaction: IDBTransaction,
  work: (transaction: IDBTransaction, setResult: SetResult<Result>) => void,
): Promise<Result | undefined> {
  return new Promise((resolve, reject) => {
    let result: Result | undefined;
    transaction.oncomplete = () => resolve(result);
    transaction.onabort = () => reject(transaction.error);
    work(transaction, (answered) => {
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
    const request = indexedDB.open(DATABASE_NAME, VERSION);
    request.onerror = () => reject(request.error);
    request.onupgradeneeded = ({ oldVersion }) => {
      const database = request.result;
      if (oldVersion < 1) {
        database.createObjectStore('unfinished', { keyPath: ['account', 'id'] });
        database.createObjectStore('keys');
      }
      if (oldVersion < 2) {
        database.createObjectStore('outbox', { keyPath: ['account', 'key'] });
        database.createObjectStore('recent', { keyPath: 'account' });
      }
      if (oldVersion < 3) {
        database.createObjectStore('words', { keyPath: ['account', 'name', 'locale'] });
      }
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
