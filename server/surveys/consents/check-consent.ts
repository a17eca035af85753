import { pick } from '#domain/collections/pick.ts';
import { CONSENT_FIELD_NAMES } from '#domain/privacy/consent-fields.ts';
import { type ConsentGiver, checkConsent } from '#domain/privacy/consent-rules.ts';
import type { ConsentInput } from '#domain/privacy/consent-schema.ts';
import { recordedAt } from '#domain/surveys/outbox/recorded-at.ts';
import { type FieldError, fieldError } from '#domain/validation.ts';
import type { AppContext } from '../../context.ts';
import { findCurrentNotice, findNoticeId, wasNoticeInForce } from '../../privacy/notices.ts';
import type { NewSurvey } from '../changes/create-survey.ts';

/** @returns undefined if the sender has not asked the person */
export function consentOf(body: ConsentInput): ConsentInput | undefined {
  const consent = pick(body, CONSENT_FIELD_NAMES);
  return consent.consent_notice || consent.consent_by ? consent : undefined;
}

/** A device without a network may have recorded the entry before any notice. A replaced notice is no reason. */
export async function checkConsentOfNewEntry(
  ctx: AppContext,
  { input, consent, device = {} }: Pick<NewSurvey, 'input' | 'consent' | 'device'>,
): Promise<FieldError[]> {
  if (consent) return checkConsentUnderAnyNotice(ctx, consent, input);
  if (!(await findCurrentNotice(ctx.db))) return [];
  const now = ctx.now();
  const recorded = recordedAt(device, now) ?? now;
  return (await wasNoticeInForce(ctx.db, recorded)) ? checkConsent({}, input) : [];
}

/** The notice may have ended since: a device without a network has read it to the person before. */
export async function checkConsentUnderAnyNotice(
  { db }: Pick<AppContext, 'db'>,
  consent: ConsentInput,
  person: ConsentGiver,
): Promise<FieldError[]> {
  const isKnown = (await findNoticeId(db, consent.consent_notice ?? '')) !== undefined;
  return [...(isKnown ? [] : [noticeUnknown]), ...checkConsent(consent, person)];
}

/** Somebody who is asked now must be read the present notice. */
export async function checkConsentUnderCurrentNotice(
  { db }: Pick<AppContext, 'db'>,
  consent: ConsentInput,
  person: ConsentGiver,
): Promise<FieldError[]> {
  const current = await findCurrentNotice(db);
  const isCurrent = current !== undefined && current.uid === consent.consent_notice;
  return [...(isCurrent ? [] : [noticeUnknown]), ...checkConsent(consent, person)];
}

const noticeUnknown = fieldError('consent_by', 'noticeUnknown');
