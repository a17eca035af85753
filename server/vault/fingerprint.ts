import { createHash } from 'node:crypto';
import type { KeyRing } from './keys.ts';

const DIGITS = 16;

/** @returns a short name of the keys, to compare by eye */
export function fingerprint({ encryption, index }: KeyRing): string {
  const hash = createHash('sha256').update('adhyay keys').update(encryption).update(index);
  return inGroups(hash.digest('hex').slice(0, DIGITS)).toUpperCase();
}

export function inGroups(digits: string): string {
  return (digits.match(/.{4}/g) ?? []).join(' ');
}
