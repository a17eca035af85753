// A word in both scripts. Lists of words are text: `Sunita सुनीता, Kamala कमला`.

export interface Word {
  latin: string;
  /** Empty if the language is not written in Devanagari. */
  devanagari: string;
}

export type Script = keyof Word;

const BOTH = /^([^\u0900-\u097f]+?)\s+([\u0900-\u097f].*)$/;

export function words(list: string): Word[] {
  return list
    .split(/[,\n]/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map(word);
}

export function word(text: string): Word {
  const [, latin = text, devanagari = ''] = BOTH.exec(text) ?? [];
  return { latin, devanagari };
}

/** Every start with every end, for rare family names. */
export function combinations(starts: readonly Word[], ends: readonly Word[]): Word[] {
  return starts.flatMap((start) =>
    ends.map((end) => ({
      latin: start.latin + end.latin,
      devanagari: start.devanagari && start.devanagari + end.devanagari,
    })),
  );
}
