// The words for the search by sound and for duplicate detection, derived from an entry's fields.
import { consonantsOf } from '../../names/skeleton.ts';
import { soundWordsOf } from '../../names/sound-words.ts';
import { SEARCHED_FIELDS, type SearchedFieldName } from '../fields.ts';
import type { Gender } from '../survey.ts';

export type SoundFields = Record<SearchedFieldName, string> & { gender: Gender };

/** Skeletons have no `o`: it marks keys, so that nobody can search for them. */
const MARK = 'o';
const MAX_NAME_WORDS = 4;

/** @returns words divided by spaces, never empty. Must never contain identity numbers. */
export function soundsOf(fields: SoundFields): string {
  const texts = new Set(SEARCHED_FIELDS.map((name) => fields[name]));
  const words = [...texts].flatMap(soundWordsOf);
  return [...new Set([MARK, ...words, ...personKeysOf(fields)])].join(' ');
}

/**
 * Keys that entries of one person share: the place, the gender, and the consonants of two words of the name, in
 * any order, or of a single word.
 */
export function personKeysOf({
  name,
  city,
  gender,
}: Pick<SoundFields, 'name' | 'city' | 'gender'>): string[] {
  const place = placeKeyOf(city);
  const words = nameKeysOf(name);
  if (place === '' || words.length === 0) return [];
  const pairs = words.flatMap((one, at) => words.slice(at + 1).map((other) => [one, other]));
  return (pairs.length > 0 ? pairs : [words]).map((pair) =>
    [MARK, gender.slice(0, 1), place, ...pair.sort()].join(MARK),
  );
}

export function placeKeyOf(city: string): string {
  return soundWordsOf(city).map(consonantsOf).join('');
}

function nameKeysOf(name: string): string[] {
  return [...new Set(soundWordsOf(name).map(consonantsOf))].slice(0, MAX_NAME_WORDS);
}
