// Numbers that nobody has. Each is refused by a rule of whoever issues the real ones, so that no
// real person's can come out, however many are drawn.
import { hasCheckDigit } from '#domain/surveys/aadhaar.ts';
import type { OtherDocumentType } from '#domain/surveys/survey.ts';
import { below, pick, type Random } from './chance.ts';

/** No Indian mobile begins with 5. */
export function sampleMobile(random: Random): string {
  return `5${digits(random, 4)}${digits(random, 5)}`;
}

/** No Aadhaar number begins with 0, and the check digit is wrong besides. */
export function sampleAadhaar(random: Random): string {
  const start = `0${digits(random, 5)}${digits(random, 5)}`;
  const last = below(random, 10);
  const number = start + last;
  // One digit in ten is the right one; any other is not.
  return hasCheckDigit(number) ? start + ((last + 1) % 10) : number;
}

/**
 * Voter cards begin with three letters, here with two and a 0; the fourth letter of a PAN says whose
 * it is, and X is nobody's; no passport has the letters Q, X or Z, or a number that begins with 0.
 */
export function sampleDocument(random: Random, type: OtherDocumentType, age: number): string {
  switch (type) {
    case 'voter_id':
      return `${letters(random, 2)}0${digits(random, 7)}`;
    case 'pan':
      return `${letters(random, 3)}X${letters(random, 1)}${digits(random, 4)}${letters(random, 1)}`;
    case 'passport':
      return `${pick(random, PASSPORT_LETTERS)}0${digits(random, 6)}`;
    case 'other':
      return `${pick(random, age < ADULT_AGE ? CHILDRENS : ADULTS)}/0${digits(random, 5)}`;
  }
}

const ADULT_AGE = 18;
const PASSPORT_LETTERS = ['Q', 'X', 'Z'];
/** Ration card, birth certificate, job card, disability card, driving licence of no state. */
const CHILDRENS = ['BC', 'BC', 'BC', 'RC'];
const ADULTS = ['RC', 'RC', 'RC', 'JC', 'UDID', 'DL-XX'];

function digits(random: Random, length: number): string {
  return String(below(random, 10 ** length)).padStart(length, '0');
}

function letters(random: Random, length: number): string {
  let text = '';
  while (text.length < length) text += String.fromCharCode(65 + below(random, 26));
  return text;
}
