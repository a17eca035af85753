// The identity numbers of a row, when the keys change.
import * as z from 'zod';
import type { Vault } from '../vault/vault.ts';
import {
  aadhaarIndex,
  aadhaarLocation,
  documentIndex,
  documentLocation,
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
    indexOf: documentIndex,
  },
] as const;

/** In clear where they open, with the index that the row has: only to be compared, never to be kept. */
export function decryptRow(vault: Vault, row: unknown): EncryptedRow {
  const decrypted = encryptedRowSchema.parse(row);
  for (const { encrypted, location } of NUMBERS) {
    decrypted[encrypted] =
      decryptOrUndefined(vault, decrypted[encrypted], location(decrypted.uid)) ??
      decrypted[encrypted];
  }
  return decrypted;
}

interface RotatedRow {
  encrypted: EncryptedRow;
  /** What it says when it is opened again, and is found by. */
  decrypted: EncryptedRow;
  numbers: number;
  /** Those that did not open before stay as they are; what they were found by has gone with the keys. */
  damaged: number;
}

export function rotateIdentityNumbers(from: Vault, to: Vault, row: unknown): RotatedRow {
  const encrypted = encryptedRowSchema.parse(row);
  const rotated: RotatedRow = { encrypted, decrypted: { ...encrypted }, numbers: 0, damaged: 0 };
  for (const { encrypted: column, index, location, indexOf } of NUMBERS) {
    if (encrypted[column] === null) continue;
    const at = location(encrypted.uid);
    const number = decryptOrUndefined(from, encrypted[column], at);
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

function decryptOrUndefined(
  vault: Vault,
  encrypted: string | null,
  location: string,
): string | undefined {
  try {
    return encrypted === null ? undefined : vault.decrypt(encrypted, location);
  } catch {
    return undefined;
  }
}
