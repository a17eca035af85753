// Encrypts to the server's public key as a browser does.
import { ECIES } from '#domain/surveys/outbox/encrypted-to-server.ts';

const { subtle } = globalThis.crypto;
const CURVE = { name: 'ECDH', namedCurve: ECIES.curve };

/** @param publicKey in base64 @param context the additional data */
export async function encryptToServer(
  publicKey: string,
  text: string,
  context: string,
): Promise<string> {
  const theirs = await subtle.importKey('raw', Buffer.from(publicKey, 'base64'), CURVE, true, []);
  const own = await subtle.generateKey(CURVE, true, ['deriveBits']);
  const secret = await subtle.deriveBits(
    { name: 'ECDH', public: theirs },
    own.privateKey,
    8 * ECIES.keyBytes,
  );
  const info = Buffer.from(ECIES.info);
  const key = await subtle.deriveKey(
    { name: 'HKDF', hash: ECIES.hash, salt: new Uint8Array(), info },
    await subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']),
    { name: ECIES.cipher, length: 8 * ECIES.keyBytes },
    false,
    ['encrypt'],
  );
  const iv = crypto.getRandomValues(new Uint8Array(ECIES.ivBytes));
  const ciphertext = await subtle.encrypt(
    { name: ECIES.cipher, iv, additionalData: Buffer.from(context) },
    key,
    Buffer.from(text),
  );
  const point = await subtle.exportKey('raw', own.publicKey);
  return Buffer.concat([point, iv, ciphertext].map((part) => new Uint8Array(part))).toString(
    'base64',
  );
}
