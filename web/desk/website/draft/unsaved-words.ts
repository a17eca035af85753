// What was typed and is not on the server yet survives a reload of the tab.

import { isRecord } from '#domain/website/checks/check-document.ts';
import type { DocumentValue } from '#domain/website/document.ts';

export interface UnsavedWords {
  /** The draft on which they were typed. */
  base: DocumentValue;
  document: DocumentValue;
}

interface Owner {
  account: number;
  name: string;
  locale: string;
}

export function readUnsavedWords(owner: Owner): UnsavedWords | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(owner)) ?? 'null');
    if (!isRecord(stored) || !isRecord(stored.base) || !isRecord(stored.document)) return null;
    return { base: stored.base, document: stored.document };
  } catch {
    return null;
  }
}

/** A full or forbidden storage is no reason to stop somebody who types. */
export function keepUnsavedWords(owner: Owner, words: UnsavedWords | null): void {
  try {
    if (words) sessionStorage.setItem(keyOf(owner), JSON.stringify(words));
    else sessionStorage.removeItem(keyOf(owner));
  } catch {}
}

function keyOf({ account, name, locale }: Owner): string {
  return `website ${account} ${name} ${locale}`;
}
