import { areNamesAlike, mayNamesBeSame } from '../../names/compare-names.ts';
import { withoutDigitSeparators } from '../../text/text.ts';
import { isAadhaar, isMasked } from '../aadhaar.ts';
import { visibleEndOfDocument } from '../other-document.ts';
import { placeKeyOf } from '../search/phonetic-terms.ts';
import type { Gender } from '../survey.ts';

/** The strongest first. The index of pairs sorts by the word, alphabetically backwards. */
export const STRENGTHS = ['number', 'mobile', 'alike'] as const;
export type Strength = (typeof STRENGTHS)[number];

export const PAIR_STATES = ['open', 'different', 'merged'] as const;
export type PairState = (typeof PAIR_STATES)[number];

export const PAIR_SORTS = ['strongest', 'newest', 'oldest'] as const;
export type PairSort = (typeof PAIR_SORTS)[number];

export const MAX_POSSIBLE_DUPLICATES = 5;
export const MAX_DIFFERENT = 50;
export const AGE_DIFFERENCE = 3;

export interface Person {
  name: string;
  father_name: string;
  gender: Gender | '';
  age: number | null;
  city: string;
  constituency: string;
  mobile_no: string;
}
export type ComparedPlace = Pick<Person, 'city' | 'constituency'>;

export interface ComparedNumbers {
  aadhar_no: string | null;
  other_document_no: string | null;
}

/** Compares all but the numbers. @param areOfOnePlace also true for places that an admin has merged */
export function strengthOf(
  one: Person,
  other: Person,
  areOfOnePlace = isSamePlace(one, other),
): Exclude<Strength, 'number'> | null {
  if (isSameMobile(one, other)) return 'mobile';
  return areOfOnePlace && isAlike(one, other) ? 'alike' : null;
}

export function isSamePlace(one: ComparedPlace, other: ComparedPlace): boolean {
  return placeKeyOf(one) !== '' && placeKeyOf(one) === placeKeyOf(other);
}

/** A device has only the last digits: one in ten thousand matches by chance, so gender and age must fit. */
export function mayShareNumber(
  one: Person & ComparedNumbers,
  other: Person & ComparedNumbers,
): boolean {
  const isSame = (end: string, otherEnd: string) => end !== '' && end === otherEnd;
  const isOtherAge =
    one.age !== null && other.age !== null && Math.abs(one.age - other.age) > AGE_DIFFERENCE;
  return (
    (isSame(endOfAadhaar(one), endOfAadhaar(other)) ||
      isSame(endOfDocument(one), endOfDocument(other))) &&
    !isOtherGender(one, other) &&
    !isOtherAge
  );
}

function endOfAadhaar({ aadhar_no }: ComparedNumbers): string {
  const digits = withoutDigitSeparators(aadhar_no ?? '');
  return isAadhaar(digits) || isMasked(digits) ? digits.slice(-4) : '';
}

function endOfDocument({ other_document_no: number }: ComparedNumbers): string {
  return number ? visibleEndOfDocument(number) : '';
}

function isOtherGender(one: Person, other: Person): boolean {
  return one.gender !== '' && other.gender !== '' && one.gender !== other.gender;
}

/** A household shares a phone, so an equal number proves nothing when the name or gender differs. */
function isSameMobile(one: Person, other: Person): boolean {
  return (
    one.mobile_no !== '' &&
    one.mobile_no === other.mobile_no &&
    !isOtherGender(one, other) &&
    mayNamesBeSame(one.name, other.name)
  );
}

function isAlike(one: Person, other: Person): boolean {
  return (
    one.gender !== '' &&
    one.gender === other.gender &&
    one.age !== null &&
    other.age !== null &&
    Math.abs(one.age - other.age) <= AGE_DIFFERENCE &&
    areNamesAlike(one.name, other.name) &&
    isFatherAlike(one.father_name, other.father_name)
  );
}

/** Only children’s forms have the father’s name. */
function isFatherAlike(one: string, other: string): boolean {
  return one === '' || other === '' || mayNamesBeSame(one, other);
}
