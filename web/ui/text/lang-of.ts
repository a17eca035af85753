import { currentMessages } from '../../messages/store.ts';

// Not that of domain/text/latin.ts: shared, it would bring the desk's chunk to the public pages.
const DEVANAGARI = /\p{Script=Devanagari}/u;

/** Devanagari is read out and set as the language of the screen, or as Hindi on an English one. */
export function langOf(text: string): 'hi' | 'mr' | undefined {
  if (!DEVANAGARI.test(text)) return undefined;
  return currentMessages().language === 'mr' ? 'mr' : 'hi';
}
