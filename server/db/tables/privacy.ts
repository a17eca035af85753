// Privacy notices, and the consents that people gave under them.

import type { Generated } from 'kysely';
import type { ConsentKind } from '#domain/privacy/consent.ts';
import type { Consent } from '#domain/privacy/consent-schema.ts';

/** At most one has not ended, the one with the highest id. Its texts never change. */
export interface PrivacyNoticesTable {
  id: Generated<number>;
  /** Empty in languages that it was not written in. */
  text_en: string;
  text_hi: string;
  text_mr: string;
  published_by: number;
  published_at: string;
  ended_at: string | null;
}

/** Append-only, except for erased entries. A withdrawal has a note instead of notice, giver, way and language. */
export interface ConsentsTable {
  id: Generated<number>;
  survey_id: number;
  kind: ConsentKind;
  notice_id: number | null;
  given_by: Consent['by'];
  way: Consent['way'];
  language: Consent['language'];
  guardian_relation: NonNullable<Consent['guardian']>['relation'] | null;
  guardian_name: Generated<string>;
  guardian_proof: NonNullable<Consent['guardian']>['proof'] | null;
  note: Generated<string>;
  recorded_by: number;
  /** Time on the device. */
  recorded_at: string;
  arrived_at: string;
}
