import type { Transaction } from 'kysely';
import { type RequestActor, writeAudit } from '../../audit-log/audit-log.ts';
import type { AppContext } from '../../context.ts';
import type { Tables } from '../../db/tables.ts';
import { openRequest, readSteps, saveStep } from './correction-steps.ts';
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

export async function withdrawCopy(
  { now }: AppContext,
  transaction: Transaction<Tables>,
  { from, to, by }: { from: number; to: Omit<CorrectedEntry, 'volunteer_id'>; by: RequestActor },
): Promise<void> {
  const steps = await readSteps(transaction, to.id);
  const request = openRequest(steps);
  const copy = steps.find(({ id }) => id === request?.step_id);
  if (request?.state !== 'waiting' || !copy?.copied_from) return;
  const originals = await readSteps(transaction, from);
  if (!originals.some(({ id }) => id === copy.copied_from)) return;
  const at = now().toISOString();
  await saveStep(transaction, to, { kind: 'withdrawn', note: '', by: by.id, at });
  await writeAudit(transaction, { by, action: 'withdraw', thing: 'survey', id: to.id }, now());
}
