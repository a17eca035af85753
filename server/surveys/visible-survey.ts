import { may, type SurveyAction } from '#domain/permissions.ts';
import { ensure, fail } from '#domain/problems.ts';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import type { SignedInActor } from '../auth/actor.ts';
import type { AppContext } from '../context.ts';
import { toApiSurvey } from './api-survey.ts';
import type { OwnedSnapshot } from './change-survey.ts';
import type { SurveyRow } from './draft-columns.ts';
import { type FoundSurvey, findSurvey } from './store.ts';

/** @throws Problem surveyNotFound, forbidden */
export async function findSurveyFor(
  ctx: AppContext,
  actor: SignedInActor,
  id: number,
  action: SurveyAction,
): Promise<FoundSurvey> {
  const entry = (await findSurvey(ctx, id)) ?? fail('surveyNotFound');
  ensureNotDeletedForOwner(actor, entry);
  ensure(may(actor, action, entry));
  return entry;
}

/**
 * A deleted entry is there for admins only; its owner is told that it is gone.
 * @throws Problem surveyNotFound
 */
export function ensureNotDeletedForOwner(actor: SignedInActor, entry: SurveyRow): void {
  const isDeletedForOwner =
    entry.deleted_at !== null && !actor.is_admin && may(actor, 'read', entry);
  if (isDeletedForOwner) fail('surveyNotFound');
}

export function toApiSurveyOf(entry: OwnedSnapshot): Survey {
  return toApiSurvey(entry, entry.volunteer_name);
}
