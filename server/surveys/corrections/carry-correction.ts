import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { seesEntries } from './corrections.ts';
import { findCorrectionState } from './threads.ts';

interface CorrectedEntry {
  id: number;
  version: number;
  volunteer_id: number;
}

/**
 * What was asked about an entry that is merged into another is asked about that one, unless it has a request of its
 * own or its volunteer would not see it. The merged entry keeps its request for the case that the merge is undone.
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
  if (!(await seesEntries(transaction, to.volunteer_id))) return;
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

/** Withdraws the request from the entry that stayed, once the merge is undone. */
export async function takeBackCorrection(
  transaction: Transaction<Tables>,
  from: number,
  to: number,
): Promise<void> {
  await transaction
    .deleteFrom('survey_corrections')
    .where('survey_id', '=', to)
    .where('sent_at', 'in', (carried) =>
      carried.selectFrom('survey_corrections').select('sent_at').where('survey_id', '=', from),
    )
    .execute();
}
