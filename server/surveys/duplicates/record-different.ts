import type { Transaction } from 'kysely';
import type { RequestActor } from '../../audit-log/audit-log.ts';
import type { AppContext } from '../../context.ts';
import type { Tables } from '../../db/tables.ts';

interface Difference {
  entry: { id: number; version: number };
  differentFrom: readonly number[];
  by: RequestActor;
}

/** Ids that the volunteer may not see are ignored. */
export async function recordDifferent(
  { now }: AppContext,
  transaction: Transaction<Tables>,
  { entry, differentFrom, by }: Difference,
): Promise<void> {
  if (differentFrom.length === 0) return;
  const known = await transaction
    .selectFrom('surveys')
    .select(['id', 'version'])
    .where('id', 'in', differentFrom)
    .where('id', '<>', entry.id)
    .where('deleted_at', 'is', null)
    .$if(!by.is_admin, (own) => own.where('volunteer_id', '=', by.id))
    .execute();
  const at = now().toISOString();
  for (const each of known) {
    const [older, newer] = entry.id < each.id ? [entry, each] : [each, entry];
    const decision = {
      state: 'different' as const,
      decided_at: at,
      decided_by: by.id,
      older_version: older.version,
      newer_version: newer.version,
    };
    await transaction
      .insertInto('survey_pairs')
      .values({
        ...decision,
        older_id: older.id,
        newer_id: newer.id,
        strength: 'alike',
        found_at: at,
        kept_id: null,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['older_id', 'newer_id'])
          .doUpdateSet(decision)
          .where('survey_pairs.kept_id', 'is', null),
      )
      .execute();
  }
}
