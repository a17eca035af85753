// Unsaved words, which stay on the device when the tab is closed by the user or the phone.

import pLimit from 'p-limit';
import { mergeDocuments } from '#domain/website/differences/merge-documents.ts';
import { type DocumentValue, isRecord } from '#domain/website/document.ts';
import { decrypt, type Encrypted, encrypt } from '../../device/encryption.ts';
import { transact } from '../../device/indexed-db.ts';
import { uuid } from '../../device/uuid.ts';

export interface UnsavedWords {
  /** The draft that they are based on. */
  base: DocumentValue;
  document: DocumentValue;
}

interface Owner {
  account: number;
  name: string;
  locale: string;
}

interface WordsRow extends Owner {
  /** Two windows of one person keep their words side by side. */
  windows?: WindowWords[];
  /** Earlier versions of the program stored those of one window. */
  content?: Encrypted;
}

interface WindowWords {
  window: string;
  content: Encrypted;
}

const WINDOW = uuid();

/** Sequential: words that take longer to encrypt must not replace later ones. */
const enqueue = pLimit(1);
const queued = new Map<string, UnsavedWords | null>();

export function readUnsavedWords(owner: Owner): Promise<UnsavedWords | null> {
  return enqueue(() => readWords(owner)).catch(() => null);
}

/**
 * A full or forbidden storage must not interrupt typing. Of words typed while others are written, the latest are
 * next.
 */
export function saveUnsavedWords(owner: Owner, words: UnsavedWords | null): void {
  const key = contextOf(owner);
  const isQueued = queued.has(key);
  queued.set(key, words);
  if (!isQueued) enqueue(() => writeQueued(owner)).catch(() => {});
}

async function writeQueued(owner: Owner): Promise<void> {
  const key = contextOf(owner);
  const words = queued.get(key);
  queued.delete(key);
  await (words ? storeWords(owner, words) : deleteWords(owner));
}

/** The words of other windows, most of them closed, become those of this window. */
async function readWords(owner: Owner): Promise<UnsavedWords | null> {
  const windows = await change(owner, (rows) => rows.map((row) => ({ ...row, window: WINDOW })));
  const words = await Promise.all(windows.map(({ content }) => decryptWords(owner, content)));
  return words.filter((one) => one !== null).reduce(combineWords, null);
}

async function decryptWords(owner: Owner, content: Encrypted): Promise<UnsavedWords | null> {
  const text = await decrypt(content, contextOf(owner)).catch(() => 'null');
  const stored: unknown = JSON.parse(text);
  if (!isRecord(stored) || !isRecord(stored.base) || !isRecord(stored.document)) return null;
  return { base: stored.base, document: stored.document };
}

/** If both changed the same words, the later ones win. */
export function combineWords(earlier: UnsavedWords | null, later: UnsavedWords): UnsavedWords {
  if (!earlier) return later;
  return {
    base: earlier.base,
    document: mergeDocuments(later.base, later.document, earlier.document),
  };
}

async function storeWords(owner: Owner, words: UnsavedWords): Promise<void> {
  const content = await encrypt(JSON.stringify(words), contextOf(owner));
  await change(owner, (rows) => [...rows.filter(isOther), { window: WINDOW, content }]);
}

async function deleteWords(owner: Owner): Promise<void> {
  await change(owner, (rows) => rows.filter(isOther));
}

const isOther = ({ window }: WindowWords) => window !== WINDOW;

/** @returns the new rows */
async function change(
  owner: Owner,
  next: (windows: WindowWords[]) => WindowWords[],
): Promise<WindowWords[]> {
  const { account, name, locale } = owner;
  const changed = await transact<WindowWords[]>('words', 'readwrite', (store, setResult) => {
    const request: IDBRequest<WordsRow | undefined> = store.get(keyOf(owner));
    request.onsuccess = () => {
      const windows = next(windowsOf(request.result));
      if (windows.length === 0) store.delete(keyOf(owner));
      else store.put({ account, name, locale, windows } satisfies WordsRow);
      setResult(windows);
    };
  });
  return changed ?? [];
}

export function windowsOf(row: WordsRow | undefined): WindowWords[] {
  if (row?.content) return [{ window: '', content: row.content }];
  return row?.windows ?? [];
}

const keyOf = ({ account, name, locale }: Owner) => [account, name, locale];
const contextOf = (owner: Owner) => `words ${keyOf(owner).join(' ')}`;
