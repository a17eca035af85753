// Consent to the recording of a person's data, by the Digital Personal Data Protection Act, 2023, sections 5, 6 and 9.
import { LANGUAGES } from '../languages.ts';

/** `undone`: the consent before it came from an entry whose merge was undone. */
export const CONSENT_KINDS = ['given', 'withdrawn', 'undone'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** The last word about an entry; null: nobody has asked. */
export type ConsentState = Exclude<ConsentKind, 'undone'> | null;

export function consentState(last: ConsentKind | undefined): ConsentState {
  return last === undefined || last === 'undone' ? null : last;
}

/** As the lists filter: the person's last word, or that nobody has asked. */
export const CONSENT_FILTERS = ['given', 'unasked', 'withdrawn'] as const;
export type ConsentFilter = (typeof CONSENT_FILTERS)[number];

/** For children, and for adults with a lawful guardian, the guardian decides. */
export const CONSENT_GIVERS = ['person', 'guardian'] as const;

/** How the person learned of the notice. */
export const NOTICE_WAYS = ['read_aloud', 'read_alone', 'by_phone'] as const;

/** A volunteer may translate the notice aloud into another language. */
export const CONSENT_LANGUAGES = [...LANGUAGES, 'other'] as const;

export const GUARDIAN_RELATIONS = ['mother', 'father', 'guardian'] as const;

/**
 * Rule 10 of the DPDP Rules, 2025: identity and age of the guardian from a document, from details that the trust holds
 * already, or from a token of a service such as DigiLocker.
 */
export const GUARDIAN_PROOFS = ['document', 'known', 'token'] as const;

/** Characters. */
export const MAX_CONSENT_NOTE = 500;
