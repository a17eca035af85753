import type { Kysely } from 'kysely';
import type { RequestActor } from '../../audit-log/audit-log.ts';
import type { AppContext } from '../../context.ts';
import type { Tables } from '../../db/tables.ts';
import { findLastConsent, insertConsent, NOT_GIVEN } from './consents.ts';

interface MergeKey {
  survivingId: number;
  mergedId: number;
}

/** A surviving entry with a consent of its own keeps that. */
export async function copyConsent(
  db: Kysely<Tables>,
  { survivingId, mergedId }: MergeKey,
): Promise<void> {
  const given = await findLastConsent(db, mergedId);
  const own = await findLastConsent(db, survivingId);
  if (given?.kind !== 'given' || (own && own.kind !== 'undone')) return;
  const { id, ...consent } = given;
  await insertConsent(db, { ...consent, survey_id: survivingId, copied_from: id });
}

/** The copy is undone only while it is the last consent of the surviving entry. */
export async function undoCopiedConsent(
  { now }: Pick<AppContext, 'now'>,
  transaction: Kysely<Tables>,
  { survivingId, mergedId, by }: MergeKey & { by: RequestActor },
): Promise<void> {
  const last = await findLastConsent(transaction, survivingId);
  if (!last?.copied_from) return;
  const original = await transaction
    .selectFrom('consents')
    .select('survey_id')
    .where('id', '=', last.copied_from)
    .executeTakeFirst();
  if (original?.survey_id !== mergedId) return;
  const at = now().toISOString();
  await insertConsent(transaction, {
    ...NOT_GIVEN,
    survey_id: survivingId,
    kind: 'undone',
    recorded_by: by.id,
    recorded_at: at,
    arrived_at: at,
  });
}

/** @param survivingIds of the erased entry: they keep their copies while the merge stands */
export async function removeCopiedConsents(
  db: Kysely<Tables>,
  erasedId: number,
  survivingIds: readonly number[],
): Promise<void> {
  await db
    .deleteFrom('consents')
    .where('copied_from', 'in', (consents) =>
      consents.selectFrom('consents').select('id').where('survey_id', '=', erasedId),
    )
    .$if(survivingIds.length > 0, (copies) => copies.where('survey_id', 'not in', survivingIds))
    .execute();
}
