import { createContext, use, useEffect, useMemo, useState } from 'react';
import { unsentValues } from '../session/unsent-values.ts';
import { type AltTexts, changedAltTexts } from './alt-text/alt-texts.ts';

/** The unsaved changes of a picture. */
export interface ImageDraft {
  /** Those that were changed. */
  altTexts?: Partial<AltTexts> | undefined;
  focus?: string | undefined;
}

/** Unsaved changes by picture. They outlive the preview. */
export interface ImageDrafts {
  names: readonly string[];
  hasFocus: boolean;
  get: (name: string) => ImageDraft;
  /** Undefined removes that part of the draft. */
  set: (name: string, change: ImageDraft) => void;
  /** Removes what was saved, unless it has changed since it was sent. */
  markSaved: (name: string, saved: ImageDraft) => void;
}

const NONE: ImageDrafts = {
  names: [],
  hasFocus: false,
  get: () => ({}),
  set: () => {},
  markSaved: () => {},
};
export const ImageDraftsContext = createContext(NONE);

export function useImageDrafts(): ImageDrafts {
  return use(ImageDraftsContext);
}

/** Memoised until a draft changes, so that upload progress does not re-render the list. */
export function useImageDraftState(): ImageDrafts {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, ImageDraft>>(readUnsent);
  useEffect(() => keepUnsent(drafts), [drafts]);
  return useMemo(
    () => ({
      names: [...drafts.keys()],
      hasFocus: [...drafts.values()].some(({ focus }) => focus !== undefined),
      get: (name) => drafts.get(name) ?? {},
      set: (name, change) => setDrafts((all) => withDraft(all, name, change)),
      markSaved: (name, { altTexts, focus }) =>
        setDrafts((all) => {
          const now = all.get(name) ?? {};
          return withDraft(all, name, {
            altTexts: changedAltTexts(now.altTexts ?? {}, altTexts ?? {}),
            ...(now.focus === focus && { focus: undefined }),
          });
        }),
    }),
    [drafts],
  );
}

/** They outlive a session that ends. */
const unsent = unsentValues<string>('pictures');

function readUnsent(): ReadonlyMap<string, ImageDraft> {
  const kept = Object.entries(unsent.read());
  return new Map(kept.map(([name, draft]) => [name, JSON.parse(draft ?? '{}')]));
}

function keepUnsent(drafts: ReadonlyMap<string, ImageDraft>): void {
  unsent.keep(
    Object.fromEntries([...drafts].map(([name, draft]) => [name, JSON.stringify(draft)])),
  );
}

export const forgetImageDrafts = (): void => unsent.keep({});

function withDraft(all: ReadonlyMap<string, ImageDraft>, name: string, change: ImageDraft) {
  const others = [...all].filter(([of]) => of !== name);
  const draft = { ...all.get(name), ...change };
  const isEmpty = draft.altTexts === undefined && draft.focus === undefined;
  return new Map(isEmpty ? others : [...others, [name, draft]]);
}
