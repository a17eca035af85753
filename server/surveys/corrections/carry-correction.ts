import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { findCorrectionState } from './threads.ts';

interface CorrectedEntry {
  id: number;
  version: number;
}

/**
 * What was asked about an entry that is merged into another is asked about that one, unless it has a request of its
 * own. The merged entry keeps its request for the case that the merge is undone.
 */
export async function carryCorrection(
  transaction: Transaction<Tables>,
  from: CorrectedEntry,
  to: CorrectedEntry,
): Promise<void> {
  const request = await transaction
    .selectFrom('survey_corrections')
    .selectAll()
    .where('survey_id', '=', from.id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (!request || (await findCorrectionState(transaction, to.id))) return;
  const step = await transaction
    .selectFrom('correction_steps')
    .select(['kind', 'note', 'by', 'at'])
    .where('survey_id', '=', from.id)
    .where('kind', '=', 'sent_back')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('survey_corrections')
    .values({ ...request, survey_id: to.id })
    .execute();
  await transaction
    .insertInto('correction_steps')
    .values({ ...step, survey_id: to.id, version: to.version })
    .execute();
}
