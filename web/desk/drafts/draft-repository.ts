// The drafts on this device. Operations are queued, so that the dashboard sees the last write of a form
// that has just closed.

import pLimit from 'p-limit';
import { createListeners } from '../../listeners.ts';
import { canEncrypt, decrypt, type Encrypted, encrypt } from '../device/encryption.ts';
import { readFrom, transact } from '../device/indexed-db.ts';
import { uuid } from '../device/uuid.ts';
import { householdFrom } from '../household/household.ts';
import { valuesFrom } from '../survey-form/stored-values.ts';
import { emptyValues } from '../survey-form/values.ts';
import { type Draft, isExpired, isUntouched, withMaskedNumbers, withoutNumbers } from './draft.ts';

interface DraftRow {
  account: number;
  id: string;
  begun: number;
  changed: number;
  writer: string;
  numberless: boolean;
  content: Encrypted;
}

/** What the form knows of the draft on the device. */
interface KnownDraft {
  /** The form that had written it when this one read it. */
  writer: string;
  /** The device must have it, unless another form has submitted it. */
  isStored: boolean;
}

const enqueue = pLimit(1);
const listeners = createListeners();

/** False in some private windows and on full disks. */
export function canSaveDrafts(): Promise<boolean> {
  return enqueue(async () => {
    await encrypt('', '');
    await transact('unfinished', 'readwrite', () => {});
    return true;
  }).catch(() => false);
}

/**
 * Saves a draft. If another form has written under its id, or has submitted it, this one gets a new id and a key of its
 * own, so that neither replaces the other.
 * @returns the draft's id and key from now on
 */
export function saveDraft(draft: Draft, known: KnownDraft): Promise<Pick<Draft, 'id' | 'key'>> {
  return enqueue(async () => {
    if (await writeRow(await toRow(draft), known)) return draft;
    const copy = { ...draft, id: uuid(), key: uuid() };
    await writeRow(await toRow(copy), { ...known, isStored: false });
    return copy;
  });
}

export async function findDraft(account: number, id: string): Promise<Draft | null> {
  const all = await findDrafts(account);
  return all.find((each) => each.id === id) ?? null;
}

export function findDrafts(account: number): Promise<Draft[]> {
  return enqueue(async () => {
    const own = IDBKeyRange.bound([account], [account, []]);
    const rows = await readFrom<DraftRow[]>('unfinished', (store) => store.getAll(own));
    const current = (rows ?? []).filter((row) => !isExpired(row));
    const read = await Promise.all(current.map((row) => fromRow(row).catch(() => null)));
    return read.filter((each) => each !== null).filter((each) => !isUntouched(each));
  }).catch(() => []);
}

/** @returns it as it was stored last, which a form may have done since it was read; null if it was not */
export async function discardDraft({ account, id }: Draft): Promise<Draft | null> {
  const row = await enqueue(() =>
    transact<DraftRow>('unfinished', 'readwrite', (store, setResult) => {
      const request: IDBRequest<DraftRow> = store.get([account, id]);
      request.onsuccess = () => setResult(request.result);
      store.delete([account, id]);
    }),
  ).catch(() => undefined);
  listeners.notify();
  return row ? fromRow(row).catch(() => null) : null;
}

/** Undoes `discardDraft`. */
export async function restoreDraft(draft: Draft): Promise<void> {
  await saveDraft(draft, { writer: draft.writer, isStored: false }).catch(() => {});
  listeners.notify();
}

/** Expired drafts of all accounts are removed, whoever is signed in. */
export async function removeExpiredDrafts(): Promise<void> {
  await enqueue(() =>
    transact('unfinished', 'readwrite', (store) => {
      const request: IDBRequest<DraftRow[]> = store.getAll();
      request.onsuccess = () => {
        for (const row of request.result) {
          if (isExpired(row)) store.delete([row.account, row.id]);
        }
      };
    }),
  ).catch(() => {});
}

/** Called after a draft is discarded or restored. */
export const watchDrafts = listeners.subscribe;

/** @returns false if another form has written or submitted the draft */
async function writeRow(row: DraftRow, known: KnownDraft): Promise<boolean> {
  const isWritten = await transact<boolean>('unfinished', 'readwrite', (store, setResult) => {
    const request: IDBRequest<DraftRow | undefined> = store.get([row.account, row.id]);
    request.onsuccess = () => {
      if (known.isStored && !request.result) return setResult(false);
      const writer = request.result?.writer ?? row.writer;
      if (writer !== row.writer && writer !== known.writer) return setResult(false);
      store.put(row);
      store.transaction.commit();
      setResult(true);
    };
  });
  return isWritten === true;
}

async function toRow(draft: Draft): Promise<DraftRow> {
  const { account, id, begun, changed, writer } = draft;
  const numberless = !canEncrypt();
  const { entry, version, key, household } = draft;
  const { base, values } = withMaskedNumbers(draft);
  const fields = numberless
    ? { entry, version, key, household, base: withoutNumbers(base), values: withoutNumbers(values) }
    : { entry, version, key, household, base, values };
  const content = await encrypt(JSON.stringify(fields), `${account} ${id}`);
  return { account, id, begun, changed, writer, numberless, content };
}

async function fromRow({ content, ...row }: DraftRow): Promise<Draft> {
  const fields: Record<string, unknown> = JSON.parse(
    await decrypt(content, `${row.account} ${row.id}`),
  );
  const { entry, version, key } = fields;
  const base = valuesFrom(fields.base, emptyValues(row.account));
  return {
    ...row,
    entry: typeof entry === 'number' ? entry : null,
    version: typeof version === 'number' ? version : null,
    key: typeof key === 'string' ? key : uuid(),
    base,
    values: valuesFrom(fields.values, base),
    household: householdFrom(fields.household),
  };
}
