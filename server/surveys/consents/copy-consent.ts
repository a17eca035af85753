import type { Kysely } from 'kysely';
import type { RequestActor } from '../../audit-log/audit-log.ts';
import type { AppContext } from '../../context.ts';
import type { Tables } from '../../db/tables.ts';
import { findLastConsent, insertConsent, NOT_GIVEN } from './consents.ts';

/** An entry that stays keeps a consent of its own. */
export async function copyConsent(db: Kysely<Tables>, from: number, to: number): Promise<void> {
  const [given, own] = [await findLastConsent(db, from), await findLastConsent(db, to)];
  if (given?.kind !== 'given' || (own && own.kind !== 'undone')) return;
  const { id, ...consent } = given;
  await insertConsent(db, { ...consent, survey_id: to, copied_from: id });
}

/** The copy is withdrawn only if it is still the last word of the entry. */
export async function undoCopiedConsent(
  { now }: Pick<AppContext, 'now'>,
  transaction: Kysely<Tables>,
  { from, to, by }: { from: number; to: number; by: RequestActor },
): Promise<void> {
  const last = await findLastConsent(transaction, to);
  if (!last?.copied_from) return;
  const original = await transaction
    .selectFrom('consents')
    .select('survey_id')
    .where('id', '=', last.copied_from)
    .executeTakeFirst();
  if (original?.survey_id !== from) return;
  const at = now().toISOString();
  await insertConsent(transaction, {
    ...NOT_GIVEN,
    survey_id: to,
    kind: 'undone',
    recorded_by: by.id,
    recorded_at: at,
    arrived_at: at,
  });
}

/** While it is merged with another one, that one keeps what it took over. @param kept the ids of such entries */
export async function removeCopiedConsents(
  db: Kysely<Tables>,
  from: number,
  kept: readonly number[],
): Promise<void> {
  await db
    .deleteFrom('consents')
    .where('copied_from', 'in', (consents) =>
      consents.selectFrom('consents').select('id').where('survey_id', '=', from),
    )
    .$if(kept.length > 0, (copies) => copies.where('survey_id', 'not in', kept))
    .execute();
}
