// The pair is derived from the key ring, so that no other key is stored and instances agree. Earlier key rings still
// decrypt numbers that were encrypted for them.
import { createDecipheriv, createECDH, type ECDH, hash, hkdfSync } from 'node:crypto';
import { ECIES } from '#domain/surveys/outbox/encrypted-to-server.ts';
import { earlierKeys } from './key-rotation.ts';
import type { KeyRing } from './keys.ts';

const KEY_INFO = 'adhyay sealing key pair';
/** NIST SP 800-186: the order of the curve's base point. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** 16 more than the order has, so that the remainder is not biased (FIPS 186-5, A.2.1). */
const SCALAR_SEED_BYTES = 48;
const ID_DIGITS = 16;

export interface KeyPairs {
  id: string;
  publicKey: string;
  knows: (keyId: string) => boolean;
  /**
   * @param ciphertext base64 of ephemeral point, IV and ciphertext @param context the additional data
   * @returns undefined for an unknown key, and for data that was changed or encrypted for another context
   */
  decrypt: (keyId: string, ciphertext: string, context: string) => string | undefined;
}

/** @param dataDir contains earlier key rings */
export function deriveKeyPairs(keys: KeyRing, dataDir: string): KeyPairs {
  const current = keyPair(keys);
  const id = idOf(current);
  return {
    id,
    publicKey: current.getPublicKey('base64'),
    knows: (keyId) => find(keyId) !== undefined,
    decrypt: (keyId, ciphertext, context) => {
      const pair = find(keyId);
      return pair && decrypt(pair, Buffer.from(ciphertext, 'base64'), context);
    },
  };

  function find(keyId: string): ECDH | undefined {
    if (keyId === id) return current;
    return earlierKeys(dataDir)
      .map(keyPair)
      .find((pair) => idOf(pair) === keyId);
  }
}

function keyPair({ encryption }: KeyRing): ECDH {
  const seed = Buffer.from(hkdfSync('sha256', encryption, '', KEY_INFO, SCALAR_SEED_BYTES));
  const scalar = (BigInt(`0x${seed.toString('hex')}`) % (ORDER - 1n)) + 1n;
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(scalar.toString(16).padStart(2 * ECIES.keyBytes, '0'), 'hex');
  return pair;
}

function idOf(pair: ECDH): string {
  return hash('sha256', pair.getPublicKey()).slice(0, ID_DIGITS);
}

function decrypt(pair: ECDH, bytes: Buffer, context: string): string | undefined {
  const { pointBytes, ivBytes, tagBytes, keyBytes, info } = ECIES;
  const ivEnd = pointBytes + ivBytes;
  try {
    const secret = pair.computeSecret(bytes.subarray(0, pointBytes));
    const key = Buffer.from(hkdfSync('sha256', secret, '', info, keyBytes));
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(pointBytes, ivEnd), {
      authTagLength: tagBytes,
    });
    decipher.setAAD(Buffer.from(context));
    decipher.setAuthTag(bytes.subarray(-tagBytes));
    const text = decipher.update(bytes.subarray(ivEnd, -tagBytes));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
