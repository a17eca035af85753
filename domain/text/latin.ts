export const DEVANAGARI = /\p{Script=Devanagari}/u;

const LATIN = /\p{Script=Latin}/u;

/** On a Hindi or Marathi page such words are English: untranslated ones, names and addresses. */
export function isInLatinLetters(text: string): boolean {
  return LATIN.test(text) && !DEVANAGARI.test(text);
}
