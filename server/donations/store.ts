import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { DonationInput } from '#domain/donations/donation.ts';
import type { DonationAction, GiftChange } from '#domain/donations/history.ts';
import { ensure, fail } from '#domain/problems.ts';
import { type Action, type ByPerson, writeAudit } from '../audit-log.ts';
import type { AppContext } from '../context.ts';
import type { DonationRow } from '../db/tables/donations.ts';
import type { Tables } from '../db/tables.ts';
import { donationColumns } from './columns.ts';
import { giftChanges } from './history.ts';

export async function findDonation(
  { db }: Pick<AppContext, 'db'>,
  id: number,
): Promise<DonationRow | undefined> {
  return db.selectFrom('donations').selectAll().where('id', '=', id).executeTakeFirst();
}

/** @throws the driver's unique violation for a key or a request that was used before */
export async function insertDonation(
  ctx: AppContext,
  draft: DonationInput,
  by: ByPerson,
  key: { idempotency_key: string | null; body_digest: string | null },
): Promise<DonationRow> {
  const uid = randomUUID();
  const now = ctx.now().toISOString();
  return ctx.db.transaction().execute(async (transaction) => {
    const row = await transaction
      .insertInto('donations')
      .values({
        ...donationColumns(ctx.vault, uid, draft),
        ...key,
        uid,
        query_id: draft.query_id ?? null,
        version: 1,
        created_by: by.actorId,
        created_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordChange(ctx, transaction, 'create', row, by);
    return row;
  });
}

/**
 * @param check throws what forbids the edit
 * @throws Problem donationNotFound, staleDonation, receiptIssued, donationCancelled
 */
export async function updateDonation(
  ctx: AppContext,
  id: number,
  draft: DonationInput,
  by: ByPerson,
  expected: number | undefined,
  check: (row: DonationRow) => void,
): Promise<DonationRow> {
  return changeDonation(ctx, { id, expected, action: 'update' }, by, async (row) => {
    check(row);
    return donationColumns(ctx.vault, row.uid, draft, row);
  });
}

/** @throws Problem donationNotFound, donationCancelled, staleDonation */
export async function cancelDonation(
  ctx: AppContext,
  id: number,
  reason: string,
  by: ByPerson,
  expected: number | undefined,
): Promise<DonationRow> {
  return changeDonation(ctx, { id, expected, action: 'cancel' }, by, async () => ({
    cancelled_at: ctx.now().toISOString(),
    cancelled_by: by.actorId,
    cancel_reason: reason,
    // The request may be recorded anew.
    query_id: null,
  }));
}

interface GiftToChange {
  id: number;
  /** The version that the admin has read; undefined: any. */
  expected: number | undefined;
  action: DonationAction;
}

/**
 * One change of a gift, its row locked, with one line of the audit log.
 * @throws Problem donationNotFound, donationCancelled, receiptIssued, staleDonation
 */
export async function changeDonation(
  ctx: AppContext,
  { id, expected, action }: GiftToChange,
  by: ByPerson,
  decide: (row: DonationRow, transaction: Transaction<Tables>) => Promise<Partial<DonationRow>>,
): Promise<DonationRow> {
  return ctx.db.transaction().execute(async (transaction) => {
    const selection = transaction.selectFrom('donations').selectAll().where('id', '=', id);
    const row =
      (await ctx.dialect.forUpdate(selection).executeTakeFirst()) ?? fail('donationNotFound');
    ensure(row.cancelled_at === null, 'donationCancelled');
    ensure(row.receipt_number === null || action === 'cancel', 'receiptIssued');
    ensure(expected === undefined || expected === row.version, 'staleDonation');
    const changed = await transaction
      .updateTable('donations')
      .set({
        ...(await decide(row, transaction)),
        version: row.version + 1,
        updated_at: ctx.now().toISOString(),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordChange(ctx, transaction, action, changed, by, giftChanges(row, changed));
    return changed;
  });
}

async function recordChange(
  ctx: AppContext,
  transaction: Transaction<Tables>,
  action: DonationAction,
  { id, updated_at }: DonationRow,
  by: ByPerson,
  changes: GiftChange[] = [],
): Promise<void> {
  const change = { donation_id: id, action, changes: JSON.stringify(changes) };
  await transaction
    .insertInto('donation_changes')
    .values({ ...change, by: by.actorId, at: updated_at })
    .execute();
  await writeDonationAudit(ctx, transaction, action, id, by);
}

export async function writeDonationAudit(
  { now }: AppContext,
  db: AppContext['db'],
  action: Action,
  thingId: number | null,
  { actorId, origin }: ByPerson,
  thingName?: string,
): Promise<void> {
  const event = { actorId, origin, action, thing: 'donation', thingId } as const;
  await writeAudit(db, { ...event, ...(thingName && { thingName }) }, now());
}
