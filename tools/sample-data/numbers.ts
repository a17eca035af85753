// Numbers that no real person can have, because each one breaks a rule of its issuer.
import { hasCheckDigit } from '#domain/surveys/aadhaar.ts';
import type { OtherDocumentType } from '#domain/surveys/survey.ts';
import { below, pick, type Random } from './chance.ts';

/** Indian mobile numbers do not begin with 5. */
export function sampleMobile(random: Random): string {
  return `5${digits(random, 4)}${digits(random, 5)}`;
}

/** Aadhaar numbers do not begin with 0; the check digit is wrong as well. */
export function sampleAadhaar(random: Random): string {
  const start = `0${digits(random, 5)}${digits(random, 5)}`;
  const last = below(random, 10);
  const number = start + last;
  return hasCheckDigit(number) ? start + ((last + 1) % 10) : number;
}

/**
 * Voter cards begin with three letters, here with two and a 0. The fourth letter of a PAN is its holder's kind;
 * X is none. Passport numbers have no Q, X or Z, and do not begin with 0.
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
/** Ration card, birth certificate, job card, disability card, driving licence of an invented state. */
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
