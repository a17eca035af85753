import type { OperationResult } from '#domain/surveys/outbox/operation-result-schema.ts';
import type { AppContext } from '../../context.ts';
import { ERASED_WITHOUT_ID } from './stored-replies.ts';

/** Unknown keys and those of others are left out. */
export async function findOperationResults(
  { db }: AppContext,
  volunteerId: number,
  keys: readonly string[],
): Promise<OperationResult[]> {
  return db
    .selectFrom('survey_keys')
    .select(['key', 'survey_id as id', 'version', 'action'])
    .where('volunteer_id', '=', volunteerId)
    .where('key', 'in', keys)
    .where('survey_id', '!=', ERASED_WITHOUT_ID)
    .execute();
}
