import type { Receipt } from '#domain/surveys/outbox/receipt-schema.ts';
import type { AppContext } from '../../context.ts';

/** @returns what the volunteer's own keys did; unknown keys and those of others are left out */
export async function receiptsOf(
  { db }: AppContext,
  volunteerId: number,
  keys: readonly string[],
): Promise<Receipt[]> {
  return db
    .selectFrom('survey_keys')
    .select(['key', 'survey_id as id', 'version', 'action'])
    .where('volunteer_id', '=', volunteerId)
    .where('key', 'in', keys)
    .execute();
}
