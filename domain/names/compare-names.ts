// Whether two names may be of one person, however they are spelled and in whatever script and order.
import { consonantsOf } from './skeleton.ts';
import { soundWordsOf } from './sound-words.ts';

/** Shorter words differ in too many ways that are names of their own: Sita and Sima. */
const MISSPELLED_FROM = 5;

/** Every word of the shorter name is in the other; one word is no name of several. */
export function areNamesAlike(one: string, other: string): boolean {
  const [shorter = [], longer = []] = byLength(soundWordsOf(one), soundWordsOf(other));
  if (shorter.length === 0 || (shorter.length === 1 && longer.length > 1)) return false;
  return shorter.every((word) => longer.some((each) => areWordsAlike(word, each)));
}

/** A looser comparison for people of one household, who share the last name but not the first. */
export function mayNamesBeSame(one: string, other: string): boolean {
  const [shorter = [], longer = []] = byLength(soundWordsOf(one), soundWordsOf(other));
  if (shorter.length === 0) return true;
  const [first = '', otherFirst = ''] = [shorter[0], longer[0]];
  return areWordsAlike(first, otherFirst) || areNamesAlike(one, other);
}

export function areWordsAlike(one: string, other: string): boolean {
  if (one === other) return true;
  if (consonantsOf(one) === consonantsOf(other)) return hasSameVowels(one, other);
  return Math.min(one.length, other.length) >= MISSPELLED_FROM && isOneLetterOff(one, other);
}

/** One vowel may be missing or another: Mehmud and Mahmood, but not Rita and Rutu. */
function hasSameVowels(one: string, other: string): boolean {
  return isOneLetterOff(one, other) && Math.min(one.length, other.length) > 2;
}

/** A letter more, less, another, or two changed about. */
function isOneLetterOff(one: string, other: string): boolean {
  const [short = '', long = ''] = byLength(one, other);
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const [restOfShort, restOfLong] = [short.slice(start), long.slice(start)];
  if (short.length < long.length) return restOfShort === restOfLong.slice(1);
  const [a = '', b = ''] = restOfShort;
  const isSwapped = restOfLong.startsWith(b + a) && restOfShort.slice(2) === restOfLong.slice(2);
  return restOfShort.slice(1) === restOfLong.slice(1) || isSwapped;
}

function byLength<Value extends { length: number }>(one: Value, other: Value): Value[] {
  return one.length <= other.length ? [one, other] : [other, one];
}
