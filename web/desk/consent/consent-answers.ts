import { pick } from '#domain/collections/pick.ts';
import { CONSENT_FIELD_NAMES, type ConsentFieldName } from '#domain/privacy/consent-fields.ts';
import type { ConsentInput } from '#domain/privacy/consent-schema.ts';

/** As text, as the controls have them. */
export type ConsentAnswers = Record<ConsentFieldName, string>;

export const NO_ANSWERS = Object.fromEntries(
  CONSENT_FIELD_NAMES.map((name) => [name, '']),
) as ConsentAnswers;

/** The guardian's fields are left out once the person agrees. */
export function consentInputOf(answers: ConsentAnswers): ConsentInput {
  const isFromGuardian = answers.consent_by === 'guardian';
  const sent = CONSENT_FIELD_NAMES.filter(
    (name) => isFromGuardian || !name.startsWith('guardian_'),
  );
  // The cast is safe: the controls offer no other values.
  return pick(answers, sent) as ConsentInput;
}
