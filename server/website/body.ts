import { validationError } from '#domain/problems.ts';
import { fieldError } from '#domain/validation.ts';
import type { DocumentValue } from '#domain/website/document.ts';

/** Deeper than every document: JSON.stringify would overflow the stack long after it. */
const MAX_DEPTH = 20;

/** @returns JSON @throws Problem brokenRule */
export function toBody(value: DocumentValue): string {
  if (isDeeper(value, MAX_DEPTH)) throw validationError([fieldError('', 'invalid')]);
  return JSON.stringify(value);
}

function isDeeper(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((inner) => isDeeper(inner, depth - 1));
}
