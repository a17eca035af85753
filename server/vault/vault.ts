// Seals identity numbers (AES-256-GCM) and finds them again without opening them (HMAC-SHA-256).
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { KeyRing } from './keys.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const VERSION = 'v1';

export interface Vault {
  /** @param place the row and field that the value belongs to; it opens nowhere else */
  seal: (value: string, place: string) => string;
  /** @throws when the value was changed, moved to another place, or sealed with another key */
  open: (sealed: string, place: string) => string;
  /** The same text gives the same index; without the key nothing can be learned from it. */
  index: (value: string, kind: string) => string;
}

export function vault(keys: KeyRing): Vault {
  return {
    seal: (value, place) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', keys.sealing, nonce);
      cipher.setAAD(Buffer.from(`${VERSION}|${place}`));
      const text = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()]);
      const sealed = Buffer.concat([nonce, cipher.getAuthTag(), text]);
      return `${VERSION}.${sealed.toString('base64')}`;
    },
    open: (sealed, place) => {
      const bytes = Buffer.from(sealed.slice(VERSION.length + 1), 'base64');
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', keys.sealing, nonce);
      decipher.setAAD(Buffer.from(`${VERSION}|${place}`));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const text = bytes.subarray(NONCE_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
    },
    index: (value, kind) =>
      createHmac('sha256', keys.index).update(`${kind}|${value}`).digest('base64url'),
  };
}
