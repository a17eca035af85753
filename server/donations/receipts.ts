// Receipt numbers have no gaps: the counter's row is locked until the receipt is stored, and a failure rolls both back.
import { sql, type Transaction } from 'kysely';
import { deductionObstacle } from '#domain/donations/deduction.ts';
import type { AppContext } from '../context.ts';
import { toSqlBoolean } from '../db/columns/sql-boolean.ts';
import type { DonationRow } from '../db/tables/donations.ts';
import type { Tables } from '../db/tables.ts';
import type { WebsiteDocuments } from '../website/documents.ts';
import { searchTextWithReceipt } from './columns.ts';
import { findReceiptIssuer } from './issuer.ts';
import { changeDonation, type DonationRequest } from './store.ts';

export async function issueReceipt(
  ctx: AppContext,
  documents: WebsiteDocuments,
  request: DonationRequest,
): Promise<DonationRow> {
  return changeDonation(ctx, { ...request, action: 'issueReceipt' }, async (row, transaction) => {
    const trust = await findReceiptIssuer(transaction, documents, row.received_on);
    // A printed receipt never changes, so its deduction is decided now.
    const issuer = deductionObstacle(row) ? { ...trust, approval_80g: null } : trust;
    const number = await nextNumber(transaction, row.financial_year);
    return {
      receipt_number: number,
      receipt_issued_at: ctx.now().toISOString(),
      receipt_issued_by: request.by.id,
      receipt_issuer: JSON.stringify(issuer),
      receipt_has_approval: toSqlBoolean(issuer.approval_80g !== null),
      search_text: searchTextWithReceipt(row, number),
    };
  });
}

async function nextNumber(
  transaction: Transaction<Tables>,
  financial_year: string,
): Promise<number> {
  const { last } = await transaction
    .insertInto('receipt_numbers')
    .values({ financial_year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('financial_year').doUpdateSet({ last: sql`receipt_numbers.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}
