// Receipts that the backup lacks are on paper only. Their numbers have no gaps, so the last of each year tells them.
import type { Kysely } from 'kysely';
import { receiptNumber } from '#domain/donations/donation.ts';
import type { Snapshot } from '../../db/snapshot.ts';
import type { Tables } from '../../db/tables.ts';
import { readRows } from './rows.ts';

export interface LastReceipt {
  financial_year: string;
  last: number;
}

export interface LostReceipts {
  count: number;
  /** As they are printed. */
  first: string;
  last: string;
}

export async function readLastReceipts(snapshot: Snapshot): Promise<LastReceipt[]> {
  const rows = await readRows(snapshot, 'receipt_numbers');
  return rows.map(({ financial_year, last }) => ({
    financial_year: String(financial_year),
    last: Number(last),
  }));
}

/** @param db the restored database @returns one for each year that lacks some */
export async function findLostReceipts(
  db: Kysely<Tables>,
  before: readonly LastReceipt[],
): Promise<LostReceipts[]> {
  const restored = await db.selectFrom('receipt_numbers').selectAll().execute();
  const lastIn = new Map(restored.map(({ financial_year, last }) => [financial_year, last]));
  return before.flatMap(({ financial_year, last }) => {
    const kept = lastIn.get(financial_year) ?? 0;
    if (last <= kept) return [];
    return {
      count: last - kept,
      first: receiptNumber(financial_year, kept + 1),
      last: receiptNumber(financial_year, last),
    };
  });
}
