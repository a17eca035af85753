import { hash, randomInt } from 'node:crypto';

const COUNT = 10;
/** Letters that look like another are missing. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** 120 bits: from 112 on a plain hash is enough (ASVS 6.5.2). */
const LENGTH = 24;
const GROUP = /.{4}(?=.)/g;

/** `KM7P-2QWX-9TRB-HD4N-6FYE-AUJ3`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () =>
    Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)])
      .join('')
      .replaceAll(GROUP, '$&-'),
  );
}

/** Hashes, separated by spaces. */
export function hashRecoveryCodes(codes: readonly string[]): string {
  return codes.map((code) => hashOf(code)).join(' ');
}

/** @returns the remaining hashes; undefined for a wrong code */
export function consumeRecoveryCode(stored: string, code: string): string | undefined {
  const hashes = hashesIn(stored);
  const used = hashOf(code);
  return hashes.includes(used) ? hashes.filter((each) => each !== used).join(' ') : undefined;
}

export const countRecoveryCodes = (stored: string): number => hashesIn(stored).length;

const hashesIn = (stored: string) => stored.split(' ').filter(Boolean);

const hashOf = (code: string) => hash('sha256', code.toUpperCase().replaceAll(/[\s-]/g, ''));
