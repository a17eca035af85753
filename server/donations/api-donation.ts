import { receiptNumber } from '#domain/donations/donation.ts';
import { type Donation, receiptIssuer } from '#domain/donations/donation-schema.ts';
import type { DonationRow } from '../db/tables/donations.ts';
import { maskedDonorId } from './donor-id-columns.ts';

export function toApiDonation(row: DonationRow, idNumber = maskedDonorId(row)): Donation {
  return {
    id: row.id,
    received_on: row.received_on,
    financial_year: row.financial_year,
    amount_paise: row.amount_paise,
    mode: row.mode,
    reference: row.reference,
    purpose: row.purpose,
    donor_name: row.donor_name,
    address: row.address,
    email: row.email,
    phone: row.phone,
    id_type: row.id_type,
    id_number: idNumber,
    section: row.section,
    kind: row.kind,
    receipt: receiptOf(row),
    cancelled:
      row.cancelled_at === null ? null : { at: row.cancelled_at, reason: row.cancel_reason ?? '' },
    query_id: row.query_id,
    version: row.version,
    created_at: row.created_at,
    updated_at: row.updated_at,
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
