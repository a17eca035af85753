// The identity numbers of a row, when the keys change.
import * as z from 'zod';
import type { Vault } from '../vault/vault.ts';
import { aadhaarIndex, aadhaarPlace, documentIndex, documentPlace } from './identity-numbers.ts';

const text = z.string().nullable();
const sealedRow = z.object({
  uid: z.string(),
  aadhar_sealed: text,
  aadhar_index: text,
  other_document_sealed: text,
  other_document_index: text,
});
type SealedRow = z.infer<typeof sealedRow>;

export const hasNumbers = (row: unknown): boolean => sealedRow.safeParse(row).success;

const NUMBERS = [
  { sealed: 'aadhar_sealed', index: 'aadhar_index', place: aadhaarPlace, indexOf: aadhaarIndex },
  {
    sealed: 'other_document_sealed',
    index: 'other_document_index',
    place: documentPlace,
    indexOf: documentIndex,
  },
] as const;

/** In clear where they open, with the index that the row has: only to be compared, never to be kept. */
export function openedNumbers(vault: Vault, row: unknown): SealedRow {
  const opened = sealedRow.parse(row);
  for (const { sealed, place } of NUMBERS) {
    opened[sealed] = textOf(vault, opened[sealed], place(opened.uid)) ?? opened[sealed];
  }
  return opened;
}

interface Resealed {
  sealed: SealedRow;
  /** What it says when it is opened again, and is found by. */
  opened: SealedRow;
  numbers: number;
  /** Those that did not open before stay as they are; what they were found by has gone with the keys. */
  damaged: number;
}

export function resealedNumbers(from: Vault, to: Vault, row: unknown): Resealed {
  const sealed = sealedRow.parse(row);
  const resealed: Resealed = { sealed, opened: { ...sealed }, numbers: 0, damaged: 0 };
  for (const { sealed: column, index, place, indexOf } of NUMBERS) {
    if (sealed[column] === null) continue;
    const at = place(sealed.uid);
    const number = textOf(from, sealed[column], at);
    if (number === undefined) {
      resealed.damaged += 1;
      sealed[index] = null;
    } else {
      resealed.numbers += 1;
      sealed[column] = to.seal(number, at);
      sealed[index] = indexOf(to, number);
      resealed.opened[column] = number;
    }
    resealed.opened[index] = sealed[index];
  }
  return resealed;
}

function textOf(vault: Vault, sealed: string | null, place: string): string | undefined {
  try {
    return sealed === null ? undefined : vault.open(sealed, place);
  } catch {
    return undefined;
  }
}
