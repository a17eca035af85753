import type { Consent } from '#domain/privacy/consent-schema.ts';
import type { Messages } from '../../messages/messages.ts';
import { bidiIsolate } from '../../ui/text/bidi-isolate.ts';

/** Says who agreed, how they learned of the notice, and how a guardian was known; or that consent was withdrawn. */
export function consentSentence(t: Messages, consent: Consent): string {
  const { kind, guardian, way, language, notice } = consent;
  const { values } = t.fields;
  if (kind === 'withdrawn') return t.consent.wasWithdrawn;
  if (kind === 'undone') return t.consent.wasUndone;
  const parts = [
    guardian
      ? t.consent.guardianAgreed(
          bidiIsolate(guardian.name),
          values.guardian_relation[guardian.relation],
        )
      : t.consent.personAgreed,
    ...(guardian ? [values.guardian_proof[guardian.proof]] : []),
    ...(way ? [values.consent_way[way]] : []),
    ...(language ? [values.consent_language[language]] : []),
    ...(notice === null ? [] : [t.consent.noticeNumber(notice)]),
  ];
  return parts.join(' · ');
}
