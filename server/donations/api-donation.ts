import { receiptNumber } from '#domain/donations/donation.ts';
import { type Donation, receiptIssuer } from '#domain/donations/donation-schema.ts';
import type { DonationRow } from '../db/tables/donations.ts';
import { maskedDonorId } from './donor-id-columns.ts';

export function toApiDonation(row: DonationRow, idNumber = maskedDonorId(row)): Donation {
  const { id, received_on, financial_year, amount_paise, mode, reference, purpose } = row;
  const { donor_name, address, email, phone, id_type, section, kind, query_id } = row;
  const { version, created_at, updated_at } = row;
  return {
    ...{ id, received_on, financial_year, amount_paise, mode, reference, purpose },
    ...{ donor_name, address, email, phone, id_type, id_number: idNumber, section, kind },
    receipt: receiptOf(row),
    cancelled:
      row.cancelled_at === null ? null : { at: row.cancelled_at, reason: row.cancel_reason ?? '' },
    ...{ query_id, version, created_at, updated_at },
  };
}

/** @returns null before one is issued */
export function receiptOf(row: DonationRow): Donation['receipt'] {
  const { financial_year, receipt_number, receipt_issued_at, receipt_issuer } = row;
  if (receipt_number === null || receipt_issued_at === null) return null;
  return {
    number: receiptNumber(financial_year, receipt_number),
    issued_at: receipt_issued_at,
    issuer: receiptIssuer.parse(JSON.parse(receipt_issuer ?? '')),
  };
}
