import { createContext, type Dispatch, type SetStateAction, use } from 'react';
import type { StoredFile } from '#domain/files/file-schema.ts';
import type { Image } from '#domain/images/image-schema.ts';
import type { Language } from '#domain/languages.ts';
import type { Problem } from '#domain/problems.ts';
import type { DocumentValue } from '#domain/website/document.ts';

/** The context of every field of the editor. */
export interface EditorContextValue {
  /** The edited language. */
  locale: Language;
  /** Somebody else is writing, or the words cannot be changed. */
  isReadOnly: boolean;
  /** The published English beside a translation; null for English itself. */
  english: DocumentValue | null;
  /** Whether a translation shows the English value, or the English items of a list. */
  followsEnglish: (path: string) => boolean;
  /** Paths whose English has changed since the translation was published. */
  olderPaths: readonly string[];
  changedPaths: readonly string[];
  /** Sentences by path. */
  errors: ReadonlyMap<string, string>;
  /** Null until they are loaded. */
  images: readonly Image[] | null;
  /** @returns what went wrong */
  reloadImages: () => Promise<Problem | null>;
  /** PDFs; null until they are loaded. */
  files: readonly StoredFile[] | null;
  reloadFiles: () => Promise<Problem | null>;
  /** Paths of the open groups and items. */
  open: ReadonlySet<string>;
  setOpen: Dispatch<SetStateAction<ReadonlySet<string>>>;
  read: (path: string) => unknown;
  edit: (path: string, value: unknown) => void;
  onFocus: (path: string) => void;
  announce: (words: string) => void;
  /** The pages that a link may lead to. */
  pages: readonly { path: string; title: string }[];
}

const EditorContext = createContext<EditorContextValue | null>(null);
export const EditorProvider = EditorContext.Provider;

export function useEditor(): EditorContextValue {
  const editor = use(EditorContext);
  if (!editor) throw new Error('A field outside of the editor');
  return editor;
}

export function fieldId(path: string): string {
  return `field-${path}`;
}
