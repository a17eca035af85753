import type { DonationInput } from '#domain/donations/donation-schema.ts';
import { formatPaise } from '#domain/donations/money.ts';
import { type ComparedDonation, isSimilarDonation } from '#domain/donations/similar-donation.ts';
import { problem } from '#domain/problems.ts';
import { fieldError } from '#domain/validation.ts';
import type { RequestActor } from '../audit-log/audit-log.ts';
import type { AppContext } from '../context.ts';

const MAX_NAMED = 20;

interface RecordedDonation extends ComparedDonation {
  id: number;
  created_by: number;
  idempotency_key: string | null;
}

/** @throws Problem similarDonation, with one error for each gift that the sender has not called different */
export async function ensureNotRecorded(
  ctx: AppContext,
  input: DonationInput,
  { by, key }: { by: Pick<RequestActor, 'id'>; key: string | undefined },
): Promise<void> {
  const { different_from = [] } = input;
  // Of two simultaneous requests with one key, the other one has recorded it.
  const isSameRequest = ({ created_by, idempotency_key }: RecordedDonation) =>
    created_by === by.id && idempotency_key === key;
  const similar = (await findSimilar(ctx, input)).filter(
    (each) => !different_from.includes(each.id) && !isSameRequest(each),
  );
  if (similar.length === 0) return;
  const errors = similar.slice(0, MAX_NAMED).map(({ id, donor_name, amount_paise, received_on }) =>
    fieldError('different_from', 'sameGift', {
      id,
      donor: donor_name,
      amount: formatPaise(amount_paise),
      date: received_on,
    }),
  );
  throw problem('similarDonation', { errors });
}

async function findSimilar(
  { db }: AppContext,
  { received_on = '', amount_paise, mode, reference = '', donor_name = '' }: DonationInput,
): Promise<RecordedDonation[]> {
  const gift = {
    received_on,
    amount_paise: amount_paise ?? 0,
    mode: mode || 'other',
    reference,
    donor_name,
  };
  const candidates = await db
    .selectFrom('donations')
    .select(['id', 'received_on', 'amount_paise', 'mode', 'reference', 'donor_name'])
    .select(['created_by', 'idempotency_key'])
    .where('cancelled_at', 'is', null)
    .where((row) =>
      row.or([
        row.and([
          row('received_on', '=', received_on),
          row('amount_paise', '=', gift.amount_paise),
        ]),
        row.and([
          row('mode', '=', gift.mode),
          row('reference', '<>', ''),
          row.or([
            row('received_on', '=', received_on),
            row('amount_paise', '=', gift.amount_paise),
          ]),
        ]),
      ]),
    )
    .orderBy('id', 'desc')
    .execute();
  return candidates.filter((candidate) => isSimilarDonation(gift, candidate));
}
