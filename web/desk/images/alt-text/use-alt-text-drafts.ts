import { createContext, use, useMemo, useState } from 'react';

/** Alt texts that were typed and not saved yet, each with its picture. */
export interface Drafts {
  names: readonly string[];
  of: (name: string) => string | undefined;
  /** @param words undefined: they are again what is saved */
  write: (name: string, words: string | undefined) => void;
  /** These words are saved. What was typed in the meantime stays. */
  forget: (name: string, saved: string) => void;
}

const NONE: Drafts = { names: [], of: () => undefined, write: () => {}, forget: () => {} };
export const DraftsContext = createContext(NONE);

export function useDrafts(): Drafts {
  return use(DraftsContext);
}

/** The same object as long as nobody types, so that uploads draw nothing of theirs anew. */
export function useOwnDrafts(): Drafts {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, string>>(new Map());
  return useMemo(
    () => ({
      names: [...drafts.keys()],
      of: (name) => drafts.get(name),
      write: (name, words) => setDrafts((all) => written(all, name, words)),
      forget: (name, saved) =>
        setDrafts((all) => (all.get(name) === saved ? written(all, name, undefined) : all)),
    }),
    [drafts],
  );
}

function written(all: ReadonlyMap<string, string>, name: string, words: string | undefined) {
  const others = [...all].filter(([of]) => of !== name);
  return new Map(words === undefined ? others : [...others, [name, words]]);
}
