import type { DocumentValue } from '#domain/website/document.ts';
import type { Draft } from '#domain/website/website-schema.ts';
import type { OtherEditor } from './other-editor.ts';
import type { UnsavedWords } from './unsaved-words.ts';

export interface DraftState {
  document: DocumentValue;
  /** The server's draft. */
  draft: Draft;
  saving: 'saved' | 'waiting' | 'saving' | 'failed';
  problem: unknown;
  /** When the next save is due; null when none is. */
  saveAt: number | null;
  other: OtherEditor | null;
  /** The path of the other editor's last change. */
  otherPath: string | null;
  /** Words typed here that are not in the draft, while somebody else is the writer. */
  unsaved: UnsavedWords | null;
}

export interface DraftSource {
  account: number;
  save: (document: DocumentValue, version: number) => Promise<Draft>;
  /** @returns null if the known version is current */
  readIfModified: (knownVersion: number) => Promise<Draft | null>;
  /** The first path in which two drafts differ. */
  changedPath: (before: DocumentValue, after: DocumentValue) => string | null;
  /** Stores the unsaved words; null when everything is saved. */
  remember: (words: UnsavedWords | null) => void;
}

export interface DraftSession {
  read: () => DraftState;
  subscribe: (listener: () => void) => () => void;
  edit: (path: string, value: unknown) => void;
  /** Puts changes on top of the draft again, after they were discarded. */
  restoreDiscarded: (words: UnsavedWords) => void;
  /** Saves now. @returns false if the words could not be saved */
  flush: () => Promise<boolean>;
  retry: () => void;
  /** Checks for changes by others. */
  refresh: () => Promise<void>;
  takeOver: () => void;
  /** Call after a publication or another change of the draft: words typed meanwhile stay. */
  adopt: (draft: Draft) => void;
  /** Discards the unsaved words. */
  reset: (draft: Draft) => void;
  /** Stops the timers. */
  close: () => void;
}
