// The words of a receipt, in English whatever the language of the desk, for tax officers everywhere.
import type { Donation, ReceiptIssuer } from '#domain/donations/donation-schema.ts';
import { TIME_ZONE } from '#domain/indian-time.ts';

const ACT_OF_2025_FROM = '2026-04-01';
const ACT_OF_1961 = { section: 'Income-tax Act, 1961', certificate: 'Form 10BE' };
const ACT_OF_2025 = {
  section: 'section 133 of the Income-tax Act, 2025',
  certificate: 'Form 114',
};

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
  approval: (
    { number, valid_until }: NonNullable<ReceiptIssuer['approval_80g']>,
    receivedOn: string,
  ) => {
    const { section, certificate } = receivedOn < ACT_OF_2025_FROM ? ACT_OF_1961 : ACT_OF_2025;
    const until = valid_until ? `, valid until ${longDate(valid_until)}` : '';
    return `Approval under section 80G (${section}): ${number}${until}. This receipt is not the certificate (${certificate}), which follows after the statement of the year.`;
  },
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
export function longDate(time: string): string {
  const isDay = time.length === 10;
  return new Date(isDay ? `${time}T00:00:00Z` : time).toLocaleDateString('en-IN', {
    dateStyle: 'long',
    timeZone: isDay ? 'UTC' : TIME_ZONE,
  });
}
