import { normaliseDocumentNumber } from '../surveys/other-document.ts';

const PAN = /^[A-Z]{5}\d{4}[A-Z]$/;

export function isPan(text: string): boolean {
  return PAN.test(normaliseDocumentNumber(text));
}
