import { onlyDigits, withoutDigitSeparators } from '../text/text.ts';
import { AADHAAR_DIGITS } from './survey.ts';

const FULL = new RegExp(`^\\d{${AADHAAR_DIGITS}}$`);
const MASKED = /^X{8}\d{4}$/i;

export function isAadhaar(digits: string): boolean {
  return FULL.test(digits);
}

/** A mask sent back from a list, `XXXX XXXX 1234`, stands for the stored number. */
export function isMasked(text: string): boolean {
  return MASKED.test(withoutDigitSeparators(text));
}

export function maskAadhaar(lastFour: string): string {
  return `XXXX XXXX ${lastFour}`;
}

/** `041288301234` becomes `0412 8830 1234`; other lengths are grouped too. */
export function groupAadhaar(text: string): string {
  return onlyDigits(text).replace(/(\d{4})(?=\d)/g, '$1 ');
}

const MULTIPLY = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [1, 2, 3, 4, 0, 6, 7, 8, 9, 5],
  [2, 3, 4, 0, 1, 7, 8, 9, 5, 6],
  [3, 4, 0, 1, 2, 8, 9, 5, 6, 7],
  [4, 0, 1, 2, 3, 9, 5, 6, 7, 8],
  [5, 9, 8, 7, 6, 0, 4, 3, 2, 1],
  [6, 5, 9, 8, 7, 1, 0, 4, 3, 2],
  [7, 6, 5, 9, 8, 2, 1, 0, 4, 3],
  [8, 7, 6, 5, 9, 3, 2, 1, 0, 4],
  [9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
];
const PERMUTE = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [1, 5, 7, 6, 2, 8, 3, 0, 9, 4],
  [5, 8, 0, 3, 7, 9, 6, 1, 4, 2],
  [8, 9, 1, 6, 0, 4, 3, 5, 2, 7],
  [9, 4, 5, 3, 1, 2, 6, 8, 7, 0],
  [4, 2, 8, 6, 5, 7, 3, 9, 0, 1],
  [2, 7, 9, 3, 8, 0, 6, 4, 1, 5],
  [7, 0, 4, 6, 9, 1, 3, 2, 5, 8],
];

/** Issued numbers end in a Verhoeff check digit. A wrong one warns and never refuses. */
export function hasCheckDigit(digits: string): boolean {
  return isAadhaar(digits) && endsInCheckDigit(digits);
}

/** @param digits any number of them, the check digit last */
export function endsInCheckDigit(digits: string): boolean {
  let check = 0;
  for (const [place, digit] of [...digits].reverse().entries()) {
    check = MULTIPLY[check]?.[PERMUTE[place % 8]?.[Number(digit)] ?? 0] ?? 0;
  }
  return check === 0;
}
