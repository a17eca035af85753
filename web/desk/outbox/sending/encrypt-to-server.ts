// Encrypts with the server's public key, so that this device cannot decrypt the result.
import { ECIES } from '#domain/surveys/outbox/encrypted-to-server.ts';

export interface ServerPublicKey {
  id: string;
  /** The uncompressed point, in base64. */
  public_key: string;
}

/** @param context authenticated with the text @returns base64 of the ephemeral point, the IV and the ciphertext */
export async function encryptToServer(
  text: string,
  key: ServerPublicKey,
  context: string,
): Promise<string> {
  const curve = { name: 'ECDH', namedCurve: ECIES.curve };
  const encode = (words: string) => new TextEncoder().encode(words);
  const theirs = await crypto.subtle.importKey('raw', fromBase64(key.public_key), curve, false, []);
  const own = await crypto.subtle.generateKey(curve, false, ['deriveBits']);
  const shared = await crypto.subtle.deriveBits(
    { name: 'ECDH', public: theirs },
    own.privateKey,
    ECIES.keyBytes * 8,
  );
  const cipherKey = await crypto.subtle.deriveKey(
    { name: 'HKDF', hash: ECIES.hash, salt: new Uint8Array(), info: encode(ECIES.info) },
    await crypto.subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey']),
    { name: ECIES.cipher, length: ECIES.keyBytes * 8 },
    false,
    ['encrypt'],
  );
  const iv = crypto.getRandomValues(new Uint8Array(ECIES.ivBytes));
  const ciphertext = await crypto.subtle.encrypt(
    { name: ECIES.cipher, iv, additionalData: encode(context) },
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
