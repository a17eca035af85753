// Digital Personal Data Protection (DPDP) Act, 2023, sections 5, 6 and 9.
import { LANGUAGES } from '../languages.ts';

/** `undone`: the consent before it came from an entry whose merge was undone. */
export const CONSENT_KINDS = ['given', 'withdrawn', 'undone'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** Null: nobody has asked. */
export type ConsentState = Exclude<ConsentKind, 'undone'> | null;

export function consentState(last: ConsentKind | undefined): ConsentState {
  return last === undefined || last === 'undone' ? null : last;
}

export const CONSENT_FILTERS = ['given', 'unasked', 'withdrawn'] as const;
export type ConsentFilter = (typeof CONSENT_FILTERS)[number];

/** A guardian decides for children, and for adults under lawful guardianship. */
export const CONSENT_GIVERS = ['person', 'guardian'] as const;

export const NOTICE_WAYS = ['read_aloud', 'read_alone', 'by_phone'] as const;

/** A volunteer may translate the notice aloud into another language. */
export const CONSENT_LANGUAGES = [...LANGUAGES, 'other'] as const;

export const GUARDIAN_RELATIONS = ['mother', 'father', 'guardian'] as const;

/** DPDP Rules, 2025, rule 10: a document, details that the trust holds, or a token such as DigiLocker's. */
export const GUARDIAN_PROOFS = ['document', 'known', 'token'] as const;

export const MAX_CONSENT_NOTE = 500;
