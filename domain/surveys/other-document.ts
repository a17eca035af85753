import { cleanText } from '../text/text.ts';

const SHOWN = 4;
// The last four characters would give away most of a shorter number.
const SHORTEST_SHOWN = 7;

/** The form for comparison: `mhx 001-2345` and `MHX0012345` are one document. */
export function documentKey(text: string): string {
  return cleanText(text).toUpperCase().replace(/[\s-]/g, '');
}

/** The characters that lists may show; empty for a short number. */
export function lastOfDocument(text: string): string {
  const key = documentKey(text);
  return key.length >= SHORTEST_SHOWN ? key.slice(-SHOWN) : '';
}

export function isMaskedDocument(text: string): boolean {
  return /^XXXX.{0,4}$/.test(text);
}

export function maskDocument(last: string): string {
  return `XXXX${last}`;
}
