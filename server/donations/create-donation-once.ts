import type { DonationInput } from '#domain/donations/donation-schema.ts';
import { checkDonation } from '#domain/donations/rules.ts';
import { dayInIndia } from '#domain/indian-time.ts';
import { ensure, ensureValid, problem } from '#domain/problems.ts';
import type { RequestActor } from '../audit-log/audit-log.ts';
import type { AppContext } from '../context.ts';
import type { DonationRow } from '../db/tables/donations.ts';
import { createOnce } from '../idempotency/create-once.ts';
import { keyedDigest } from '../idempotency/keyed-digest.ts';
import { ensureNotRecorded } from './find-similar.ts';
import { insertDonation } from './store.ts';

interface NewDonation {
  input: DonationInput;
  by: RequestActor;
  key: string | undefined;
}

/** @throws Problem requestRecorded; brokenRule and similarDonation for a new donation only */
export async function createDonationOnce(
  ctx: AppContext,
  { input, by, key }: NewDonation,
): Promise<DonationRow> {
  try {
    return await createOnce(
      ctx,
      key,
      (sent) => findByKey(ctx, input, by, sent),
      async () => {
        ensureValid(checkDonation(input, { today: dayInIndia(ctx.now()) }));
        await ensureNotRecorded(ctx, input, { by, key });
        return insertDonation(ctx, {
          input,
          by,
          idempotency_key: key ?? null,
          body_digest: key ? digestOf(ctx, input) : null,
        });
      },
    );
  } catch (error) {
    if (ctx.dialect.isUniqueViolation(error)) throw problem('requestRecorded', { cause: error });
    throw error;
  }
}

async function findByKey(
  ctx: AppContext,
  input: DonationInput,
  { id }: RequestActor,
  key: string,
): Promise<DonationRow | undefined> {
  const row = await ctx.db
    .selectFrom('donations')
    .selectAll()
    .where('created_by', '=', id)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  // A key rotation removes the digest; then the idempotency key alone decides.
  if (row?.body_digest) ensure(row.body_digest === digestOf(ctx, input), 'keyReused');
  return row;
}

function digestOf({ vault }: AppContext, input: DonationInput): string {
  return keyedDigest(vault, input, 'donation body');
}
