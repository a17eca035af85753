import { hasCheckDigit, isAadhaar } from '../surveys/aadhaar.ts';
import { normaliseDocumentNumber } from '../text/document-number.ts';
import { withoutDigitSeparators } from '../text/text.ts';

export const ID_TYPES = ['pan', 'aadhaar', 'passport', 'voter', 'licence', 'ration'] as const;
export type IdType = (typeof ID_TYPES)[number];

export const ID_CODES: Record<IdType, number> = {
  pan: 1,
  aadhaar: 2,
  passport: 4,
  voter: 5,
  licence: 6,
  ration: 7,
};

const MASKED = /^X{6}.{0,4}$/;

export function normaliseDonorId(text: string): string {
  const digits = withoutDigitSeparators(text);
  return isAadhaar(digits) ? digits : normaliseDocumentNumber(text);
}

export function isDonorIdAadhaar(text: string): boolean {
  return isAadhaar(normaliseDonorId(text));
}

/** It may be typed wrongly. */
export function isDoubtfulAadhaar(text: string): boolean {
  const digits = normaliseDonorId(text);
  return isAadhaar(digits) && !hasCheckDigit(digits);
}

export function maskDonorId(last: string): string {
  return `XXXXXX${last}`;
}

export function isMaskedDonorId(text: string): boolean {
  return MASKED.test(normaliseDocumentNumber(text));
}
