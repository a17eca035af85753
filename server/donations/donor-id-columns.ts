import type { DonationInput } from '#domain/donations/donation-schema.ts';
import { isMaskedDonorId, maskDonorId, normaliseDonorId } from '#domain/donations/donor-id.ts';
import { lastOfDocumentNumber } from '#domain/surveys/other-document.ts';
import type { DonationRow } from '../db/tables/donations.ts';
import { tryDecrypt, type Vault } from '../vault/vault.ts';

export type DonorIdColumns = Pick<DonationRow, 'id_type' | 'id_sealed' | 'id_index' | 'id_last4'>;

const NONE: DonorIdColumns = { id_type: null, id_sealed: null, id_index: null, id_last4: null };

export const donorIdLocation = (uid: string) => `donations|${uid}|id_number`;

export const donorIdIndex = (vault: Vault, number: string) =>
  vault.index(normaliseDonorId(number), 'donor number');

/** A masked number that is sent back keeps the stored one. */
export function donorIdColumns(
  vault: Vault,
  uid: string,
  { id_type, id_number }: DonationInput,
  before: DonorIdColumns = NONE,
): DonorIdColumns {
  if (!id_type || !id_number) return NONE;
  if (isMaskedDonorId(id_number)) {
    const { id_sealed, id_index, id_last4 } = before;
    return { id_type, id_sealed, id_index, id_last4 };
  }
  const number = normaliseDonorId(id_number);
  return {
    id_type,
    id_sealed: vault.encrypt(number, donorIdLocation(uid)),
    id_index: donorIdIndex(vault, number),
    id_last4: lastOfDocumentNumber(number),
  };
}

export function maskedDonorId({ id_last4 }: Pick<DonationRow, 'id_last4'>): string | null {
  return id_last4 === null ? null : maskDonorId(id_last4);
}

/** A number that cannot be decrypted equals no other. */
export const DAMAGED_INDEX = '';

/** @returns null when it is missing, undefined when it is damaged */
export function decryptDonorId(
  vault: Vault,
  { uid, id_sealed }: Pick<DonationRow, 'uid' | 'id_sealed'>,
): string | null | undefined {
  return id_sealed === null ? null : tryDecrypt(vault, id_sealed, donorIdLocation(uid));
}
