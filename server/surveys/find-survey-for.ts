import { may, type SurveyAction } from '#domain/permissions.ts';
import { ensure, fail } from '#domain/problems.ts';
import type { SignedInActor } from '../auth/actor.ts';
import type { AppContext } from '../context.ts';
import type { OwnedSurvey } from './changes/lock-survey.ts';

export interface FoundSurvey extends OwnedSurvey {
  deleted_by_name: string | null;
}

/** @throws Problem surveyNotFound, forbidden */
export async function findSurveyFor(
  ctx: AppContext,
  actor: SignedInActor,
  id: number,
  action: SurveyAction,
): Promise<FoundSurvey> {
  const entry = (await findSurvey(ctx, id)) ?? fail('surveyNotFound');
  // Only admins see a deleted entry; its owner gets an error that says so.
  const isDeletedForOwner =
    entry.deleted_at !== null && !actor.is_admin && may(actor, 'read', entry);
  if (isDeletedForOwner) fail('surveyNotFound');
  ensure(may(actor, action, entry));
  return entry;
}

async function findSurvey({ db }: AppContext, id: number): Promise<FoundSurvey | undefined> {
  return db
    .selectFrom('surveys')
    .innerJoin('volunteers', 'volunteers.id', 'surveys.volunteer_id')
    .leftJoin('volunteers as deleters', 'deleters.id', 'surveys.deleted_by')
    .selectAll('surveys')
    .select([
      'volunteers.name as volunteer_name',
      'volunteers.deleted_at as volunteer_deleted_at',
      'deleters.name as deleted_by_name',
    ])
    .where('surveys.id', '=', id)
    .executeTakeFirst();
}
