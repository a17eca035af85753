import { phoneticReadingsOf } from '../../names/phonetic-words.ts';
import { toAsciiDigits, toSearchText } from '../../text/text.ts';
import { withoutPhonePrefix } from '../mobile.ts';
import { MOBILE_DIGITS } from '../survey.ts';

export interface SearchTerms {
  /** An entry that contains every word of one reading is an exact match. */
  readings: string[][];
  /** An entry that has all words of one reading matches phonetically; empty: no phonetic search. */
  sounds: string[][];
  entryId: number | undefined;
  last4: string | undefined;
}

const NUMBER = /\(?\+?\d[\d\s\-.()]*\d/g;
const NOT_A_DIGIT = /\D/g;
const ENTRY_ID = /^#\s?(\d{1,9})$/;
const SHORTEST_SOUND = 2;

export function searchTermsOf(search: string): SearchTerms {
  const text = toAsciiDigits(search);
  const isNumber = /^[\d\s\-.()+]*$/.test(text);
  const join = (run: string) => {
    const digits = run.replace(NOT_A_DIGIT, '');
    return isNumber || digits.length >= MOBILE_DIGITS ? digits : run;
  };
  const joined = text.replace(NUMBER, join);
  const local = text.replace(NUMBER, (run) => withoutPhonePrefix(join(run)));
  const readings = [...new Set([search, text, joined, local])].map(wordsOf);
  const sounds = phoneticReadingsOf(local);
  const words = sounds[0] ?? [];
  const isTooShort = words.some((word) => word.length < SHORTEST_SOUND);
  return {
    readings: readings.filter((words) => words.length > 0),
    sounds: isTooShort || /^\d*$/.test(words.join('')) ? [] : sounds,
    entryId: Number(ENTRY_ID.exec(text)?.[1]) || undefined,
    last4: /^\d{4}$/.test(text) ? text : undefined,
  };
}

/** `गली १००` is also found by `100`. */
export function searchedTextsOf(text: string): string[] {
  const searched = toSearchText(text);
  return [...new Set([searched, toAsciiDigits(searched)])];
}

export function matchesExactly({ readings }: SearchTerms, texts: readonly string[]): boolean {
  const all = texts.flatMap(searchedTextsOf).join('\n');
  return readings.some((words) => words.every((word) => all.includes(word)));
}

function wordsOf(text: string): string[] {
  return [...new Set(text.split(' '))].filter((word) => word !== '');
}
