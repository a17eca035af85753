import type { Transaction } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Tables } from '../../db/tables.ts';
import type { SurveyRow, SurveySnapshot } from '../survey-columns.ts';

interface WithOwner {
  volunteer_name: string;
  volunteer_deleted_at: string | null;
}
export interface OwnedSurvey extends SurveyRow, WithOwner {}
/** A current or earlier state of an entry. */
export interface OwnedSnapshot extends SurveySnapshot, WithOwner {}

/** Joined with its owner, whose row is not locked. */
export function lockSurvey(
  { dialect }: AppContext,
  transaction: Transaction<Tables>,
  id: number,
): Promise<OwnedSurvey | undefined> {
  const entry = transaction
    .selectFrom('surveys')
    .selectAll()
    .select((expression) => {
      const owner = expression
        .selectFrom('volunteers')
        .whereRef('volunteers.id', '=', 'surveys.volunteer_id');
      return [
        owner.select('volunteers.name').$asScalar().$notNull().as('volunteer_name'),
        owner.select('volunteers.deleted_at').as('volunteer_deleted_at'),
      ];
    })
    .where('id', '=', id);
  return dialect.forUpdate(entry).executeTakeFirst();
}
