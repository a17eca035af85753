// What the calls about one entry have in common: how it is found, who acts, how it is answered.
import { may } from '#domain/permissions.ts';
import { fail } from '#domain/problems.ts';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import type { SignedInActor } from '../auth/actor.ts';
import type { AppContext } from '../context.ts';
import { type SurveyRow, toApiSurvey } from './serialize.ts';
import { type ByPerson, type FoundSurvey, findSurvey } from './store.ts';

/**
 * A deleted entry is there for an admin only; its owner is told that it is gone.
 * @throws Problem surveyNotFound
 */
export async function findVisibleSurvey(
  ctx: AppContext,
  actor: SignedInActor,
  id: number,
): Promise<FoundSurvey> {
  const entry = (await findSurvey(ctx, id)) ?? fail('surveyNotFound');
  const isDeletedForOwner =
    entry.deleted_at !== null && !actor.is_admin && may(actor, 'read', entry);
  return isDeletedForOwner ? fail('surveyNotFound') : entry;
}

/** @param found the entry as it was read with whose it is */
export function toApiSurveyOf(row: SurveyRow, found: FoundSurvey): Survey {
  const { volunteer_name, volunteer_deleted_at } = found;
  return toApiSurvey({ ...row, volunteer_deleted_at }, volunteer_name);
}

export function auditedBy(actor: SignedInActor, origin: string): ByPerson {
  return { actorId: actor.id, isAdmin: actor.is_admin, origin };
}
