import type { Kysely, Transaction } from 'kysely';
import { type RequestActor, writeAudit } from '../../audit-log/audit-log.ts';
import type { AppContext } from '../../context.ts';
import type { Tables } from '../../db/tables.ts';
import { openRequest, readSteps, removeSteps, saveStep } from './correction-steps.ts';
import { type CorrectedEntry, canCorrect } from './corrections.ts';

/** The entry that stays may have a request of its own, and its volunteer must see it. Undoing needs the original. */
export async function copyCorrection(
  transaction: Transaction<Tables>,
  from: CorrectedEntry,
  to: CorrectedEntry,
): Promise<void> {
  const steps = await readSteps(transaction, from.id);
  const request = openRequest(steps);
  const step = steps.find(({ id }) => id === request?.step_id);
  if (!step || request?.state !== 'waiting') return;
  if (openRequest(await readSteps(transaction, to.id))) return;
  if (!(await canCorrect(transaction, to.volunteer_id))) return;
  const { id: copied_from, kind, note, by, at } = step;
  await saveStep(transaction, to, { kind, note, by, at, copied_from });
}

/** The question belongs to the other entry, which has it still. What the volunteer answered stays. */
export async function removeCopiedStep(
  { now }: Pick<AppContext, 'now'>,
  transaction: Kysely<Tables>,
  { from, to, by }: { from: number; to: number; by: RequestActor },
): Promise<void> {
  const originals = transaction
    .selectFrom('correction_steps')
    .select('id')
    .where('survey_id', '=', from);
  const copies = await transaction
    .selectFrom('correction_steps')
    .select('id')
    .where('survey_id', '=', to)
    .where('copied_from', 'in', originals)
    .execute();
  if (copies.length === 0) return;
  await removeSteps(
    transaction,
    copies.map(({ id }) => id),
  );
  await writeAudit(transaction, { by, action: 'withdraw', thing: 'survey', id: to }, now());
}
