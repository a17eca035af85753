// Form 113 (before 2026 Form 10BD): the columns of its template, then two for finding a donation.
import type { DonationKind, PaymentMode } from '#domain/donations/donation.ts';
import { receiptNumber } from '#domain/donations/donation.ts';
import { ID_CODES } from '#domain/donations/donor-id.ts';
import { plainRupees } from '#domain/donations/money.ts';
import type { AppContext } from '../../context.ts';
import type { DonationRow } from '../../db/tables/donations.ts';
import type { Cell, Page, Table } from '../../exports/table.ts';
import type { Log } from '../../log.ts';
import type { WebsiteDocuments } from '../../website/documents.ts';
import { receiptOf } from '../api-donation.ts';
import { DAMAGED_INDEX, decryptDonorId } from '../donor-id-columns.ts';
import { readApproval } from '../issuer.ts';
import { donationPages } from './donation-pages.ts';

const ELECTRONIC = 'Electronic modes including account payee cheque/draft';
const MODES: Record<PaymentMode, string> = {
  upi: ELECTRONIC,
  bank: ELECTRONIC,
  cheque: ELECTRONIC,
  cash: 'Cash',
  kind: 'Kind',
  other: 'Others',
};
const KINDS: Record<DonationKind, string> = {
  corpus: 'Corpus',
  specific: 'Specific grant',
  others: 'Others',
};

/** Other donations can still be exported beside a number that cannot be decrypted. */
const DAMAGED_NUMBER = 'cannot be read: see the gift';

const TITLES = [
  'Sl. No.',
  'Pre Acknowledgement Number',
  'ID Code',
  'Unique Identification Number',
  'Section Code',
  'Unique Registration Number (URN)',
  'Date of Issuance of Unique Registration Number',
  'Name of donor',
  'Address of donor',
  'Donation Type',
  'Mode of receipt',
  'Amount of donation (Indian rupees)',
  'Receipt number',
  'Date of the gift',
];

type Approval = Awaited<ReturnType<typeof readApproval>>;

interface StatementContext extends Pick<AppContext, 'db' | 'vault'> {
  documents: WebsiteDocuments;
  log: Log;
}

/** Donations under 80G that are not cancelled, by date. Donors' numbers are in full. */
export function donationStatement(ctx: StatementContext, year: string): Table {
  return { titles: TITLES, pages: numberedRows(ctx, year) };
}

async function* numberedRows(ctx: StatementContext, year: string): AsyncGenerator<Page> {
  const published = await readApproval(ctx.db, ctx.documents);
  let earlier = 0;
  for await (const rows of donationPages(statementOf(ctx.db, year))) {
    const before = earlier;
    yield rows.map((row, i) => [before + i + 1, ...valuesOf(ctx, row, published)]);
    earlier += rows.length;
  }
}

function valuesOf({ vault, log }: StatementContext, row: DonationRow, published: Approval): Cell[] {
  const { id_type, receipt_number, financial_year } = row;
  const { number = '', issued_on = '' } = receiptOf(row, log)?.issuer.approval_80g ?? {};
  return [
    '',
    id_type && ID_CODES[id_type],
    decryptDonorId(vault, row) ?? (row.id_sealed && DAMAGED_NUMBER),
    'Section 80G',
    number,
    // It may have been filled in after the receipt was issued.
    issued_on || (number === published.number ? published.issued_on : ''),
    row.donor_name,
    row.address,
    KINDS[row.kind],
    MODES[row.mode],
    plainRupees(row.amount_paise),
    receipt_number === null ? '' : receiptNumber(financial_year, receipt_number),
    row.received_on,
  ];
}

function statementOf(db: AppContext['db'], year: string) {
  return db
    .selectFrom('donations')
    .where('financial_year', '=', year)
    .where('section', '=', '80g')
    .where('cancelled_at', 'is', null);
}

/** Incomplete lines have no number or address of the donor, no receipt, or one without an approval. */
export async function findIncomplete({ db }: AppContext, year: string): Promise<number[]> {
  const rows = await statementOf(db, year)
    .select('id')
    .where((row) =>
      row.or([
        row('id_sealed', 'is', null),
        row('id_index', '=', DAMAGED_INDEX),
        row('address', '=', ''),
        row('receipt_has_approval', 'is distinct from', 1),
      ]),
    )
    .orderBy('received_on')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
