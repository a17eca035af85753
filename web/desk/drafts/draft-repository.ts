// The unfinished entries of this device. Everything is done in turn, so that the dashboard which opens
// as a form closes sees what that form wrote last.

import { newKey } from '../api/uuid.ts';
import { emptyValues } from '../survey-form/values.ts';
import {
  isExpired,
  isUntouched,
  type Unfinished,
  valuesFrom,
  withMaskedNumbers,
  withoutNumbers,
} from './draft.ts';
import { canSeal, seal, unseal } from './encryption.ts';
import { type Row, transact } from './indexed-db.ts';

let turn: Promise<unknown> = Promise.resolve();
const listeners = new Set<() => void>();

/** Whether this device keeps anything at all: a private window or a full disk may not. */
export function canKeep(): Promise<boolean> {
  return inTurn(async () => {
    await seal('', '');
    await transact('unfinished', 'readwrite', () => {});
    return true;
  }).catch(() => false);
}

/**
 * Keeps it, and answers with the id that it has from then on. What another form wrote under the same
 * id meanwhile stays: this one then gets an id of its own.
 * @param readFrom who had written it when this form read it
 */
export function keep(unfinished: Unfinished, readFrom: string): Promise<string> {
  return inTurn(async () => {
    const row = await rowOf(unfinished);
    if (await put(row, readFrom)) return row.id;
    const apart = await rowOf({ ...unfinished, id: newKey() });
    await put(apart, readFrom);
    return apart.id;
  });
}

export async function find(account: number, id: string): Promise<Unfinished | null> {
  const all = await findAll(account);
  return all.find((each) => each.id === id) ?? null;
}

export function findAll(account: number): Promise<Unfinished[]> {
  return inTurn(async () => {
    const own = IDBKeyRange.bound([account], [account, []]);
    const rows = await transact<Row[]>('unfinished', 'readonly', (store, answer) => {
      const request = store.getAll(own);
      request.onsuccess = () => answer(request.result);
    });
    const live = (rows ?? []).filter((row) => !isExpired(row, Date.now()));
    const read = await Promise.all(live.map((row) => unfinishedOf(row).catch(() => null)));
    return read.filter((each) => each !== null).filter((each) => !isUntouched(each));
  }).catch(() => []);
}

export async function remove({ account, id }: Unfinished): Promise<void> {
  await inTurn(() =>
    transact('unfinished', 'readwrite', (store) => void store.delete([account, id])),
  ).catch(() => {});
  tell();
}

/** Takes a removal back. */
export async function putBack(unfinished: Unfinished): Promise<void> {
  await keep(unfinished, unfinished.writer).catch(() => {});
  tell();
}

/** Whoever comes, what has been lying here for too long goes, whosever it is. */
export async function removeExpired(now: number): Promise<void> {
  await inTurn(() =>
    transact('unfinished', 'readwrite', (store) => {
      const request: IDBRequest<Row[]> = store.getAll();
      request.onsuccess = () => {
        for (const row of request.result) {
          if (isExpired(row, now)) store.delete([row.account, row.id]);
        }
      };
    }),
  ).catch(() => {});
}

/** Tells when one is removed or put back. */
export function watchKept(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const mine = turn.then(work);
  turn = mine.catch(() => {});
  return mine;
}

/** False where another form has written there. */
async function put(row: Row, readFrom: string): Promise<boolean> {
  const done = await transact<boolean>('unfinished', 'readwrite', (store, answer) => {
    const request: IDBRequest<Row | undefined> = store.get([row.account, row.id]);
    request.onsuccess = () => {
      const writer = request.result?.writer ?? row.writer;
      if (writer !== row.writer && writer !== readFrom) return answer(false);
      store.put(row);
      store.transaction.commit();
      answer(true);
    };
  });
  return done === true;
}

async function rowOf(unfinished: Unfinished): Promise<Row> {
  const { account, id, begun, changed, writer } = unfinished;
  const numberless = !canSeal();
  const { entry, version, key } = unfinished;
  const { base, values } = withMaskedNumbers(unfinished);
  const words = numberless
    ? { entry, version, key, base: withoutNumbers(base), values: withoutNumbers(values) }
    : { entry, version, key, base, values };
  const content = await seal(JSON.stringify(words), `${account} ${id}`);
  return { account, id, begun, changed, writer, numberless, content };
}

async function unfinishedOf({ content, ...row }: Row): Promise<Unfinished> {
  const words: Record<string, unknown> = JSON.parse(
    await unseal(content, `${row.account} ${row.id}`),
  );
  const { entry, version, key } = words;
  const base = valuesFrom(words.base, emptyValues(row.account));
  return {
    ...row,
    entry: typeof entry === 'number' ? entry : null,
    version: typeof version === 'number' ? version : null,
    key: typeof key === 'string' ? key : newKey(),
    base,
    values: valuesFrom(words.values, base),
  };
}
