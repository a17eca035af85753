import { EMAIL_MAX } from '../volunteers/email-max.ts';

export const PAYMENT_MODES = ['upi', 'bank', 'cheque', 'cash', 'kind', 'other'] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number];

export const DONATION_KINDS = ['others', 'corpus', 'specific'] as const;
export type DonationKind = (typeof DONATION_KINDS)[number];

/** `80g`: deductible by section 80G of the Income-tax Act, 1961, section 133 of the Act of 2025. */
export const TAX_SECTIONS = ['80g', 'none'] as const;
export type TaxSection = (typeof TAX_SECTIONS)[number];

/** Paise: from 1 rupee to 100 crore. */
export const AMOUNT = { min: 100, max: 100_000_000_000 } as const;
export const EARLIEST_DATE = '1950-01-01';

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

export function receiptNumber(year: string, number: number): string {
  return `${year}/${String(number).padStart(4, '0')}`;
}
