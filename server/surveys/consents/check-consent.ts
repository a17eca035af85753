import { pick } from '#domain/pick.ts';
import { CONSENT_FIELD_NAMES } from '#domain/privacy/consent-fields.ts';
import { checkConsent } from '#domain/privacy/consent-rules.ts';
import type { ConsentInput } from '#domain/privacy/consent-schema.ts';
import { recordedAt } from '#domain/surveys/outbox/recorded-at.ts';
import { type FieldError, fieldError } from '#domain/validation.ts';
import type { AppContext } from '../../context.ts';
import { findCurrentNotice, noticeExists } from '../../privacy/notices.ts';
import type { NewSurvey } from '../changes/create-survey.ts';

/** @returns undefined if the sender has not asked the person */
export function consentOf(body: ConsentInput): ConsentInput | undefined {
  const consent = pick(body, CONSENT_FIELD_NAMES);
  return consent.consent_notice || consent.consent_by ? consent : undefined;
}

/**
 * While a notice is published, a new entry needs a consent, unless it was recorded before the notice, on a device
 * without a network.
 */
export async function checkConsentOfNew(
  ctx: AppContext,
  { input, consent, device = {} }: Pick<NewSurvey, 'input' | 'consent' | 'device'>,
): Promise<FieldError[]> {
  if (consent) return checkGivenConsent(ctx, consent, input);
  const notice = await findCurrentNotice(ctx);
  if (!notice) return [];
  const now = ctx.now();
  const recorded = recordedAt(device, now) ?? now;
  return recorded.toISOString() < notice.published_at ? [] : checkConsent({}, input);
}

/** The notice may have ended since: it was read to the person before. */
export async function checkGivenConsent(
  { db }: Pick<AppContext, 'db'>,
  consent: ConsentInput,
  person: Parameters<typeof checkConsent>[1],
): Promise<FieldError[]> {
  const errors = checkConsent(consent, person);
  const id = consent.consent_notice ?? 0;
  const isKnown = Number.isInteger(id) && (await noticeExists(db, id));
  return isKnown ? errors : [fieldError('consent_by', 'noticeUnknown'), ...errors];
}
