// Times are ISO 8601 in UTC, fixed width, so that they sort as text. Booleans are 1 and 0 in both databases.
import type { Generated, Selectable } from 'kysely';
import type { ImageFormat, Removal } from '#domain/images/images.ts';
import type {
  Category,
  Gender,
  OtherDocumentType,
  SchoolClass,
  SchoolType,
  SurveyType,
} from '#domain/surveys/survey.ts';
import type { VolunteerStatus } from '#domain/volunteers/volunteer.ts';

export type SqlBoolean = 0 | 1;

export interface VolunteersTable {
  id: Generated<number>;
  name: string;
  email: string;
  /** Lower case; unique among accounts that are not deleted. */
  email_key: string;
  phone: string;
  password_hash: string;
  status: VolunteerStatus;
  is_admin: SqlBoolean;
  search_text: string;
  created_at: string;
  deleted_at: string | null;
}

export interface SessionsTable {
  token_hash: string;
  volunteer_id: number;
  created_at: string;
  last_seen_at: string;
}

export interface RateLimitCountersTable {
  key: string;
  count: number;
  first_at: string;
  last_at: string;
}
export type CounterRow = RateLimitCountersTable;

export interface SurveysTable {
  id: Generated<number>;
  /** Random, never shown: the encryption context of the identity numbers. */
  uid: string;
  survey_type: SurveyType;
  name: string;
  gender: Gender;
  category: Category;
  age: number;
  correspondence_address: string;
  permanent_address: string;
  same_address: SqlBoolean;
  city: string;
  constituency: string;
  mobile_no: string;
  other_no: string;
  aadhar_sealed: string | null;
  aadhar_index: string | null;
  aadhar_last4: string | null;
  other_document_type: OtherDocumentType | null;
  other_document_sealed: string | null;
  other_document_index: string | null;
  other_document_last4: string | null;
  physically_disabled: SqlBoolean;
  employed: SqlBoolean;
  income: number;
  senior_citizen: SqlBoolean;
  class: SchoolClass | null;
  father_name: string;
  mother_name: string;
  current_school: string;
  school_type: SchoolType | null;
  disability: string;
  search_text: string;
  volunteer_id: number;
  version: number;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
  deleted_by: number | null;
}

/** Count buckets: surveys created from `since` up to, but excluding, `until`. */
export interface CountBucketsTable {
  since: string;
  until: string;
}

/** Survey counts per bucket and volunteer. count-keys.ts: the keys for all buckets and all volunteers. */
export interface SurveyCountsTable {
  volunteer_id: number;
  survey_type: SurveyType;
  deleted: SqlBoolean;
  since: string;
  entries: number;
}

/** `snapshot` is the survey's row as JSON, identity numbers encrypted. */
export interface SurveyVersionsTable {
  survey_id: number;
  version: number;
  at: string;
  by: number;
  snapshot: string;
}

/** The survey that each Idempotency-Key created. A retry gets version 1 again. */
export interface SurveyKeysTable {
  volunteer_id: number;
  key: string;
  body_digest: string;
  survey_id: number;
  owner_name: string;
}

/** The audit log. Append-only, and without any values. */
export interface AuditLogTable {
  id: Generated<number>;
  at: string;
  actor_id: number | null;
  action: string;
  thing: string;
  thing_id: number | null;
  thing_name: string | null;
  origin: string;
}

export interface EnquiriesTable {
  id: Generated<number>;
  name: string;
  phone: string;
  email: string;
  address: string;
  message: string;
  search_text: string;
  created_at: string;
  read_at: string | null;
  /** 1 until the mail to the trust is sent; 0 if none is to be sent. */
  mail_waiting: SqlBoolean;
  mail_begun_at: string | null;
}
export type EnquiryRow = Selectable<EnquiriesTable>;

export interface ImagesTable {
  name: string;
  name_key: string;
  format: ImageFormat;
  /** SHA-256 of the original's bytes; part of the variants' blob keys. */
  hash: string;
  /** Blob key of the original. Each upload gets a new one, so a blob is never overwritten. */
  original: string;
  bytes: number;
  width: number;
  height: number;
  /** Alt text set by an admin; empty: the pages use their own. */
  alt: string;
  modified_at: string;
  /** Identifies the bundled image; null: the trust's own image. */
  drawn_mark: string | null;
  /** Encoder settings of the variants; null until all of them are made. */
  variants_mark: string | null;
}
export type ImageRow = ImagesTable;

export interface ImageTrashTable extends Omit<ImagesTable, 'name_key' | 'variants_mark'> {
  id: Generated<number>;
  removal: Removal;
  removed_at: string;
  removed_by: number;
}
export type ImageTrashRow = Selectable<ImageTrashTable>;

/** Names that an admin has deleted: a start does not seed these images again. */
export interface UnpublishedImagesTable {
  name_key: string;
}

/** The upload of each Idempotency-Key, kept for a week. */
export interface ImageKeysTable {
  volunteer_id: number;
  key: string;
  body_digest: string;
  original: string;
  /** The replaced image in image_trash. */
  removed_id: number | null;
  at: string;
}

export interface MetadataTable {
  name: string;
  value: string;
}

export interface Tables {
  volunteers: VolunteersTable;
  sessions: SessionsTable;
  rate_limit_counters: RateLimitCountersTable;
  surveys: SurveysTable;
  count_buckets: CountBucketsTable;
  survey_counts: SurveyCountsTable;
  survey_versions: SurveyVersionsTable;
  survey_keys: SurveyKeysTable;
  audit_log: AuditLogTable;
  enquiries: EnquiriesTable;
  images: ImagesTable;
  image_trash: ImageTrashTable;
  unpublished_images: UnpublishedImagesTable;
  image_keys: ImageKeysTable;
  metadata: MetadataTable;
}
