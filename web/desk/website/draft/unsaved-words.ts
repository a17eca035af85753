// Unsaved words, which stay on the device when the tab is closed by the user or the phone.

import pLimit from 'p-limit';
import { type DocumentValue, isRecord } from '#domain/website/document.ts';
import { decrypt, type Encrypted, encrypt } from '../../device/encryption.ts';
import { readFrom, transact } from '../../device/indexed-db.ts';

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
  content: Encrypted;
}

/** Sequential: words that take longer to encrypt must not replace later ones. */
const enqueue = pLimit(1);

export function readUnsavedWords(owner: Owner): Promise<UnsavedWords | null> {
  return enqueue(() => readWords(owner)).catch(() => null);
}

/** A full or forbidden storage must not interrupt typing. */
export function saveUnsavedWords(owner: Owner, words: UnsavedWords | null): void {
  enqueue(() => (words ? storeWords(owner, words) : deleteWords(owner))).catch(() => {});
}

async function readWords(owner: Owner): Promise<UnsavedWords | null> {
  const row = await readFrom<WordsRow>('words', (store) => store.get(keyOf(owner)));
  const stored: unknown = row ? JSON.parse(await decrypt(row.content, contextOf(owner))) : null;
  if (!isRecord(stored) || !isRecord(stored.base) || !isRecord(stored.document)) return null;
  return { base: stored.base, document: stored.document };
}

async function storeWords(owner: Owner, words: UnsavedWords): Promise<void> {
  const { account, name, locale } = owner;
  const content = await encrypt(JSON.stringify(words), contextOf(owner));
  const row: WordsRow = { account, name, locale, content };
  await transact('words', 'readwrite', (store) => void store.put(row));
}

async function deleteWords(owner: Owner): Promise<void> {
  await transact('words', 'readwrite', (store) => void store.delete(keyOf(owner)));
}

const keyOf = ({ account, name, locale }: Owner) => [account, name, locale];
const contextOf = (owner: Owner) => `words ${keyOf(owner).join(' ')}`;
