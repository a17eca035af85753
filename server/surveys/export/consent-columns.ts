import { consentState } from '#domain/privacy/consent.ts';
import {
  CONSENT_LANGUAGE_LABELS,
  GIVER_LABELS,
  PROOF_LABELS,
  RELATION_LABELS,
  WAY_LABELS,
} from '#domain/privacy/consent-labels.ts';
import type { ConsentRow } from '../consents/consents.ts';
import type { Column } from './export-columns.ts';

const STATE_LABELS = { given: 'Given', withdrawn: 'Withdrawn' };

/** Only trusts that have published a privacy notice export these. */
export const consentColumns: readonly Column[] = [
  { title: 'Consent', value: ({ consent }) => stateOf(consent) },
  given('Privacy notice', ({ notice_id }) => notice_id),
  given('Agreed by', ({ given_by }) => given_by && GIVER_LABELS[given_by]),
  given('Guardian', ({ guardian_name }) => guardian_name),
  given('Relation', ({ guardian_relation: relation }) => relation && RELATION_LABELS[relation]),
  given("Guardian's identity", ({ guardian_proof: proof }) => proof && PROOF_LABELS[proof]),
  given('Notice given', ({ way }) => way && WAY_LABELS[way]),
  given('Notice language', ({ language }) => language && CONSENT_LANGUAGE_LABELS[language]),
  { title: 'Consent recorded (IST)', value: ({ consent }) => recordedAt(consent) },
];

function stateOf(consent: ConsentRow | undefined): string {
  const state = consentState(consent?.kind);
  return state ? STATE_LABELS[state] : 'Not asked';
}

/** Empty unless the last word was a consent. */
function given(title: string, value: (consent: ConsentRow) => string | number | null): Column {
  return { title, value: ({ consent }) => (consent?.kind === 'given' ? value(consent) : null) };
}

function recordedAt(consent: ConsentRow | undefined): Date | null {
  return consent && consentState(consent.kind) ? new Date(consent.recorded_at) : null;
}
