import type { Transaction } from 'kysely';
import { MINUTE_MS } from '#domain/durations.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { personSoundsOf } from '#domain/names/person-sounds.ts';
import { normaliseDocumentNumber } from '#domain/text/document-number.ts';
import { toSearchText, withoutDigitSeparators } from '#domain/text/text.ts';
import type { AppContext } from '../context.ts';
import type { Tables } from '../db/tables.ts';
import { keyedDigest } from '../idempotency/keyed-digest.ts';
import type { Vault } from '../vault/vault.ts';
import { panColumns } from './pan-columns.ts';
import type { FormExtras } from './submitted-form.ts';

const REPEAT_MS = 10 * MINUTE_MS;
const REPEAT_PURPOSES = {
  receipt: 'request for a receipt',
  volunteer: 'offer to volunteer',
} as const;

export async function saveEnquiry(
  ctx: AppContext,
  enquiry: Enquiry,
  extras: FormExtras = { kind: 'contact', details: null, pan: '' },
): Promise<void> {
  const { db, now, config, vault } = ctx;
  const { kind, details, pan } = extras;
  const repeat_digest = repeatDigest(vault, enquiry, extras);
  await db.transaction().execute(async (transaction) => {
    if (repeat_digest) await allowRepeat(transaction, repeat_digest, now());
    await transaction
      .insertInto('enquiries')
      .values({
        ...enquiry,
        kind,
        details: details && JSON.stringify(details),
        ...panColumns(vault, pan),
        search_text: toSearchText(
          [
            ...Object.values(enquiry),
            withoutDigitSeparators(enquiry.phone),
            details?.reference ?? '',
          ].join('\n'),
        ),
        sounds: personSoundsOf(enquiry),
        created_at: now().toISOString(),
        read_at: null,
        mail_waiting: config.mail ? 1 : 0,
        mail_begun_at: null,
        handled_by: null,
        handled_at: null,
        survey_id: null,
        volunteer_id: null,
        repeat_digest,
        deleted_at: null,
      })
      .onConflict((conflict) => conflict.column('repeat_digest').doNothing())
      .execute();
  });
}

/** A double click sends a form without script twice. The contact form's script sends once, so all is stored. */
function repeatDigest(
  vault: Vault,
  enquiry: Enquiry,
  { kind, details, pan }: FormExtras,
): string | null {
  if (kind === 'contact') return null;
  const sent = { ...enquiry, ...details, pan: normaliseDocumentNumber(pan) };
  return keyedDigest(vault, sent, REPEAT_PURPOSES[kind]);
}

/** After ten minutes, or once the first request is deleted, an equal one counts as new. */
async function allowRepeat(
  transaction: Transaction<Tables>,
  digest: string,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - REPEAT_MS).toISOString();
  await transaction
    .updateTable('enquiries')
    .set({ repeat_digest: null })
    .where('repeat_digest', '=', digest)
    .where((eb) => eb.or([eb('created_at', '<=', since), eb('deleted_at', 'is not', null)]))
    .execute();
}
