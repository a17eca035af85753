import { createContext, use, useMemo, useState } from 'react';
import type { AltTexts } from './alt-texts.ts';

/** Unsaved alt texts by picture. */
export interface AltTextDrafts {
  names: readonly string[];
  get: (name: string) => AltTexts | undefined;
  /** @param altTexts undefined removes the draft */
  set: (name: string, altTexts: AltTexts | undefined) => void;
  /** Removes the draft unless it has changed since `saved` was sent. */
  markSaved: (name: string, saved: AltTexts) => void;
}

const NONE: AltTextDrafts = { names: [], get: () => undefined, set: () => {}, markSaved: () => {} };
export const AltTextDraftsContext = createContext(NONE);

export function useAltTextDrafts(): AltTextDrafts {
  return use(AltTextDraftsContext);
}

/** Memoised until a draft changes, so that upload progress does not re-render the list. */
export function useAltTextDraftState(): AltTextDrafts {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, AltTexts>>(new Map());
  return useMemo(
    () => ({
      names: [...drafts.keys()],
      get: (name) => drafts.get(name),
      set: (name, altTexts) => setDrafts((all) => withDraft(all, name, altTexts)),
      markSaved: (name, saved) =>
        setDrafts((all) => (all.get(name) === saved ? withDraft(all, name, undefined) : all)),
    }),
    [drafts],
  );
}

function withDraft(
  all: ReadonlyMap<string, AltTexts>,
  name: string,
  altTexts: AltTexts | undefined,
) {
  const others = [...all].filter(([of]) => of !== name);
  return new Map(altTexts === undefined ? others : [...others, [name, altTexts]]);
}
