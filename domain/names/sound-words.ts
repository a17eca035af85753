// The words of a text by their sound, without honorifics.
import { phoneticKeyOf } from './phonetic-key.ts';

/** Only these are joined. */
const MAX_READ_WORDS = 5;
/** Two short words, like De Vi, are rarely one name. */
const SHORTEST_JOINED = 6;
const WORD = /[\p{L}\p{M}\p{Nd}\u200c\u200d]+/gu;

/** D'Souza is one word. */
const APOSTROPHE = /(?<=\bd)['’](?=\p{L})/giu;

/** Mohammad stands before the names of many, who are called by the next. */
const LATIN_HONORIFICS =
  'shri shree sri shrimati smt sushri kum ku mr mrs ms miss dr late swargiya ji mx mohammad';
const DEVANAGARI_HONORIFICS = 'श्री श्रीमती सुश्री डॉ कु स्व जी सौ चि';
const HONORIFICS = new Set(
  `${LATIN_HONORIFICS} ${DEVANAGARI_HONORIFICS}`.split(' ').map(phoneticKeyOf),
);

const ABBREVIATIONS = {
  mohammad: 'md mohd mhd मो मोह',
  kumar: 'kr',
  prasad: 'pd',
  sheikh: 'sk',
};
const ABBREVIATED = new Map(
  Object.entries(ABBREVIATIONS).flatMap(([name, short]) =>
    short.split(' ').map((each) => [each, name]),
  ),
);

/** Honorifics stay only where there is nothing else. */
export function soundWordsOf(text: string): string[] {
  return [...new Set(namesOf(text).map(phoneticKeyOf))];
}

/** With honorifics, for an index: somebody may search for them alone. */
export function allSoundsOf(text: string): string[] {
  return [...new Set(wordsOf(text).map(phoneticKeyOf))];
}

/** The words, and again with each two neighbours as one: Ram Kumar Singh is also Ramkumar Singh. */
export function soundReadingsOf(text: string): string[][] {
  const words = namesOf(text);
  const joined = words.slice(1, MAX_READ_WORDS).map((next, at) => {
    const both = words[at] + next;
    const all = [...words.slice(0, at), both, ...words.slice(at + 2)];
    return both.length < SHORTEST_JOINED ? [] : [all.map(phoneticKeyOf)];
  });
  return [soundWordsOf(text), ...joined.flat()];
}

function namesOf(text: string): string[] {
  const words = wordsOf(text);
  const names = words.filter((word) => !HONORIFICS.has(phoneticKeyOf(word)));
  return names.length > 0 ? names : words;
}

function wordsOf(text: string): string[] {
  const written = text.replace(APOSTROPHE, '').match(WORD) ?? [];
  return written
    .map((word) => ABBREVIATED.get(word.toLowerCase()) ?? word)
    .filter((word) => phoneticKeyOf(word) !== '');
}
