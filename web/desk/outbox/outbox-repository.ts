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
  const rows = await readRows();
  const own = rows.filter((row) => row.account === account);
  const read = await Promise.all(own.map((row) => toOperation(row).catch(() => row.key)));
  return {
    operations: read
      .filter((each) => typeof each !== 'string')
      .sort((one, other) => one.place - other.place),
    damaged: read.filter((each) => typeof each === 'string'),
    ofOthers: rows.filter((row) => row.account !== account && row.state !== 'sent').length,
  };
}

/** Everybody whose operations are on this device. */
export async function findAccounts(): Promise<number[]> {
  const rows = await readRows();
  return [...new Set(rows.map(({ account }) => account))];
}

async function readRows(): Promise<Row[]> {
  const rows = await transact<Row[]>('outbox', 'readonly', (store, setResult) => {
    const request: IDBRequest<Row[]> = store.getAll();
    request.onsuccess = () => setResult(request.result);
  });
  return rows ?? [];
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
  const place = await withReservedSpace(() => putAfter(lastPlace, row, finished));
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

/** @throws the browser's error when the device is full or refuses */
export async function saveOperation(operation: Operation): Promise<void> {
  const row = await toRow(operation);
  await withReservedSpace(() =>
    transactDurably(['outbox'], (transaction) => {
      transaction.objectStore('outbox').put(row);
    }),
  );
}

/**
 * Marks that the operation is sent. A full device may refuse the mark: what waits is sent nevertheless.
 * @returns false when it does not wait on the device any more: another tab has replaced it or had its answer
 */
export async function markTried({ account, key }: Operation): Promise<boolean> {
  const mark = () =>
    transactDurably<boolean>(['outbox'], (transaction, setResult) => {
      const outbox = transaction.objectStore('outbox');
      const found: IDBRequest<Row | undefined> = outbox.get([account, key]);
      found.onsuccess = () => {
        const row = found.result;
        if (row?.state !== 'waiting') return setResult(false);
        outbox.put({ ...row, tries: row.tries + 1 });
        setResult(true);
      };
    });
  return (await withReservedSpace(mark).catch(() => true)) ?? false;
}

/**
 * Keeps what the server has answered. A full device may refuse it: without its answer, the operation is sent again
 * under its key. One that has arrived may go.
 */
export async function saveAnswer(operation: Operation): Promise<void> {
  const row = await toRow(operation);
  await transact('outbox', 'readwrite', (store) => void store.put(row))
    .catch(() => (operation.state === 'sent' ? removeOperation(operation) : undefined))
    .catch(() => {});
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

/** A write that a full device refuses is tried once more, in the room that was reserved for it. */
async function withReservedSpace<Result>(write: () => Promise<Result>): Promise<Result> {
  return write().catch(async (error) => {
    await transact('keys', 'readwrite', (store) => void store.delete(RESERVED_SPACE_KEY)).catch(
      () => {},
    );
    return write().catch(() => {
      throw error;
    });
  });
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
