// Key rotation: re-encrypts the identity numbers of a row.
import * as z from 'zod';
import { tryDecrypt, type Vault } from '../../vault/vault.ts';
import {
  aadhaarIndex,
  aadhaarLocation,
  documentLocation,
  documentNumberIndex,
} from './identity-numbers.ts';

const text = z.string().nullable();
const encryptedRowSchema = z.object({
  uid: z.string(),
  aadhar_sealed: text,
  aadhar_index: text,
  other_document_sealed: text,
  other_document_index: text,
});
type EncryptedRow = z.infer<typeof encryptedRowSchema>;

export const hasNumbers = (row: unknown): boolean => encryptedRowSchema.safeParse(row).success;

const NUMBERS = [
  {
    encrypted: 'aadhar_sealed',
    index: 'aadhar_index',
    location: aadhaarLocation,
    indexOf: aadhaarIndex,
  },
  {
    encrypted: 'other_document_sealed',
    index: 'other_document_index',
    location: documentLocation,
    indexOf: documentNumberIndex,
  },
] as const;

/** Decrypts what it can, for comparison only: never store the result. */
export function decryptRow(vault: Vault, row: unknown): EncryptedRow {
  const decrypted = encryptedRowSchema.parse(row);
  for (const { encrypted, location } of NUMBERS) {
    decrypted[encrypted] =
      tryDecrypt(vault, decrypted[encrypted], location(decrypted.uid)) ?? decrypted[encrypted];
  }
  return decrypted;
}

interface RotatedRow {
  encrypted: EncryptedRow;
  /** The row that decryptRow() must return with the new keys. */
  decrypted: EncryptedRow;
  numbers: number;
  /** Numbers that did not decrypt: left as they are, without an index. */
  damaged: number;
}

export function rotateIdentityNumbers(from: Vault, to: Vault, row: unknown): RotatedRow {
  const encrypted = encryptedRowSchema.parse(row);
  const rotated: RotatedRow = { encrypted, decrypted: { ...encrypted }, numbers: 0, damaged: 0 };
  for (const { encrypted: column, index, location, indexOf } of NUMBERS) {
    if (encrypted[column] === null) continue;
    const at = location(encrypted.uid);
    const number = tryDecrypt(from, encrypted[column], at);
    if (number === undefined) {
      rotated.damaged += 1;
      encrypted[index] = null;
    } else {
      rotated.numbers += 1;
      encrypted[column] = to.encrypt(number, at);
      encrypted[index] = indexOf(to, number);
      rotated.decrypted[column] = number;
    }
    rotated.decrypted[index] = encrypted[index];
  }
  return rotated;
}
