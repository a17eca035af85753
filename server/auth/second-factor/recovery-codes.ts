// Codes on paper, for somebody who has lost the phone with the app.
import { hash, randomInt } from 'node:crypto';

const COUNT = 10;
/** Without letters that look like another. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** 120 bits: from 112 on a plain hash is enough (ASVS 6.5.2). */
const LENGTH = 24;
const GROUP = /.{4}(?=.)/g;

/** Such as `KM7P-2QWX-9TRB-HD4N-6FYE-AUJ3`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () =>
    Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)])
      .join('')
      .replaceAll(GROUP, '$&-'),
  );
}

/** As the database keeps the codes: their hashes, separated by spaces. */
export function hashRecoveryCodes(codes: readonly string[]): string {
  return codes.map((code) => hashOf(code)).join(' ');
}

/** @returns the stored hashes without that of this code; undefined if it is none of them */
export function consumeRecoveryCode(stored: string, code: string): string | undefined {
  const hashes = hashesIn(stored);
  const used = hashOf(code);
  return hashes.includes(used) ? hashes.filter((each) => each !== used).join(' ') : undefined;
}

export const countRecoveryCodes = (stored: string): number => hashesIn(stored).length;

const hashesIn = (stored: string) => stored.split(' ').filter(Boolean);

/** Typed in any case, with or without its hyphens. */
const hashOf = (code: string) => hash('sha256', code.toUpperCase().replaceAll(/[\s-]/g, ''));
