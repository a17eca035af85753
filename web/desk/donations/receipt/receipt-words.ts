// The words of a receipt, in English whatever the language of the desk, for tax officers everywhere.
import type { Donation, ReceiptIssuer } from '#domain/donations/donation-schema.ts';
import { TIME_ZONE } from '#domain/indian-time.ts';

export const receiptWords = {
  title: 'Donation receipt',
  number: 'No.',
  registration: (number: string) => `Registration ${number}`,
  pan: (pan: string) => `PAN ${pan}`,
  cancelled: (date: string, reason: string) => `CANCELLED on ${date}: ${reason}`,
  from: 'Received from',
  donorPan: 'PAN of the donor',
  donorNumber: 'Number of the donor',
  amount: 'Amount',
  date: 'Date of the gift',
  by: 'By',
  reference: (mode: string, reference: string) => `${mode}, reference ${reference}`,
  purpose: 'For',
  kind: 'Kind of gift',
  corpus: 'Corpus donation',
  approval: ({ number, valid_until }: NonNullable<ReceiptIssuer['approval_80g']>) =>
    `Approval under section 80G (section 133 of the Income-tax Act, 2025): ${number}${
      valid_until ? `, valid until ${inWords(valid_until)}` : ''
    }. This receipt is not the certificate (Form 114), which follows after the statement of the year.`,
  noDeduction: 'This receipt gives no right to a deduction from income tax.',
  signedFor: (name: string) => `For ${name}`,
  signatory: 'Authorised signatory',
  modes: {
    upi: 'UPI',
    bank: 'bank transfer',
    cheque: 'cheque or draft',
    cash: 'cash',
    kind: 'gift in kind',
    other: 'other means',
  } satisfies Record<Donation['mode'], string>,
};

/** 12 June 2026, from a date or from a time in India. */
export function inWords(time: string): string {
  const isDay = time.length === 10;
  return new Date(isDay ? `${time}T00:00:00Z` : time).toLocaleDateString('en-IN', {
    dateStyle: 'long',
    timeZone: isDay ? 'UTC' : TIME_ZONE,
  });
}
