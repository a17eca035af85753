// Encrypts to the server's public key as a browser does.
import { SEALING } from '#domain/surveys/outbox/sealed-number.ts';

const { subtle } = globalThis.crypto;
const CURVE = { name: 'ECDH', namedCurve: SEALING.curve };

/** @param publicKey in base64 @param context the additional data */
export async function seal(publicKey: string, text: string, context: string): Promise<string> {
  const theirs = await subtle.importKey('raw', Buffer.from(publicKey, 'base64'), CURVE, true, []);
  const own = await subtle.generateKey(CURVE, true, ['deriveBits']);
  const secret = await subtle.deriveBits(
    { name: 'ECDH', public: theirs },
    own.privateKey,
    8 * SEALING.keyBytes,
  );
  const info = Buffer.from(SEALING.info);
  const key = await subtle.deriveKey(
    { name: 'HKDF', hash: SEALING.hash, salt: new Uint8Array(), info },
    await subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']),
    { name: SEALING.cipher, length: 8 * SEALING.keyBytes },
    false,
    ['encrypt'],
  );
  const iv = crypto.getRandomValues(new Uint8Array(SEALING.ivBytes));
  const ciphertext = await subtle.encrypt(
    { name: SEALING.cipher, iv, additionalData: Buffer.from(context) },
    key,
    Buffer.from(text),
  );
  const point = await subtle.exportKey('raw', own.publicKey);
  return Buffer.concat([point, iv, ciphertext].map((part) => new Uint8Array(part))).toString(
    'base64',
  );
}
