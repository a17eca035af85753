// A name is the SHA-256 of the content; after a withdrawal, of the earlier name: the old address stays gone, and pages
// that still name it do not show the PDF again by themselves.
import { hash } from 'node:crypto';

/** Limits the check of a name. */
const MAX_WITHDRAWALS = 1000;

const sha256 = (data: Buffer | string): string => hash('sha256', data);
const nameOfHash = (hash: string): string => `${hash}.pdf`;

export const fileNameOf = (content: Buffer): string => nameOfHash(sha256(content));

export const nextFileName = (withdrawn: string): string => nameOfHash(sha256(withdrawn));

/** @param hash SHA-256 of the content */
export function isNamedBy(name: string, hash: string): boolean {
  let possible = nameOfHash(hash);
  for (let withdrawals = 0; withdrawals < MAX_WITHDRAWALS; withdrawals += 1) {
    if (possible === name) return true;
    possible = nextFileName(possible);
  }
  return false;
}
