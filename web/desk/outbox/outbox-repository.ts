// The outbox in IndexedDB.
import { transact, transactDurably } from '../device/indexed-db.ts';
import {
  isEdit,
  isUnsent,
  type NewOperation,
  type Operation,
  WAITING,
  withDependents,
} from './operations/operation.ts';
import { putRelinked, type Row, readRows, toOperation, toRow, withRowsOf } from './outbox-rows.ts';
import { reserveSpace, withReservedSpace } from './reserved-space.ts';

/** In the store of keys: the highest sequence number so far, so that Submit does not read the whole outbox. */
const LAST_SEQUENCE_KEY = 'last place';

export interface StoredOperations {
  /** In sequence. */
  operations: Operation[];
  /** Unreadable rows, written by another version or damaged. */
  damaged: string[];
  /** The number of operations of other accounts on this device. */
  ofOthers: number;
}

export async function findOperations(account: number): Promise<StoredOperations> {
  const rows = await readRows();
  const own = rows.filter((row) => row.account === account);
  const read = await Promise.all(own.map((row) => toOperation(row).catch(() => row.key)));
  return {
    operations: read
      .filter((each) => typeof each !== 'string')
      .sort((one, other) => one.sequence - other.sequence),
    damaged: read.filter((each) => typeof each === 'string'),
    ofOthers: rows.filter((row) => row.account !== account && row.state !== 'sent').length,
  };
}

/** Everybody whose operations are on this device. */
export async function findAccounts(): Promise<number[]> {
  const rows = await readRows();
  return [...new Set(rows.map(({ account }) => account))];
}

/** What is removed or changed in the transaction that adds an operation. */
export interface Finished {
  /** The id of the draft that it was made of. */
  draft?: string;
  /** The key of the refused operation that it corrects. */
  replaced?: string;
  /** The operations that waited for that one, now waiting for this one. */
  dependents?: readonly Operation[];
}

/**
 * Stores the operation durably, and removes its draft and the operation that it replaces in the same transaction.
 * If that one may have arrived, because a tab has sent it since the form was submitted, it stays and is followed.
 * @param lastSequence the highest that this tab knows
 * @throws the browser's error when the device is full or refuses
 */
export async function addOperation(
  operation: NewOperation,
  finished: Finished,
  lastSequence: number,
): Promise<Operation> {
  const made: Operation = {
    ...operation,
    ...WAITING,
    sequence: 0,
    tries: 0,
    madeAt: Date.now(),
  };
  const row = await toRow(made);
  const dependents = await Promise.all((finished.dependents ?? []).map(toRow));
  const stored = await withReservedSpace(() =>
    putRow(row, { ...finished, dependents }, lastSequence),
  );
  void reserveSpace();
  const { sequence = 0, dependsOn } = stored ?? {};
  return dependsOn && isEdit(made)
    ? { ...made, sequence, action: 'update', after: dependsOn }
    : { ...made, sequence };
}

/** Decided in the transaction. */
interface Stored {
  sequence: number;
  /** The operation that it was to replace: it may have arrived, and is followed by an update. */
  dependsOn?: string;
}

async function putRow(
  row: Row,
  { draft, replaced, dependents }: Omit<Finished, 'dependents'> & { dependents: readonly Row[] },
  lastSequence: number,
): Promise<Stored | undefined> {
  return transactDurably<Stored>(['unfinished', 'outbox', 'keys'], (transaction, setResult) => {
    const outbox = transaction.objectStore('outbox');
    const keys = transaction.objectStore('keys');
    if (draft) transaction.objectStore('unfinished').delete([row.account, draft]);
    const put = ({ sequence, dependsOn }: Stored) => {
      const changes: Partial<Row> = dependsOn ? { action: 'update', after: dependsOn } : {};
      outbox.put({ ...row, ...changes, place: sequence });
      setResult({ sequence, ...(dependsOn && { dependsOn }) });
    };
    const putLast = (changes: Pick<Stored, 'dependsOn'>) => {
      const last: IDBRequest<number | undefined> = keys.get(LAST_SEQUENCE_KEY);
      last.onsuccess = () => {
        const sequence = Math.max(last.result ?? 0, lastSequence) + 1;
        keys.put(sequence, LAST_SEQUENCE_KEY);
        put({ ...changes, sequence });
      };
    };
    if (!replaced) return putLast({});
    withRowsOf(outbox, row.account, (rows) => {
      const earlier = rows.find(({ key }) => key === replaced);
      if (!earlier) return putLast({});
      if (!isUnsent(earlier)) return putLast({ dependsOn: replaced });
      outbox.delete([row.account, replaced]);
      putRelinked(outbox, rows, replaced, row.key);
      const waiting = new Set(rows.map(({ key }) => key));
      for (const each of dependents) if (waiting.has(each.key)) outbox.put(each);
      put({ sequence: earlier.place });
    });
  });
}

/**
 * Deletes an operation that has not been sent. Deleting a new entry also deletes its queued changes; deleting a change
 * links the next change to the one before.
 * @param dependents those that this tab knows, as they are without the operation
 * @returns the deleted keys; null if the server may have received the operation
 */
export async function removeUnsent(
  operation: Operation,
  dependents: readonly Operation[],
): Promise<ReadonlySet<string> | null> {
  const { account, key, after, action } = operation;
  const relinked = await Promise.all(dependents.map(toRow));
  const removed = await transactDurably<ReadonlySet<string>>(
    ['outbox'],
    (transaction, setResult) => {
      const outbox = transaction.objectStore('outbox');
      withRowsOf(outbox, account, (rows) => {
        const row = rows.find((each) => each.key === key);
        if (row && !isUnsent(row)) return;
        const keys = action === 'create' ? withDependents(key, rows) : new Set([key]);
        for (const each of keys) outbox.delete([account, each]);
        if (action !== 'create') {
          putRelinked(outbox, rows, key, after);
          putUnsent(outbox, rows, relinked);
        }
        setResult(keys);
      });
    },
  );
  return removed ?? null;
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
 * @param dependents as they were before the removal; those that have been sent since stay as they are
 * @throws the browser's error when the device is full or refuses
 */
export async function restoreRemoved(
  account: number,
  removed: readonly Operation[],
  dependents: readonly Operation[],
): Promise<void> {
  const restored = await Promise.all(removed.map(toRow));
  const relinked = await Promise.all(dependents.map(toRow));
  await withReservedSpace(() =>
    transactDurably(['outbox'], (transaction) => {
      const outbox = transaction.objectStore('outbox');
      for (const row of restored) outbox.put(row);
      withRowsOf(outbox, account, (rows) => putUnsent(outbox, rows, relinked));
    }),
  );
}

function putUnsent(outbox: IDBObjectStore, stored: readonly Row[], changed: readonly Row[]): void {
  const unsent = new Set(stored.filter(isUnsent).map(({ key }) => key));
  for (const row of changed) if (unsent.has(row.key)) outbox.put(row);
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
 * Stores the server's answer. If the device is full, an operation without its answer is sent again under its key, and
 * one that has arrived is removed instead.
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
