// Not that of domain/text/latin.ts: shared, it would bring the desk's chunk to the public pages.
const DEVANAGARI = /\p{Script=Devanagari}/u;

/** Devanagari is read out and set as Hindi. */
export function langOf(text: string): 'hi' | undefined {
  return DEVANAGARI.test(text) ? 'hi' : undefined;
}
