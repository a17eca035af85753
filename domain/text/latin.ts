export const DEVANAGARI = /\p{Script=Devanagari}/u;

const LATIN = /\p{Script=Latin}/u;

/** Such words are English on a Hindi or Marathi page: untranslated ones, names and addresses. */
export function isInLatinLetters(text: string): boolean {
  return LATIN.test(text) && !DEVANAGARI.test(text);
}
