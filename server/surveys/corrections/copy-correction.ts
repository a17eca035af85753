import type { Kysely, Transaction } from 'kysely';
import { type RequestActor, writeAudit } from '../../audit-log/audit-log.ts';
import type { AppContext } from '../../context.ts';
import type { Tables } from '../../db/tables.ts';
import { openRequest, readSteps, removeSteps, saveStep } from './correction-steps.ts';
import { type CorrectedEntry, canCorrect } from './corrections.ts';

/**
 * A request is copied only if the surviving entry has none and its volunteer can correct it. The merged entry keeps the
 * original, for an undo.
 */
export async function copyCorrection(
  transaction: Transaction<Tables>,
  { surviving, merged }: { surviving: CorrectedEntry; merged: CorrectedEntry },
): Promise<void> {
  const steps = await readSteps(transaction, merged.id);
  const request = openRequest(steps);
  const step = steps.find(({ id }) => id === request?.step_id);
  if (!step || request?.state !== 'waiting') return;
  if (openRequest(await readSteps(transaction, surviving.id))) return;
  if (!(await canCorrect(transaction, surviving.volunteer_id))) return;
  const { id: copied_from, kind, note, by, at } = step;
  await saveStep(transaction, surviving, { kind, note, by, at, copied_from });
}

interface UndoneMerge {
  survivingId: number;
  mergedId: number;
  by: RequestActor;
}

/** The merged entry still has the request. An answer of the volunteer stays in the surviving entry. */
export async function removeCopiedStep(
  { now }: Pick<AppContext, 'now'>,
  transaction: Kysely<Tables>,
  { survivingId, mergedId, by }: UndoneMerge,
): Promise<void> {
  const originals = transaction
    .selectFrom('correction_steps')
    .select('id')
    .where('survey_id', '=', mergedId);
  const copies = await transaction
    .selectFrom('correction_steps')
    .select('id')
    .where('survey_id', '=', survivingId)
    .where('copied_from', 'in', originals)
    .execute();
  if (copies.length === 0) return;
  await removeSteps(
    transaction,
    copies.map(({ id }) => id),
  );
  await writeAudit(
    transaction,
    { by, action: 'withdraw', entity: 'survey', id: survivingId },
    now(),
  );
}
