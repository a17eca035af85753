import type { DonationKind, PaymentMode, TaxSection } from '#domain/donations/donation.ts';
import { receiptNumber } from '#domain/donations/donation.ts';
import { rupees } from '#domain/donations/money.ts';
import { dayInIndia } from '#domain/indian-time.ts';
import type { AppContext } from '../../context.ts';
import type { DonationRow } from '../../db/tables/donations.ts';
import type { Cell, Day, Page, Table } from '../../exports/table.ts';
import { maskedDonorId } from '../donor-id-columns.ts';
import { type DonationSelection, donationPages } from './donation-pages.ts';

const MODES: Record<PaymentMode, string> = {
  upi: 'UPI',
  bank: 'Bank transfer',
  cheque: 'Cheque',
  cash: 'Cash',
  kind: 'In kind',
  other: 'Other',
};
const KINDS: Record<DonationKind, string> = {
  others: 'General',
  corpus: 'Corpus',
  specific: 'Specific grant',
};
const SECTIONS: Record<TaxSection, string> = { '80g': '80G', none: '' };

const COLUMNS: Record<string, (row: DonationRow) => Cell> = {
  'Date of the gift': ({ received_on }) => ({ day: received_on }),
  'Financial year': ({ financial_year }) => financial_year,
  'Receipt number': ({ financial_year, receipt_number }) =>
    receipt_number === null ? '' : receiptNumber(financial_year, receipt_number),
  'Receipt issued on': ({ receipt_issued_at }) => dayOf(receipt_issued_at),
  Donor: ({ donor_name }) => donor_name,
  Address: ({ address }) => address,
  Phone: ({ phone }) => phone,
  Email: ({ email }) => email,
  'Number for the tax return': maskedDonorId,
  'Amount in rupees': ({ amount_paise }) => rupees(amount_paise),
  'How it came': ({ mode }) => MODES[mode],
  Reference: ({ reference }) => reference,
  Purpose: ({ purpose }) => purpose,
  'Kind of gift': ({ kind }) => KINDS[kind],
  'Tax section': ({ section }) => SECTIONS[section],
  'Cancelled on': ({ cancelled_at }) => dayOf(cancelled_at),
  'Why it was cancelled': ({ cancel_reason }) => cancel_reason ?? '',
};

/** Cancelled donations are included, donors' numbers masked. @param year undefined: all years */
export function donationRegister({ db }: AppContext, year: string | undefined): Table {
  const all = db.selectFrom('donations');
  const selection = year ? all.where('financial_year', '=', year) : all;
  return { titles: Object.keys(COLUMNS), pages: registerPages(selection) };
}

async function* registerPages(selection: DonationSelection): AsyncGenerator<Page> {
  const columns = Object.values(COLUMNS);
  for await (const rows of donationPages(selection)) {
    yield rows.map((row) => columns.map((cellOf) => cellOf(row)));
  }
}

function dayOf(time: string | null): Day | null {
  return time === null ? null : { day: dayInIndia(new Date(time)) };
}
