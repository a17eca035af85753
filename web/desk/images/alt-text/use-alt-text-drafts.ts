import { createContext, use, useMemo, useState } from 'react';

/** Alt texts that were typed and not saved yet, each with its picture. */
export interface AltTextDrafts {
  names: readonly string[];
  get: (name: string) => string | undefined;
  /** @param altText undefined: they are again what is saved */
  set: (name: string, altText: string | undefined) => void;
  /** These words are saved. What was typed in the meantime stays. */
  markSaved: (name: string, saved: string) => void;
}

const NONE: AltTextDrafts = { names: [], get: () => undefined, set: () => {}, markSaved: () => {} };
export const AltTextDraftsContext = createContext(NONE);

export function useAltTextDrafts(): AltTextDrafts {
  return use(AltTextDraftsContext);
}

/** The same object as long as nobody types, so that uploads draw nothing of theirs anew. */
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
