// The words of a text by their sound, without honorifics.
import { skeletonOf } from './skeleton.ts';

const WORD = /[\p{L}\p{M}\p{Nd}\u200c\u200d]+/gu;

const LATIN_HONORIFICS =
  'shri shree sri shrimati smt sushri kum ku mr mrs ms miss dr md late swargiya ji mx';
const DEVANAGARI_HONORIFICS = 'श्री श्रीमती सुश्री डॉ कु स्व जी सौ चि';
const HONORIFICS = new Set(
  `${LATIN_HONORIFICS} ${DEVANAGARI_HONORIFICS}`.split(' ').map(skeletonOf),
);

/** Honorifics stay only where there is nothing else. */
export function soundWordsOf(text: string): string[] {
  const words = (text.match(WORD) ?? []).map(skeletonOf).filter(Boolean);
  const names = words.filter((word) => !HONORIFICS.has(word));
  return [...new Set(names.length > 0 ? names : words)];
}
