import { ensure, validationError } from '#domain/problems.ts';
import { fieldError } from '#domain/validation.ts';
import type { DocumentValue } from '#domain/website/document.ts';
import { MAX_DOCUMENT_BYTES } from '#domain/website/website-schema.ts';

/** Deeper than every document: JSON.stringify would overflow the stack long after it. */
const MAX_DEPTH = 20;

/** @returns JSON @throws Problem brokenRule, tooLarge */
export function toBody(value: DocumentValue): string {
  if (isDeeper(value, MAX_DEPTH)) throw validationError([fieldError('', 'invalid')]);
  const body = JSON.stringify(value);
  // Numbers like 1e20 are longer than they were sent.
  ensure(Buffer.byteLength(body) <= MAX_DOCUMENT_BYTES, 'tooLarge');
  return body;
}

function isDeeper(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((inner) => isDeeper(inner, depth - 1));
}
