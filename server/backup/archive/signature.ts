// HMAC with a key derived from the two data keys, so that no further key has to be stored.
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from '../../vault/keys.ts';

const LABEL = 'adhyay archive signature v1';
export const SIGNATURE_BYTES = 32;

export function signatureOf(digest: Buffer, { encryption, index }: KeyRing): Buffer {
  const secret = Buffer.concat([encryption, index]);
  const key = Buffer.from(hkdfSync('sha256', secret, '', LABEL, SIGNATURE_BYTES));
  return createHmac('sha256', key).update(digest).digest();
}

export const isSignedWith = (digest: Buffer, signature: Buffer, keys: KeyRing): boolean =>
  timingSafeEqual(signature, signatureOf(digest, keys));
