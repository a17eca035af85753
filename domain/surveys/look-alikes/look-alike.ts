// Two entries that may be of one person.
import { areNamesAlike, mayNamesBeSame } from '../../names/compare-names.ts';
import { placeKeyOf } from '../search/sounds.ts';
import type { Gender } from '../survey.ts';

/** The strongest first. */
export const STRENGTHS = ['number', 'mobile', 'alike'] as const;
export type Strength = (typeof STRENGTHS)[number];

export const PAIR_STATES = ['open', 'different', 'merged'] as const;
export type PairState = (typeof PAIR_STATES)[number];

export const MAX_LOOK_ALIKES = 5;
/** How many an entry can be said to differ from. */
export const MAX_DIFFERENT = 50;
export const AGE_DIFFERENCE = 3;

/** Empty where a form has not been filled in yet. */
export interface Person {
  name: string;
  father_name: string;
  gender: Gender | '';
  age: number | null;
  city: string;
  mobile_no: string;
}

/** Without the identity numbers, which only the server can compare. */
export function strengthOf(one: Person, other: Person): Exclude<Strength, 'number'> | null {
  if (isSameMobile(one, other)) return 'mobile';
  return isAlike(one, other) ? 'alike' : null;
}

/** A household shares a phone: the same number says nothing where the name or the gender is another. */
function isSameMobile(one: Person, other: Person): boolean {
  const isOtherGender = one.gender !== '' && other.gender !== '' && one.gender !== other.gender;
  return (
    one.mobile_no !== '' &&
    one.mobile_no === other.mobile_no &&
    !isOtherGender &&
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
    placeKeyOf(one.city) !== '' &&
    placeKeyOf(one.city) === placeKeyOf(other.city) &&
    areNamesAlike(one.name, other.name) &&
    isFatherAlike(one.father_name, other.father_name)
  );
}

/** Only children’s forms ask for him. */
function isFatherAlike(one: string, other: string): boolean {
  return one === '' || other === '' || mayNamesBeSame(one, other);
}
