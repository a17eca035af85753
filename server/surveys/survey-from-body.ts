// The desk's requests and the operations of a rescue file have the same bodies.
import type { DeviceTimeFields } from '#domain/surveys/outbox/recorded-at.ts';
import type { SurveyBody } from '#domain/surveys/survey-schema.ts';
import type { SignedInActor } from '../auth/actor.ts';
import type { AppContext } from '../context.ts';
import type { ChangeRequest } from './changes/change-survey.ts';
import { editSurvey } from './changes/edit-survey.ts';
import type { OwnedSnapshot } from './changes/lock-survey.ts';
import { consentOf } from './consents/check-consent.ts';
import { createSurveyOnce } from './idempotency/create-survey-once.ts';
import { decryptSubmittedNumbers } from './identity-numbers/decrypt-submitted-numbers.ts';

interface Creation {
  body: SurveyBody;
  by: SignedInActor;
  key: string | undefined;
}

export function createFromBody(
  ctx: AppContext,
  { body, by, key }: Creation,
): Promise<OwnedSnapshot> {
  return createSurveyOnce(ctx, {
    input: decryptSubmittedNumbers(ctx.keyPairs, body, by),
    actor: by,
    key,
    device: body,
    householdId: body.household_id,
    differentFrom: body.different_from,
    consent: consentOf(body),
  });
}

export function updateFromBody(
  ctx: AppContext,
  { body, ...change }: ChangeRequest & { body: SurveyBody },
): Promise<OwnedSnapshot> {
  return editSurvey(ctx, {
    ...change,
    input: decryptSubmittedNumbers(ctx.keyPairs, body, change.by),
    device: deviceTimeOfEdit(body),
    differentFrom: body.different_from,
    consent: consentOf(body),
  });
}

/** A response sent back as a request has the entry's own recorded_at, and no offset. */
function deviceTimeOfEdit(body: SurveyBody): DeviceTimeFields | undefined {
  return typeof body.device_offset_ms === 'number' ? body : undefined;
}
