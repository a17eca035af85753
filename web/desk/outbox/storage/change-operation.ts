import { transact, transactDurably } from '../../device/indexed-db.ts';
import type { Operation } from '../operations/operation.ts';
import { withReservedSpace } from './reserved-space.ts';
import { type Row, toRow, withRowsOf } from './rows.ts';

/** @throws the browser's error when the device is full or refuses */
export async function storeChanged(operation: Operation): Promise<void> {
  const row = await toRow(operation);
  await withReservedSpace(() =>
    transactDurably(['outbox'], (transaction) => {
      transaction.objectStore('outbox').put(row);
    }),
  );
}

/** A form may have replaced the dependent operation meanwhile. */
export async function storeDependency(
  { account, key }: Operation,
  after: string | null,
): Promise<void> {
  await withReservedSpace(() =>
    transactDurably(['outbox'], (transaction) => {
      const outbox = transaction.objectStore('outbox');
      const found: IDBRequest<Row | undefined> = outbox.get([account, key]);
      found.onsuccess = () => {
        if (found.result) outbox.put({ ...found.result, after });
      };
    }),
  );
}

/**
 * The operation is sent even if a full device refuses the mark.
 * @returns false when another tab has replaced the operation, or has received its answer
 */
export async function recordAttempt({ account, key }: Operation): Promise<boolean> {
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
 * one that has arrived is removed instead, unless another waits for the answer.
 */
export async function storeAnswer(operation: Operation): Promise<void> {
  const row = await toRow(operation);
  await transact('outbox', 'readwrite', (store) => void store.put(row))
    .catch(() => (operation.state === 'sent' ? deleteUnneeded(operation) : undefined))
    .catch(() => {});
}

async function deleteUnneeded({ account, key }: Operation): Promise<void> {
  await transactDurably(['outbox'], (transaction) => {
    const outbox = transaction.objectStore('outbox');
    withRowsOf(outbox, account, (rows) => {
      if (!rows.some(({ after }) => after === key)) outbox.delete([account, key]);
    });
  });
}

export async function deleteOperation({
  account,
  key,
}: Pick<Operation, 'account' | 'key'>): Promise<void> {
  await transactDurably(['outbox'], (transaction) => {
    transaction.objectStore('outbox').delete([account, key]);
  });
}
