// Codes on paper, for who has lost the phone with the app. They need no key: a restore without the keys keeps them.
import { hash, randomInt } from 'node:crypto';

const COUNT = 10;
/** Without letters that look like another. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Sixty bits, too many to be guessed at a sign-in. */
const LENGTH = 12;
const GROUP = /.{4}(?=.)/g;

/** Such as `KM7P-2QWX-9TRB`. */
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

/** @returns the stored hashes without this code; undefined if it is none of them */
export function withoutCode(stored: string, code: string): string | undefined {
  const hashes = hashesIn(stored);
  const used = hashOf(code);
  return hashes.includes(used) ? hashes.filter((each) => each !== used).join(' ') : undefined;
}

export const countCodes = (stored: string): number => hashesIn(stored).length;

const hashesIn = (stored: string) => stored.split(' ').filter(Boolean);

/** Typed in any case, with or without its hyphens. */
const hashOf = (code: string) => hash('sha256', code.toUpperCase().replaceAll(/[\s-]/g, ''));
