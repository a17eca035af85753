import { normaliseDocumentNumber } from '../text/document-number.ts';

const SHOWN = 4;
// The last four characters would give away most of a shorter number.
const SHORTEST_SHOWN = 7;

const MASK = 'XXXX';
const MASKED = /^XXXX.{0,4}$/;

/** @returns the characters that lists may show; empty for a short number */
export function lastOfDocumentNumber(text: string): string {
  const key = normaliseDocumentNumber(text);
  return key.length >= SHORTEST_SHOWN ? key.slice(-SHOWN) : '';
}

export function visibleEndOfDocument(text: string): string {
  const key = normaliseDocumentNumber(text);
  return MASKED.test(key) ? key.slice(MASK.length) : lastOfDocumentNumber(key);
}

/** Voter IDs, PAN cards and passports have letters and digits. Digits alone may be a phone number. */
export function looksLikeDocument(text: string): boolean {
  const key = normaliseDocumentNumber(text);
  return key.length >= SHORTEST_SHOWN && /\p{L}/u.test(key) && /\d/.test(key);
}

export function isMaskedDocumentNumber(text: string): boolean {
  return MASKED.test(normaliseDocumentNumber(text));
}

export function maskDocumentNumber(last: string): string {
  return MASK + last;
}
