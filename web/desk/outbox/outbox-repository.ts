// The outbox in IndexedDB. Only the account and the state of a row are unencrypted.
import { decrypt, type Encrypted, encrypt } from '../device/encryption.ts';
import { transact, transactDurably } from '../device/indexed-db.ts';
import type { Action, NewOperation, Operation, State } from './operation.ts';

type Content = Pick<
  Operation,
  'id' | 'version' | 'body' | 'base' | 'values' | 'entry' | 'outcome' | 'refusal'
>;
interface Row extends Omit<Operation, keyof Content> {
  content: Encrypted;
}

/** In the store of keys: the highest sequence number so far, so that Submit does not read the whole outbox. */
const LAST_PLACE_KEY = 'last place';
/** Freed when the device is full, so that the last entry still fits. */
const RESERVED_SPACE_KEY = 'ballast';
const RESERVED_SPACE_BYTES = 256 * 1024;

export interface Found {
  /** In sequence. */
  operations: Operation[];
  /** Unreadable rows, written by another version or damaged. */
  damaged: string[];
  /** The number of operations of other accounts on this device. */
  ofOthers: number;
}

export async function findOperations(account: number): Promise<Found> {
  const rows = await transact<Row[]>('outbox', 'readonly', (store, setResult) => {
    const request: IDBRequest<Row[]> = store.getAll();
    request.onsuccess = () => setResult(request.result);
  });
  const own = (rows ?? []).filter((row) => row.account === account);
  const read = await Promise.all(own.map((row) => toOperation(row).catch(() => row.key)));
  return {
    operations: read
      .filter((each) => typeof each !== 'string')
      .sort((one, other) => one.place - other.place),
    damaged: read.filter((each) => typeof each === 'string'),
    ofOthers: (rows ?? []).filter((row) => row.account !== account && row.state !== 'sent').length,
  };
}

/** Everybody whose operations are on this device. */
export async function findAccounts(): Promise<number[]> {
  const keys = await transact<[number, string][]>('outbox', 'readonly', (store, setResult) => {
    const request = store.getAllKeys() as IDBRequest<[number, string][]>;
    request.onsuccess = () => setResult(request.result);
  });
  return [...new Set(keys?.map(([account]) => account))];
}

/**
 * Stores the operation durably, and removes its draft and the operation that it replaces in the same transaction.
 * @param lastPlace the highest that this tab knows
 * @throws the browser's error when the device is full or refuses
 */
export async function addOperation(
  operation: NewOperation,
  finished: { draft?: string; replaced?: string },
  lastPlace: number,
): Promise<Operation> {
  const made: Operation = {
    ...operation,
    place: 0,
    state: 'waiting',
    tries: 0,
    madeAt: Date.now(),
    sentAt: null,
    outcome: null,
    refusal: null,
  };
  const row = await toRow(made);
  const add = () => putAfter(lastPlace, row, finished);
  const place = await add().catch(async (error) => {
    await dropBallast();
    return add().catch(() => {
      throw error;
    });
  });
  void keepBallast();
  return { ...made, place };
}

/** @returns its place */
async function putAfter(
  known: number,
  row: Row,
  { draft, replaced }: { draft?: string; replaced?: string },
) {
  const { account } = row;
  const place = await transactDurably<number>(
    ['unfinished', 'outbox', 'keys'],
    (transaction, setResult) => {
      const outbox = transaction.objectStore('outbox');
      if (draft) transaction.objectStore('unfinished').delete([account, draft]);
      if (replaced) outbox.delete([account, replaced]);
      const keys = transaction.objectStore('keys');
      const last: IDBRequest<number | undefined> = keys.get(LAST_PLACE_KEY);
      last.onsuccess = () => {
        const next = Math.max(last.result ?? 0, known) + 1;
        keys.put(next, LAST_PLACE_KEY);
        outbox.put({ ...row, place: next });
        setResult(next);
      };
    },
  );
  return place ?? 0;
}

/** A full device refuses even smaller rows: only an operation that has arrived is removed then. */
export async function saveOperation(operation: Operation): Promise<void> {
  const row = await toRow(operation);
  if (operation.state !== 'sent') {
    await transactDurably(['outbox'], (transaction) => {
      transaction.objectStore('outbox').put(row);
    });
    return;
  }
  // If this is lost in a power cut, the operation is sent again under its key.
  await transact('outbox', 'readwrite', (store) => void store.put(row)).catch(() =>
    removeOperation(operation),
  );
}

export async function removeOperation({
  account,
  key,
}: Pick<Operation, 'account' | 'key'>): Promise<void> {
  await transactDurably(['outbox'], (transaction) => {
    transaction.objectStore('outbox').delete([account, key]);
  });
}

async function keepBallast(): Promise<void> {
  await transact('keys', 'readwrite', (store) => {
    const request = store.get(RESERVED_SPACE_KEY);
    request.onsuccess = () => {
      if (request.result === undefined)
        store.put(new Uint8Array(RESERVED_SPACE_BYTES), RESERVED_SPACE_KEY);
    };
  }).catch(() => {});
}

async function dropBallast(): Promise<void> {
  await transact('keys', 'readwrite', (store) => void store.delete(RESERVED_SPACE_KEY)).catch(
    () => {},
  );
}

const contextOf = ({ account, key }: Pick<Operation, 'account' | 'key'>) =>
  `outbox ${account} ${key}`;

async function toRow(operation: Operation): Promise<Row> {
  const { id, version, body, base, values, entry, outcome, refusal, ...row } = operation;
  const content: Content = { id, version, body, base, values, entry, outcome, refusal };
  return { ...row, content: await encrypt(JSON.stringify(content), contextOf(operation)) };
}

async function toOperation({ content, ...row }: Row): Promise<Operation> {
  const read: Content = JSON.parse(await decrypt(content, contextOf(row)));
  if (!isAction(row.action) || !isState(row.state))
    throw new Error('The row is of another program');
  return { ...row, ...read };
}

const isAction = (action: Action): boolean =>
  ['create', 'update', 'delete', 'undo'].includes(action);
const isState = (state: State): boolean => ['waiting', 'refused', 'sent'].includes(state);
