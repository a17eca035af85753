import { transactDurably } from '../../device/indexed-db.ts';
import {
  isFormOperation,
  isUnsent,
  type NewOperation,
  type Operation,
  WAITING,
} from '../operations/operation.ts';
import { reserveSpace, withReservedSpace } from './reserved-space.ts';
import { type Row, relinkDependents, toRow, withRowsOf } from './rows.ts';

/** In the store of keys: the highest sequence number so far, so that Submit does not read the whole outbox. */
const LAST_SEQUENCE_KEY = 'last place';

/** Rows that a new operation replaces. They are removed or changed in the transaction that adds it. */
export interface Superseded {
  /** The id of the draft that it was made of. */
  draft?: string;
  /** The key of the operation that it corrects, which was refused or not tried yet. */
  replaced?: string;
  /** The operations that waited for that one, now waiting for this one. */
  dependents?: readonly Operation[];
}

/**
 * Stores the operation durably, and removes its draft and the operation that it replaces in the same transaction.
 * If that one may have arrived, because a tab has sent it since the form was submitted, it stays and is followed.
 * A draft that another tab has submitted meanwhile is not stored again: a form in which somebody types after that gets
 * a key of its own (draft-repository.ts).
 * @param lastSequence the highest that this tab knows
 * @returns the stored operation; null if another tab has submitted the draft
 * @throws the browser's error when the device is full or refuses
 */
export async function storeOperation(
  operation: NewOperation,
  superseded: Superseded,
  lastSequence: number,
): Promise<Operation | null> {
  const made: Operation = {
    ...operation,
    ...WAITING,
    sequence: 0,
    tries: 0,
    madeAt: Date.now(),
  };
  const row = await toRow(made);
  const dependents = await Promise.all((superseded.dependents ?? []).map(toRow));
  const stored = await withReservedSpace(() =>
    putRow(row, { ...superseded, dependents }, lastSequence),
  );
  void reserveSpace();
  if (stored === null) return null;
  const { dependsOn, ...decided } = { sequence: 0, ...stored };
  return dependsOn && isFormOperation(made)
    ? { ...made, ...decided, action: 'update', after: dependsOn }
    : { ...made, ...decided };
}

/** Decided in the transaction. */
interface Stored {
  sequence: number;
  /** The time of the unsent entry that it corrects. */
  madeAt?: number;
  /** The operation that it was to replace: it may have arrived, and is followed by an update. */
  dependsOn?: string;
}

async function putRow(
  row: Row,
  { draft, replaced, dependents }: Omit<Superseded, 'dependents'> & { dependents: readonly Row[] },
  lastSequence: number,
): Promise<Stored | null | undefined> {
  return transactDurably<Stored | null>(
    ['unfinished', 'outbox', 'keys'],
    (transaction, setResult) => {
      const outbox = transaction.objectStore('outbox');
      const keys = transaction.objectStore('keys');
      if (draft) transaction.objectStore('unfinished').delete([row.account, draft]);
      const put = (stored: Stored) => {
        const { sequence: place, dependsOn, madeAt = row.madeAt } = stored;
        const changes: Partial<Row> = dependsOn ? { action: 'update', after: dependsOn } : {};
        outbox.put({ ...row, ...changes, place, madeAt });
        setResult(stored);
      };
      const putLast = (changes: Pick<Stored, 'dependsOn'>) => {
        const last: IDBRequest<number | undefined> = keys.get(LAST_SEQUENCE_KEY);
        const submitted: IDBRequest<Row | undefined> = outbox.get([row.account, row.key]);
        submitted.onsuccess = () => {
          if (submitted.result) return setResult(null);
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
        relinkDependents(outbox, rows, replaced, row.key);
        const waiting = new Set(rows.map(({ key }) => key));
        for (const each of dependents) if (waiting.has(each.key)) outbox.put(each);
        const { place: sequence, action, madeAt } = earlier;
        put({ sequence, ...(action === 'create' && { madeAt }) });
      });
    },
  );
}
