// One gift recorded twice would get two receipts.
import { areNamesAlike } from '../names/compare-names.ts';
import { toSearchText } from '../text/text.ts';

export const MAX_DIFFERENT_DONATIONS = 100;

export interface ComparedDonation {
  received_on: string;
  amount_paise: number;
  mode: string;
  reference: string;
  donor_name: string;
}

/** The same payment, with the amount or the day typed wrongly, or the same donor, amount and day. */
export function isSimilarDonation(one: ComparedDonation, other: ComparedDonation): boolean {
  const isSameDay = one.received_on === other.received_on;
  const isSameAmount = one.amount_paise === other.amount_paise;
  if (isSameDay && isSameAmount && areNamesAlike(one.donor_name, other.donor_name)) return true;
  return (isSameDay || isSameAmount) && isSamePayment(one, other);
}

function isSamePayment(one: ComparedDonation, other: ComparedDonation): boolean {
  const reference = plain(one.reference);
  return reference !== '' && one.mode === other.mode && reference === plain(other.reference);
}

/** Banks and people group references in many ways. */
const plain = (reference: string) => toSearchText(reference).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
