import type { Generated } from 'kysely';
import type { ConsentKind } from '#domain/privacy/consent.ts';
import type { Consent } from '#domain/privacy/consent-schema.ts';
import type { RequestKind, RequestState } from '#domain/privacy/privacy-request.ts';
import type { PrivacyRequest, PrivacyRequestStep } from '#domain/privacy/request-schema.ts';

/** At most one has not ended, the one with the highest id. Its texts never change. */
export interface PrivacyNoticesTable {
  id: Generated<number>;
  /** Devices refer to it: after a restore an id may belong to another notice. */
  uid: string;
  text_en: string;
  text_hi: string;
  text_mr: string;
  published_by: number;
  published_at: string;
  ended_at: string | null;
}

/** Append-only, except for erased entries. Only a given consent has notice, giver, way and language. */
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
  /** In a surviving entry: the consent of its merged entry. */
  copied_from: number | null;
  recorded_by: number;
  recorded_at: string;
  arrived_at: string;
}

export interface PrivacyRequestsTable {
  id: Generated<number>;
  kind: RequestKind;
  state: Generated<RequestState>;
  person_name: string;
  contact: string;
  details: string;
  received_on: string;
  due_on: string;
  identity: PrivacyRequest['identity'];
  survey_id: number | null;
  search_text: string;
  version: Generated<number>;
  idempotency_key: string | null;
  created_by: number;
  created_at: string;
  updated_at: string;
}

export interface PrivacyRequestStepsTable {
  id: Generated<number>;
  request_id: number;
  action: PrivacyRequestStep['action'];
  note: string;
  /** RequestFieldChange[] */
  changes: Generated<string>;
  by: number;
  at: string;
}
