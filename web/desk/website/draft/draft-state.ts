import type { DocumentValue } from '#domain/website/document.ts';
import type { Draft } from '#domain/website/website-schema.ts';
import type { OtherEditor } from './other-editor.ts';
import type { UnsavedWords } from './unsaved-words.ts';

export interface DraftState {
  document: DocumentValue;
  /** What the server has. */
  draft: Draft;
  saving: 'saved' | 'waiting' | 'saving' | 'failed';
  problem: unknown;
  other: OtherEditor | null;
  /** Where the other last changed something. */
  otherPath: string | null;
  /** What was typed here and is in no draft, while somebody else writes. */
  unsaved: UnsavedWords | null;
}

export interface DraftSource {
  account: number;
  save: (document: DocumentValue, version: number) => Promise<Draft>;
  read: () => Promise<Draft>;
  /** The first path in which two drafts differ. */
  changedPath: (before: DocumentValue, after: DocumentValue) => string | null;
  /** Remembers what the server does not have yet; null when it has everything. */
  remember: (words: UnsavedWords | null) => void;
}

export interface DraftSession {
  read: () => DraftState;
  subscribe: (listener: () => void) => () => void;
  edit: (path: string, value: unknown) => void;
  /** Saves now. @returns false if the words could not be saved */
  flush: () => Promise<boolean>;
  retry: () => void;
  /** Asks the server whether somebody else has written. */
  refresh: () => Promise<void>;
  takeOver: () => void;
  /** After a publication or the like. */
  adopt: (draft: Draft) => void;
  /** Stops the timers. */
  close: () => void;
}
