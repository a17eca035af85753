import { DEVANAGARI } from '#domain/text/latin.ts';

/** Devanagari is read out and set as Hindi. */
export function langOf(text: string): 'hi' | undefined {
  return DEVANAGARI.test(text) ? 'hi' : undefined;
}
