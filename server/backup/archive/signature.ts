// Whether an archive is one of ours, and not a byte of it is another: an HMAC by a key that is made of the
// trust's two keys, so that nothing more has to be kept, and that no archive holds.
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from '../../vault/keys.ts';

const LABEL = 'adhyay archive signature v1';
export const SIGNATURE_BYTES = 32;

/** @param digest SHA-256 of everything that is signed */
export function signatureOf(digest: Buffer, { sealing, index }: KeyRing): Buffer {
  const secret = Buffer.concat([sealing, index]);
  const key = Buffer.from(hkdfSync('sha256', secret, '', LABEL, SIGNATURE_BYTES));
  return createHmac('sha256', key).update(digest).digest();
}

export const isSignedWith = (digest: Buffer, signature: Buffer, keys: KeyRing): boolean =>
  timingSafeEqual(signature, signatureOf(digest, keys));
