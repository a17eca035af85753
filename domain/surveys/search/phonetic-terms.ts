import { consonantsOf } from '../../names/phonetic-key.ts';
import {
  allPhoneticKeysOf,
  PHONETIC_VERSION_WORD,
  phoneticKeysOf,
  phoneticReadingsOf,
} from '../../names/phonetic-words.ts';
import { SEARCHED_FIELDS, type SearchedFieldName } from '../fields.ts';
import type { Gender } from '../survey.ts';

export type PhoneticFields = Record<SearchedFieldName, string> & { gender: Gender };

type Place = Pick<PhoneticFields, 'city' | 'constituency'>;

/** No phonetic key has an `o`, so nobody can search for marked words. */
const RESERVED_LETTER = 'o';
const MAX_NAME_WORDS = 4;

/** @returns words divided by spaces, never empty, never with identity numbers */
export function phoneticTermsOf(fields: PhoneticFields): string {
  const texts = new Set(SEARCHED_FIELDS.map((name) => fields[name]));
  const words = [
    ...[...texts].flatMap(allPhoneticKeysOf),
    ...phoneticReadingsOf(fields.name).flat(),
  ];
  return [...new Set([PHONETIC_VERSION_WORD, ...words, ...personKeysOf(fields)])].join(' ');
}

/** Keys that entries of one person share: place, gender, and the consonants of one or two words of the name. */
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

/** The constituency stands for an empty city. */
export function placeKeyOf({ city, constituency }: Place): string {
  return phoneticKeysOf(city || constituency)
    .map(consonantsOf)
    .join('');
}

function pairsOf(reading: readonly string[]): string[][] {
  const words = [...new Set(reading.map(consonantsOf))].slice(0, MAX_NAME_WORDS);
  if (words.length < 2) return words.length === 0 ? [] : [words];
  return words.flatMap((one, at) => words.slice(at + 1).map((other) => [one, other]));
}
