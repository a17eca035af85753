import { compose } from '../text/text.ts';
import { phoneticKeyOf } from './phonetic-key.ts';

/**
 * First word of what is stored. A higher number makes the jobs write all keys again. No phonetic key has an `o`, and `o6`
 * would be owner 6 on SQLite.
 */
export const PHONETIC_VERSION_WORD = 'ov6';
const MAX_READ_WORDS = 5;
/** Two short words, like De Vi, are rarely one name. */
const SHORTEST_JOINED = 6;
const WORD = /[\p{L}\p{M}\p{Nd}]+/gu;

/** One keyboard writes the joiners of half letters, and another leaves them out. */
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;

/** D'Souza is one word. */
const APOSTROPHE = /(?<=\bd)['’](?=\p{L})/giu;

/** Many people have Mohammad before the name that they are called by. */
const HONORIFICS_BY_PHONETIC_KEY = new Set(
  'shriman shrimati sushri swargiya mohammad'.split(' ').map(phoneticKeyOf),
);
/** The sound alone would confuse Lata with late, Samata with smt, Jiya with ji and Shriya with shri. */
const HONORIFICS_AS_WRITTEN = new Set(
  [
    'smt kum ku sau chi mr mrs ms miss mx dr doctor late sw ji jee',
    'shri sri shree sree shrii श्री શ્રી শ্রী শ্ৰী ଶ୍ରୀ ஸ்ரீ ஶ்ரீ శ్రీ ಶ್ರೀ ശ്രീ ਸ਼੍ਰੀ',
    'कु सौ चि डॉ डॉक्टर मि मिस्टर मिसेज मिस स्व कै जी',
  ].flatMap((words) => words.normalize('NFC').split(' ')),
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

export function phoneticKeysOf(text: string): string[] {
  return [...new Set(namesOf(text).map(phoneticKeyOf))];
}

/** An index keeps honorifics: somebody may search for them alone. */
export function allPhoneticKeysOf(text: string): string[] {
  return [...new Set(wordsOf(text).map(phoneticKeyOf))];
}

/** The words, and again with each two neighbours as one: Ram Kumar Singh is also Ramkumar Singh. */
export function phoneticReadingsOf(text: string): string[][] {
  const words = namesOf(text);
  const joined = words.slice(1, MAX_READ_WORDS).map((next, i) => {
    const both = words[i] + next;
    const all = [...words.slice(0, i), both, ...words.slice(i + 2)];
    return both.length < SHORTEST_JOINED ? [] : [all.map(phoneticKeyOf)];
  });
  return [phoneticKeysOf(text), ...joined.flat()];
}

function namesOf(text: string): string[] {
  const words = wordsOf(text);
  const names = words.filter((word) => !isHonorific(word));
  return names.length > 0 ? names : words;
}

function isHonorific(word: string): boolean {
  return (
    HONORIFICS_AS_WRITTEN.has(compose(word.toLowerCase())) ||
    HONORIFICS_BY_PHONETIC_KEY.has(phoneticKeyOf(word))
  );
}

function wordsOf(text: string): string[] {
  const written = text.replace(IGNORABLE, '').replace(APOSTROPHE, '').match(WORD) ?? [];
  return written
    .map((word) => ABBREVIATED.get(word.toLowerCase()) ?? word)
    .filter((word) => phoneticKeyOf(word) !== '');
}
