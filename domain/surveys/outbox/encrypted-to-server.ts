// A number encrypted to the server is `KEYID.BASE64`: ephemeral public point, IV, ciphertext with its tag.
import { keysOf } from '../../collections/keys-of.ts';
import { isMasked } from '../aadhaar.ts';
import type { SurveyFieldName } from '../fields.ts';
import { isMaskedDocumentNumber } from '../other-document.ts';

export const ENCRYPTED_FIELDS = {
  aadhar_no: 'aadhar_sealed',
  other_document_no: 'other_document_sealed',
} as const satisfies Partial<Record<SurveyFieldName, string>>;

export type EncryptedFieldName = keyof typeof ENCRYPTED_FIELDS;

export const ENCRYPTED_FIELD_NAMES = keysOf(ENCRYPTED_FIELDS);

export const IS_MASKED = { aadhar_no: isMasked, other_document_no: isMaskedDocumentNumber };

/** ECDH on P-256, HKDF with SHA-256 and no salt, AES-GCM. Lengths are in bytes. */
export const ECIES = {
  curve: 'P-256',
  hash: 'SHA-256',
  cipher: 'AES-GCM',
  info: 'adhyay identity number',
  pointBytes: 65,
  ivBytes: 12,
  keyBytes: 32,
  tagBytes: 16,
} as const;

/** Additional data: another account that copies the ciphertext from the device cannot have it decrypted. */
export function encryptionContext(field: EncryptedFieldName, account: number): string {
  return `${field} of account ${account}`;
}

/** Characters; the longest number in UTF-8 takes fewer. */
export const MAX_ENCRYPTED_LENGTH = 500;

export interface EncryptedText {
  keyId: string;
  ciphertext: string;
}

export function formatEncrypted({ keyId, ciphertext }: EncryptedText): string {
  return `${keyId}.${ciphertext}`;
}

export function parseEncrypted(text: string): EncryptedText | undefined {
  const [, keyId, ciphertext] = /^([\w-]{1,64})\.([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? [];
  return keyId && ciphertext ? { keyId, ciphertext } : undefined;
}
