import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { KeyRing } from './keys.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const VERSION = 'v1';

export interface Vault {
  /** @param context row and field of the value: it cannot be decrypted with another */
  encrypt: (value: string, context: string) => string;
  /** @throws Error if the value was changed or moved, or the key is wrong */
  decrypt: (encrypted: string, context: string) => string;
  /** Deterministic; reveals nothing without the key. */
  index: (value: string, kind: string) => string;
}

export function createVault(keys: KeyRing): Vault {
  return {
    encrypt: (value, context) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', keys.encryption, nonce);
      cipher.setAAD(Buffer.from(`${VERSION}|${context}`));
      const text = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()]);
      const encrypted = Buffer.concat([nonce, cipher.getAuthTag(), text]);
      return `${VERSION}.${encrypted.toString('base64')}`;
    },
    decrypt: (encrypted, context) => {
      const bytes = Buffer.from(encrypted.slice(VERSION.length + 1), 'base64');
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', keys.encryption, nonce, {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(`${VERSION}|${context}`));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const text = bytes.subarray(NONCE_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
    },
    index: (value, kind) =>
      createHmac('sha256', keys.index).update(`${kind}|${value}`).digest('base64url'),
  };
}

/** @returns undefined if there is no value, or it does not decrypt */
export function tryDecrypt(
  vault: Vault,
  encrypted: string | null,
  context: string,
): string | undefined {
  try {
    return encrypted === null ? undefined : vault.decrypt(encrypted, context);
  } catch {
    return undefined;
  }
}
