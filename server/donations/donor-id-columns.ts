// The columns of a donor's number: encrypted and masked, as identity numbers are.
import type { DonationDraft } from '#domain/donations/donation.ts';
import { isMaskedDonorId, lastOfDonorId, maskDonorId } from '#domain/donations/donor-id.ts';
import { problem } from '#domain/problems.ts';
import { documentKey } from '#domain/surveys/other-document.ts';
import type { DonationRow } from '../db/tables/donations.ts';
import type { Vault } from '../vault/vault.ts';

export type DonorIdColumns = Pick<DonationRow, 'id_type' | 'id_sealed' | 'id_last4'>;

const NONE: DonorIdColumns = { id_type: null, id_sealed: null, id_last4: null };

export const donorIdLocation = (uid: string) => `donations|${uid}|id_number`;

/** A masked number that is sent back keeps the stored one. */
export function donorIdColumns(
  vault: Vault,
  uid: string,
  { id_type, id_number }: DonationDraft,
  before: DonorIdColumns = NONE,
): DonorIdColumns {
  if (!id_type || !id_number) return NONE;
  if (isMaskedDonorId(id_number)) {
    const { id_sealed, id_last4 } = before;
    return { id_type, id_sealed, id_last4 };
  }
  const number = documentKey(id_number);
  return {
    id_type,
    id_sealed: vault.encrypt(number, donorIdLocation(uid)),
    id_last4: lastOfDonorId(number),
  };
}

export function maskedDonorId({ id_last4 }: Pick<DonationRow, 'id_last4'>): string | null {
  return id_last4 === null ? null : maskDonorId(id_last4);
}

/** @throws Problem numberDamaged */
export function wholeDonorId(
  vault: Vault,
  { uid, id_sealed }: Pick<DonationRow, 'uid' | 'id_sealed'>,
): string | null {
  if (id_sealed === null) return null;
  const location = donorIdLocation(uid);
  try {
    return vault.decrypt(id_sealed, location);
  } catch (cause) {
    throw problem('numberDamaged', { cause: new Error(`${location} cannot be opened`, { cause }) });
  }
}
