import { transactDurably } from '../../device/indexed-db.ts';
import { isUnsent, type Operation } from '../operations/operation.ts';
import { withDependents } from '../operations/operation-chain.ts';
import { withReservedSpace } from './reserved-space.ts';
import { type Row, relinkDependents, toRow, withRowsOf } from './rows.ts';

/**
 * Deletes an operation that has not been sent. Deleting a new entry also deletes its queued changes; deleting a change
 * links the next change to the one before.
 * @param dependents those that this tab knows, as they are without the operation
 * @returns the deleted keys; null if the server may have received the operation
 */
export async function deleteUnsent(
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
          relinkDependents(outbox, rows, key, after);
          putUnsent(outbox, rows, relinked);
        }
        setResult(keys);
      });
    },
  );
  return removed ?? null;
}

/**
 * @param dependents as they were before the deletion; those that have been sent since stay as they are
 * @throws the browser's error when the device is full or refuses
 */
export async function restoreDeleted(
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
