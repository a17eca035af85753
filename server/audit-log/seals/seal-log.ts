// Events would wait for each other if they were hashed when they are written.
import { randomUUID } from 'node:crypto';
import type { Insertable, Transaction } from 'kysely';
import { MINUTE_MS } from '#domain/durations.ts';
import type { AppContext } from '../../context.ts';
import type { AuditSealsTable } from '../../db/tables/system.ts';
import type { Tables } from '../../db/tables.ts';
import type { Job } from '../../jobs.ts';
import { chainOf, digestOfEvents, SEAL_SIZE, sealLocation } from './seal.ts';

type NewSeal = Insertable<AuditSealsTable>;

export function sealLogJob(ctx: AppContext): Job {
  return {
    everyMs: MINUTE_MS,
    first: 'afterInterval',
    run: async (stopping) => {
      let isMore = true;
      while (isMore && !stopping.aborted) isMore = await sealEvents(ctx);
    },
    failure: 'the audit log could not be sealed',
  };
}

/** @returns whether there may be more to seal */
export async function sealEvents(ctx: AppContext): Promise<boolean> {
  const last = await ctx.db.transaction().execute((transaction) => findLastId(ctx, transaction));
  const before = await ctx.db
    .selectFrom('audit_seals')
    .select(['last_id', 'chain'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const first_id = (before?.last_id ?? 0) + 1;
  const last_id = Math.min(last, first_id + SEAL_SIZE - 1);
  if (last_id < first_id) return false;
  const { events, digest } = await digestOfEvents(ctx.searchDb, first_id, last_id);
  const range = { first_id, last_id, events, sealed_at: ctx.now().toISOString() };
  const chain = chainOf(before?.chain ?? '', range, digest);
  const uid = randomUUID();
  const chain_encrypted = ctx.vault.encrypt(chain, sealLocation(uid));
  await insertSeal(ctx, { ...range, uid, chain, chain_encrypted });
  return last_id < last;
}

/** Another instance may have sealed these events. */
async function insertSeal({ db, dialect }: AppContext, seal: NewSeal): Promise<void> {
  try {
    await db.transaction().execute(async (transaction) => {
      const other = await transaction
        .selectFrom('audit_seals')
        .select('id')
        .where('first_id', '=', seal.first_id)
        .executeTakeFirst();
      if (!other) await transaction.insertInto('audit_seals').values(seal).execute();
    });
  } catch (error) {
    if (!dialect.isUniqueViolation(error)) throw error;
  }
}

/** Every event up to this id has been written. Without the lock a lower id may be committed after a higher. */
async function findLastId(
  { dialect }: AppContext,
  transaction: Transaction<Tables>,
): Promise<number> {
  await dialect.lockAuditLog(transaction);
  const { last } = await transaction
    .selectFrom('audit_log')
    .select(({ fn }) => fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}
