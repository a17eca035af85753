import { consonantsOf } from './phonetic-key.ts';
import { phoneticKeysOf, phoneticReadingsOf } from './phonetic-words.ts';

/** Shorter words that differ are often different names: Sita and Sima. */
const MISSPELLED_FROM = 5;

/** Every word of the shorter name is in the other; a single word does not match a longer name. */
export function areNamesAlike(one: string, other: string): boolean {
  const [words = [], ...joined] = phoneticReadingsOf(one);
  const [otherWords = [], ...otherJoined] = phoneticReadingsOf(other);
  return (
    areReadingsAlike(words, otherWords) ||
    joined.some((each) => areReadingsAlike(each, otherWords)) ||
    otherJoined.some((each) => areReadingsAlike(words, each))
  );
}

function areReadingsAlike(one: readonly string[], other: readonly string[]): boolean {
  const [shorter, longer] = byLength(one, other);
  if (shorter.length === 0 || (shorter.length === 1 && longer.length > 1)) return false;
  return shorter.every((word) => longer.some((each) => areWordsAlike(word, each)));
}

/** A looser comparison: people of one household share the last name but not the first. */
export function mayNamesBeSame(one: string, other: string): boolean {
  const [shorter, longer] = byLength(phoneticKeysOf(one), phoneticKeysOf(other));
  if (shorter.length === 0) return true;
  const [first = '', otherFirst = ''] = [shorter[0], longer[0]];
  return areWordsAlike(first, otherFirst) || areNamesAlike(one, other);
}

export function areWordsAlike(one: string, other: string): boolean {
  if (one === other) return true;
  if (consonantsOf(one) === consonantsOf(other)) return hasSameVowels(one, other);
  return Math.min(one.length, other.length) >= MISSPELLED_FROM && isOneLetterOff(one, other);
}

/** One vowel may be missing or different: Mehmud and Mahmood, but not Rita and Rutu. */
function hasSameVowels(one: string, other: string): boolean {
  return isOneLetterOff(one, other) && Math.min(one.length, other.length) > 2;
}

/** One letter is inserted, removed or replaced, or two neighbours are swapped. */
function isOneLetterOff(one: string, other: string): boolean {
  const [short, long] = byLength(one, other);
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const [restOfShort, restOfLong] = [short.slice(start), long.slice(start)];
  if (short.length < long.length) return restOfShort === restOfLong.slice(1);
  const [a = '', b = ''] = restOfShort;
  const isSwapped = restOfLong.startsWith(b + a) && restOfShort.slice(2) === restOfLong.slice(2);
  return restOfShort.slice(1) === restOfLong.slice(1) || isSwapped;
}

function byLength<Value extends { length: number }>(
  one: Value,
  other: Value,
): [shorter: Value, longer: Value] {
  return one.length <= other.length ? [one, other] : [other, one];
}
