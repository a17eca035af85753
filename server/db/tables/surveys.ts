import type { Generated } from 'kysely';
import type { ConsentState } from '#domain/privacy/consent.ts';
import type { FieldValue, PlainFieldName } from '#domain/surveys/fields.ts';
import type { OperationKind } from '#domain/surveys/outbox/operation-kind.ts';
import type { SurveyType } from '#domain/surveys/survey.ts';
import type { SqlBoolean } from '../columns/sql-boolean.ts';

type Column<Value> = Value extends boolean ? SqlBoolean : Value;

export type FieldColumns = { [Name in PlainFieldName]: Column<FieldValue<Name>> };

export interface SurveysTable extends FieldColumns {
  id: Generated<number>;
  /** Random, never shown: the encryption context of the identity numbers. */
  uid: string;
  aadhar_sealed: string | null;
  aadhar_index: string | null;
  aadhar_last4: string | null;
  other_document_sealed: string | null;
  other_document_index: string | null;
  other_document_last4: string | null;
  search_text: string;
  /** Words of domain/surveys/search/phonetic-terms.ts. Empty: not yet derived. */
  sounds: Generated<string>;
  /** A trigger on the consents keeps it, for the filters. */
  consent: Generated<ConsentState>;
  volunteer_id: number;
  version: number;
  /** The device's time; null: as created_at. */
  recorded_at: string | null;
  household_id: string | null;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
  deleted_by: number | null;
}

/** Times from `since` up to, but excluding, `until`. */
export interface CountBucketsTable {
  since: string;
  until: string;
}

/** Keys for all buckets and all volunteers are in server/surveys/counts/survey-counts.ts. */
export interface SurveyCountsTable {
  volunteer_id: number;
  survey_type: SurveyType;
  deleted: SqlBoolean;
  since: string;
  entries: number;
}

export interface SurveyVersionsTable {
  survey_id: number;
  version: number;
  at: string;
  by: number;
  snapshot: string;
  recorded_at: string | null;
}

/** Only a row here permits to delete the versions of an entry, and to remove its words from others' versions. */
export interface ErasedSurveysTable {
  uid: string;
  /** Null if a restore brought back a state without the entry: its number may belong to another one now. */
  survey_id: number | null;
  at: string;
  /** The admin's id, also if a restore has removed the account. */
  by: number;
  /** 0: it was a merged entry, whose values the surviving entry keeps. Also for erasures of earlier releases. */
  unmerged: Generated<SqlBoolean>;
}

export interface SurveyKeysTable {
  volunteer_id: number;
  key: string;
  body_digest: string;
  survey_id: number;
  owner_name: string;
  action: OperationKind;
  version: number;
}
