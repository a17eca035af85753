import { receiptNumber } from '#domain/donations/donation.ts';
import type { DonationInput } from '#domain/donations/donation-schema.ts';
import { financialYearOf } from '#domain/donations/financial-year.ts';
import { personSoundsOf } from '#domain/names/person-sounds.ts';
import { toSearchText, withoutDigitSeparators } from '#domain/text/text.ts';
import type { DonationRow } from '../db/tables/donations.ts';
import type { Vault } from '../vault/vault.ts';
import { type DonorIdColumns, donorIdColumns } from './donor-id-columns.ts';

export type DonationColumns = Pick<
  DonationRow,
  | 'received_on'
  | 'financial_year'
  | 'amount_paise'
  | 'mode'
  | 'reference'
  | 'purpose'
  | 'donor_name'
  | 'address'
  | 'email'
  | 'phone'
  | 'section'
  | 'kind'
  | 'search_text'
  | 'sounds'
> &
  DonorIdColumns;

/** @param input validated */
export function donationColumns(
  vault: Vault,
  uid: string,
  input: DonationInput,
  before?: DonorIdColumns,
): DonationColumns {
  const { received_on = '', reference = '', purpose = '', donor_name = '' } = input;
  const { address = '', email = '', phone = '' } = input;
  return {
    received_on,
    reference,
    purpose,
    donor_name,
    address,
    email,
    phone,
    financial_year: financialYearOf(received_on),
    amount_paise: input.amount_paise ?? 0,
    mode: input.mode || 'other',
    section: input.section || '80g',
    kind: input.kind || 'others',
    ...donorIdColumns(vault, uid, input, before),
    search_text: searchText([
      donor_name,
      address,
      email,
      phone,
      withoutDigitSeparators(phone),
      reference,
      purpose,
    ]),
    sounds: personSoundsOf({ name: donor_name, address }),
  };
}

export function searchTextWithReceipt(
  { search_text, financial_year }: Pick<DonationRow, 'search_text' | 'financial_year'>,
  number: number,
): string {
  return `${search_text}\n${receiptNumber(financial_year, number)}`;
}

/** The search text never has the donor's number. */
function searchText(texts: readonly string[]): string {
  return texts.map(toSearchText).filter(Boolean).join('\n');
}
