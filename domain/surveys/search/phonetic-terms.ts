// The words for the phonetic search and for duplicate detection, derived from an entry's fields.
import { consonantsOf } from '../../names/phonetic-key.ts';
import {
  allPhoneticKeysOf,
  phoneticKeysOf,
  phoneticReadingsOf,
} from '../../names/phonetic-words.ts';
import { SEARCHED_FIELDS, type SearchedFieldName } from '../fields.ts';
import type { Gender } from '../survey.ts';

export type PhoneticFields = Record<SearchedFieldName, string> & { gender: Gender };

type Place = Pick<PhoneticFields, 'city' | 'constituency'>;

/** No phonetic key has an `o`: it marks other words, so that nobody can search for them. */
const RESERVED_LETTER = 'o';
/**
 * First word of each entry. Raise the number when names or document numbers are read in another way: the job then indexes all
 * entries again. Not `o6`, which on SQLite means owner 6.
 */
export const PHONETIC_VERSION_WORD = 'ov6';
const MAX_NAME_WORDS = 4;

/** @returns words divided by spaces, never empty. Must never contain identity numbers. */
export function phoneticTermsOf(fields: PhoneticFields): string {
  const texts = new Set(SEARCHED_FIELDS.map((name) => fields[name]));
  const words = [
    ...[...texts].flatMap(allPhoneticKeysOf),
    ...phoneticReadingsOf(fields.name).flat(),
  ];
  return [...new Set([PHONETIC_VERSION_WORD, ...words, ...personKeysOf(fields)])].join(' ');
}

/**
 * Keys that entries of one person share: the place, the gender, and the consonants of two words of the name, in
 * any order, or of a single word.
 */
export function personKeysOf({
  name,
  gender,
  ...places
}: Pick<PhoneticFields, 'name' | 'gender' | keyof Place>): string[] {
  const place = placeKeyOf(places);
  if (place === '') return [];
  const pairs = phoneticReadingsOf(name).flatMap(pairsOf);
  const keys = pairs.map((pair) =>
    [RESERVED_LETTER, gender.slice(0, 1), place, ...pair.sort()].join(RESERVED_LETTER),
  );
  return [...new Set(keys)];
}

/** Of the city, or of the constituency where none was written. */
export function placeKeyOf({ city, constituency }: Place): string {
  return phoneticKeysOf(city || constituency)
    .map(consonantsOf)
    .join('');
}

/** Each two of the words by their consonants, or the only one. */
function pairsOf(reading: readonly string[]): string[][] {
  const words = [...new Set(reading.map(consonantsOf))].slice(0, MAX_NAME_WORDS);
  if (words.length < 2) return words.length === 0 ? [] : [words];
  return words.flatMap((one, at) => words.slice(at + 1).map((other) => [one, other]));
}
