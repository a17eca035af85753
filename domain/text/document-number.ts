import { cleanText, toAsciiDigits } from './text.ts';

const SEPARATORS = /[\s\-\u2010-\u2015\u2212]/g;

/** `mhx 001-2345` and `MHX००१२३४५` are one document. */
export function normaliseDocumentNumber(text: string): string {
  return toAsciiDigits(cleanText(text)).toUpperCase().replace(SEPARATORS, '');
}
