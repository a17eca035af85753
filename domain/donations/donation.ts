import { EMAIL_MAX } from '../volunteers/email-max.ts';

export const PAYMENT_MODES = ['upi', 'bank', 'cheque', 'cash', 'kind', 'other'] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number];

/** The kinds in the statement of donations. */
export const DONATION_KINDS = ['others', 'corpus', 'specific'] as const;
export type DonationKind = (typeof DONATION_KINDS)[number];

/** `80g`: the donor may deduct it, by section 80G, which is 133 of the Income-tax Act, 2025. */
export const TAX_SECTIONS = ['80g', 'none'] as const;
export type TaxSection = (typeof TAX_SECTIONS)[number];

/** Paise: from 1 rupee to 100 crore. */
export const AMOUNT = { min: 100, max: 100_000_000_000 } as const;
export const EARLIEST_DATE = '1950-01-01';

/** Characters. */
export const DONATION_MAX_LENGTHS = {
  reference: 60,
  purpose: 100,
  donor_name: 200,
  address: 600,
  email: EMAIL_MAX,
  phone: 60,
  id_number: 40,
  reason: 300,
} as const;

/** 2026-27/0001 */
export function receiptNumber(year: string, number: number): string {
  return `${year}/${String(number).padStart(4, '0')}`;
}
