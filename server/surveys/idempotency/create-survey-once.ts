import { ensureValid } from '#domain/problems.ts';
import { checkNewSurvey } from '#domain/surveys/rules.ts';
import type { SignedInActor } from '../../auth/actor.ts';
import type { AppContext } from '../../context.ts';
import { createOnce } from '../../idempotency/create-once.ts';
import { createSurvey, type NewSurvey } from '../changes/create-survey.ts';
import type { OwnedSnapshot } from '../changes/lock-survey.ts';
import { checkConsentOfNewEntry } from '../consents/check-consent.ts';
import { findStoredReply, type KeyedOperation } from './stored-replies.ts';

interface Creation extends Omit<NewSurvey, 'by' | 'owner'> {
  actor: SignedInActor;
  key: string | undefined;
}

/** A repeated request gets the stored reply unchecked. @throws Problem brokenRule */
export function createSurveyOnce(
  ctx: AppContext,
  { actor, key, ...survey }: Creation,
): Promise<OwnedSnapshot> {
  const { input, consent } = survey;
  const operation: KeyedOperation | undefined = key
    ? { key, by: actor, action: 'create', input, consent }
    : undefined;
  return createOnce(
    ctx,
    operation,
    (keyed) => findStoredReply(ctx, ctx.db, keyed),
    async () => {
      ensureValid([
        ...checkNewSurvey(input, { actorIsAdmin: actor.is_admin }),
        ...(await checkConsentOfNewEntry(ctx, survey)),
      ]);
      // Volunteers record their own entries; admins choose the owner.
      const isOwn = !actor.is_admin || input.volunteer_id === actor.id;
      const owner = isOwn ? actor : undefined;
      return createSurvey(ctx, { ...survey, by: actor, owner }, operation);
    },
  );
}
