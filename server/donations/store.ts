import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { DonationInput } from '#domain/donations/donation-schema.ts';
import type { DonationAction, DonationFieldChange } from '#domain/donations/history.ts';
import { checkDonation } from '#domain/donations/rules.ts';
import { dayInIndia } from '#domain/indian-time.ts';
import { ensure, ensureValid, ensureVersion, fail } from '#domain/problems.ts';
import { type RequestActor, writeAudit } from '../audit-log/audit-log.ts';
import type { AppContext } from '../context.ts';
import type { DonationRow } from '../db/tables/donations.ts';
import type { Tables } from '../db/tables.ts';
import { donationColumns } from './columns.ts';
import { maskedDonorId } from './donor-id-columns.ts';
import { donationChanges } from './history.ts';

export async function findDonation(
  { db }: Pick<AppContext, 'db'>,
  id: number,
): Promise<DonationRow | undefined> {
  return db.selectFrom('donations').selectAll().where('id', '=', id).executeTakeFirst();
}

interface NewDonationRow {
  input: DonationInput;
  by: RequestActor;
  idempotency_key: string | null;
  body_digest: string | null;
}

/** @throws the driver's unique violation for a key or a request that was used before */
export async function insertDonation(
  ctx: AppContext,
  { input, by, ...key }: NewDonationRow,
): Promise<DonationRow> {
  const uid = randomUUID();
  const now = ctx.now().toISOString();
  return ctx.db.transaction().execute(async (transaction) => {
    const row = await transaction
      .insertInto('donations')
      .values({
        ...donationColumns(ctx.vault, uid, input),
        ...key,
        uid,
        query_id: input.query_id ?? null,
        version: 1,
        created_by: by.id,
        created_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordChange(ctx, transaction, { action: 'create', row, by, changes: [] });
    return row;
  });
}

export interface DonationRequest {
  id: number;
  by: RequestActor;
  /** The version that the admin has read; undefined accepts every version. */
  expectedVersion: number | undefined;
}

interface DonationEdit extends DonationRequest {
  input: DonationInput;
}

/** @throws Problem brokenRule */
export async function updateDonation(
  ctx: AppContext,
  { id, input, by, expectedVersion }: DonationEdit,
): Promise<DonationRow> {
  return changeDonation(ctx, { id, by, expectedVersion, action: 'update' }, async (row) => {
    const today = dayInIndia(ctx.now());
    const stored = { id_type: row.id_type, id_number: maskedDonorId(row) };
    ensureValid(checkDonation(input, { today, stored }));
    return donationColumns(ctx.vault, row.uid, input, row);
  });
}

export async function cancelDonation(
  ctx: AppContext,
  { id, reason, by, expectedVersion }: DonationRequest & { reason: string },
): Promise<DonationRow> {
  return changeDonation(ctx, { id, by, expectedVersion, action: 'cancel' }, async () => ({
    cancelled_at: ctx.now().toISOString(),
    cancelled_by: by.id,
    cancel_reason: reason,
    // The request may be recorded again.
    query_id: null,
  }));
}

/** @throws Problem donationNotFound, donationCancelled, receiptIssued, staleDonation */
export async function changeDonation(
  ctx: AppContext,
  { id, by, expectedVersion, action }: DonationRequest & { action: DonationAction },
  decide: (row: DonationRow, transaction: Transaction<Tables>) => Promise<Partial<DonationRow>>,
): Promise<DonationRow> {
  return ctx.db.transaction().execute(async (transaction) => {
    const selection = transaction.selectFrom('donations').selectAll().where('id', '=', id);
    const row =
      (await ctx.dialect.forUpdate(selection).executeTakeFirst()) ?? fail('donationNotFound');
    ensure(row.cancelled_at === null, 'donationCancelled');
    ensure(row.receipt_number === null || action === 'cancel', 'receiptIssued');
    ensureVersion(row.version, expectedVersion, 'staleDonation');
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
    const changes = donationChanges(row, changed);
    await recordChange(ctx, transaction, { action, row: changed, by, changes });
    return changed;
  });
}

interface RecordedChange {
  action: DonationAction;
  row: DonationRow;
  by: RequestActor;
  changes: DonationFieldChange[];
}

async function recordChange(
  ctx: AppContext,
  transaction: Transaction<Tables>,
  { action, row, by, changes }: RecordedChange,
): Promise<void> {
  await transaction
    .insertInto('donation_changes')
    .values({
      donation_id: row.id,
      action,
      changes: JSON.stringify(changes),
      by: by.id,
      at: row.updated_at,
    })
    .execute();
  await writeAudit(transaction, { by, action, entity: 'donation', id: row.id }, ctx.now());
}
