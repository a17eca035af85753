import * as z from 'zod';
import { receiptNumber } from '#domain/donations/donation.ts';
import type { Donation, ReceiptIssuer } from '#domain/donations/donation-schema.ts';
import { plainText } from '#domain/website/text/plain-text.ts';
import { readStoredJson } from '../db/columns/stored-json.ts';
import type { DonationRow } from '../db/tables/donations.ts';
import type { Log } from '../log.ts';
import { maskedDonorId } from './donor-id-columns.ts';

const text = z.string().default('');
const storedIssuer = z.object({
  legal_name: text,
  registration: text,
  pan: text,
  // Earlier releases have stored the marks of the website's editor.
  address: text.transform(plainText),
  approval_80g: z
    .object({ number: text, issued_on: text, valid_until: text })
    .nullable()
    .default(null),
}) satisfies z.ZodType<ReceiptIssuer>;

export function toApiDonation(
  row: DonationRow,
  log?: Log,
  idNumber = maskedDonorId(row),
): Donation {
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
    receipt: receiptOf(row, log),
    cancelled:
      row.cancelled_at === null ? null : { at: row.cancelled_at, reason: row.cancel_reason ?? '' },
    query_id: row.query_id,
    version: row.version,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

/** A damaged issuer is left out. @returns null before a receipt is issued */
export function receiptOf(row: DonationRow, log?: Log): Donation['receipt'] {
  const { financial_year, receipt_number, receipt_issued_at, receipt_issuer } = row;
  if (receipt_number === null || receipt_issued_at === null) return null;
  const stored = { json: receipt_issuer ?? '', column: 'donations.receipt_issuer', id: row.id };
  return {
    number: receiptNumber(financial_year, receipt_number),
    issued_at: receipt_issued_at,
    issuer: readStoredJson(storedIssuer, stored, log) ?? storedIssuer.parse({}),
  };
}
