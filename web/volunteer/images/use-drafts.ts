import { useState } from 'react';

export interface Drafts {
  /** What was typed for a picture and not saved yet. */
  of: (name: string) => string | undefined;
  write: (name: string, words: string) => void;
  /** These words are saved. What was typed in the meantime stays. */
  forget: (name: string, saved: string) => void;
}

export function useDrafts(): Drafts {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, string>>(new Map());
  return {
    of: (name) => drafts.get(name),
    write: (name, words) => setDrafts((all) => new Map(all).set(name, words)),
    forget: (name, saved) =>
      setDrafts((all) => new Map([...all].filter(([of, words]) => of !== name || words !== saved))),
  };
}
