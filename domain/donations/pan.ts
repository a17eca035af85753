import { normaliseDocumentNumber } from '../text/document-number.ts';

const PAN = /^[A-Z]{5}\d{4}[A-Z]$/;

export function isPan(text: string): boolean {
  return PAN.test(normaliseDocumentNumber(text));
}
