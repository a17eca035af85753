import { createContext, use, useMemo, useState } from 'react';

/** Unsaved alt texts by picture. */
export interface AltTextDrafts {
  names: readonly string[];
  get: (name: string) => string | undefined;
  /** @param altText undefined removes the draft */
  set: (name: string, altText: string | undefined) => void;
  /** Removes the draft unless it has changed since `saved` was sent. */
  markSaved: (name: string, saved: string) => void;
}

const NONE: AltTextDrafts = { names: [], get: () => undefined, set: () => {}, markSaved: () => {} };
export const AltTextDraftsContext = createContext(NONE);

export function useAltTextDrafts(): AltTextDrafts {
  return use(AltTextDraftsContext);
}

/** Memoised until a draft changes, so that upload progress does not re-render the list. */
export function useAltTextDraftState(): AltTextDrafts {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, string>>(new Map());
  return useMemo(
    () => ({
      names: [...drafts.keys()],
      get: (name) => drafts.get(name),
      set: (name, altText) => setDrafts((all) => withDraft(all, name, altText)),
      markSaved: (name, saved) =>
        setDrafts((all) => (all.get(name) === saved ? withDraft(all, name, undefined) : all)),
    }),
    [drafts],
  );
}

function withDraft(all: ReadonlyMap<string, string>, name: string, altText: string | undefined) {
  const others = [...all].filter(([of]) => of !== name);
  return new Map(altText === undefined ? others : [...others, [name, altText]]);
}
