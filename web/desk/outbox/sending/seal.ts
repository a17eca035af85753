// Encrypts with the server's public key, so that this device cannot decrypt the result.
import { SEALING } from '#domain/surveys/outbox/sealed-number.ts';

export interface SealingKey {
  id: string;
  /** The uncompressed point, in base64. */
  public_key: string;
}

/** @param context authenticated with the text @returns base64 of the ephemeral point, the IV and the ciphertext */
export async function seal(text: string, key: SealingKey, context: string): Promise<string> {
  const curve = { name: 'ECDH', namedCurve: SEALING.curve };
  const encode = (words: string) => new TextEncoder().encode(words);
  const theirs = await crypto.subtle.importKey('raw', fromBase64(key.public_key), curve, false, []);
  const own = await crypto.subtle.generateKey(curve, false, ['deriveBits']);
  const shared = await crypto.subtle.deriveBits(
    { name: 'ECDH', public: theirs },
    own.privateKey,
    SEALING.keyBytes * 8,
  );
  const cipherKey = await crypto.subtle.deriveKey(
    { name: 'HKDF', hash: SEALING.hash, salt: new Uint8Array(), info: encode(SEALING.info) },
    await crypto.subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey']),
    { name: SEALING.cipher, length: SEALING.keyBytes * 8 },
    false,
    ['encrypt'],
  );
  const iv = crypto.getRandomValues(new Uint8Array(SEALING.ivBytes));
  const ciphertext = await crypto.subtle.encrypt(
    { name: SEALING.cipher, iv, additionalData: encode(context) },
    cipherKey,
    encode(text),
  );
  const point = await crypto.subtle.exportKey('raw', own.publicKey);
  return toBase64(point, iv, ciphertext);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

function toBase64(...parts: (ArrayBuffer | Uint8Array)[]): string {
  const bytes = parts.flatMap((part) => [...new Uint8Array(part)]);
  const characters: string[] = [];
  for (const byte of bytes) characters.push(String.fromCharCode(byte));
  return btoa(characters.join(''));
}
