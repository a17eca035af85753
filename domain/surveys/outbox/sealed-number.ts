// The format of an identity number that the desk encrypts to the server's public key: `KEYID.BASE64`, where
// BASE64 holds the ephemeral public point, the IV and the ciphertext with its tag.
import type { SurveyFieldName } from '../fields.ts';

/** The field in which each identity number is sent encrypted. Its plain name is the additional data. */
export const SEALED_FIELDS = {
  aadhar_no: 'aadhar_sealed',
  other_document_no: 'other_document_sealed',
} as const satisfies Partial<Record<SurveyFieldName, string>>;

export type SealedFieldName = keyof typeof SEALED_FIELDS;

export const SEALED_NAMES = Object.keys(SEALED_FIELDS) as SealedFieldName[];

/** ECDH on P-256, then HKDF with SHA-256 and without a salt, then AES-GCM. Lengths are in bytes. */
export const SEALING = {
  curve: 'P-256',
  hash: 'SHA-256',
  cipher: 'AES-GCM',
  info: 'adhyay identity number',
  pointBytes: 65,
  ivBytes: 12,
  keyBytes: 32,
  tagBytes: 16,
} as const;

/** Characters; the longest number in UTF-8 takes fewer. */
export const MAX_SEALED_LENGTH = 500;

export interface SealedText {
  keyId: string;
  /** Base64. */
  sealed: string;
}

export function formatSealed({ keyId, sealed }: SealedText): string {
  return `${keyId}.${sealed}`;
}

/** @returns undefined when the text has another format */
export function parseSealed(text: string): SealedText | undefined {
  const [, keyId, sealed] = /^([\w-]{1,64})\.([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? [];
  return keyId && sealed ? { keyId, sealed } : undefined;
}
