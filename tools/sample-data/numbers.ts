// Numbers that nobody has. Each is refused by a rule of whoever issues the real ones, so that no
// real person's can come out, however many are drawn.
import { hasCheckDigit } from '#domain/aadhaar.ts';
import type { OtherDocumentType } from '#domain/survey.ts';
import { below, type Chance, pick } from './chance.ts';

/** No Indian mobile begins with 5. */
export function inventedMobile(chance: Chance): string {
  return `5${digits(chance, 4)}${digits(chance, 5)}`;
}

/** No Aadhaar number begins with 0, and the check digit is wrong besides. */
export function inventedAadhaar(chance: Chance): string {
  const start = `0${digits(chance, 5)}${digits(chance, 5)}`;
  const last = below(chance, 10);
  const number = start + last;
  // One digit in ten is the right one; any other is not.
  return hasCheckDigit(number) ? start + ((last + 1) % 10) : number;
}

/**
 * Voter cards begin with three letters, here with two and a 0; the fourth letter of a PAN says whose
 * it is, and X is nobody's; no passport has the letters Q, X or Z, or a number that begins with 0.
 */
export function inventedDocument(chance: Chance, type: OtherDocumentType, age: number): string {
  switch (type) {
    case 'voter_id':
      return `${letters(chance, 2)}0${digits(chance, 7)}`;
    case 'pan':
      return `${letters(chance, 3)}X${letters(chance, 1)}${digits(chance, 4)}${letters(chance, 1)}`;
    case 'passport':
      return `${pick(chance, PASSPORT_LETTERS)}0${digits(chance, 6)}`;
    case 'other':
      return `${pick(chance, age < ADULT_AGE ? CHILDRENS : ADULTS)}/0${digits(chance, 5)}`;
  }
}

const ADULT_AGE = 18;
const PASSPORT_LETTERS = ['Q', 'X', 'Z'];
/** Ration card, birth certificate, job card, disability card, driving licence of no state. */
const CHILDRENS = ['BC', 'BC', 'BC', 'RC'];
const ADULTS = ['RC', 'RC', 'RC', 'JC', 'UDID', 'DL-XX'];

function digits(chance: Chance, length: number): string {
  return String(below(chance, 10 ** length)).padStart(length, '0');
}

function letters(chance: Chance, length: number): string {
  let text = '';
  while (text.length < length) text += String.fromCharCode(65 + below(chance, 26));
  return text;
}
