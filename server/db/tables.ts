// Times are ISO 8601 in UTC, fixed width, so that they sort as text. Booleans are 1 and 0 in both databases.
import type { Generated, Selectable } from 'kysely';
import type { ImageFormat, Removal } from '#domain/images/images.ts';
import type { Language } from '#domain/languages.ts';
import type { FieldValue, PlainFieldName } from '#domain/surveys/fields.ts';
import type { Operation } from '#domain/surveys/operation.ts';
import type { SurveyType } from '#domain/surveys/survey.ts';
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
  /** May write the website. */
  is_editor: SqlBoolean;
  /** Null until the volunteer chooses one. */
  language: Language | null;
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
  volunteer_id: number;
  version: number;
  /** On the device that recorded it; null: as created_at. */
  recorded_at: string | null;
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
  /** On the device that made the change; null: as `at`. */
  recorded_at: string | null;
}

/** What each Idempotency-Key did, and the version that it made: a retry gets that again. */
export interface SurveyKeysTable {
  volunteer_id: number;
  key: string;
  body_digest: string;
  survey_id: number;
  owner_name: string;
  action: Operation;
  version: number;
}

/** Entries that wait on a volunteer's device, as it last reported. */
export interface WaitingReportsTable {
  volunteer_id: number;
  device: string;
  count: number;
  /** Null when none wait. */
  since: string | null;
  told_at: string;
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
  /** The point that crops keep in sight, like `30 70`; empty: the pages' own. */
  focus: string;
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

/** What is published, drafted and scheduled of a document of the website in one language. */
export interface WebsiteDocumentsTable {
  document: string;
  locale: Language;
  /** Rises with each save, publication and removal of the draft. */
  version: number;
  /** 0: the words as delivered. */
  published_version: number;
  /** JSON; null: no draft. `draft_schema` is the schema of the program that saved it. */
  draft: string | null;
  draft_schema: number | null;
  draft_by: number | null;
  draft_at: string | null;
  /** A copy of the draft that is published at `publish_at`. */
  scheduled: string | null;
  scheduled_schema: number | null;
  publish_by: number | null;
  publish_at: string | null;
}

/** Append-only. */
export interface WebsiteVersionsTable {
  document: string;
  locale: Language;
  version: number;
  schema: number;
  body: string;
  published_at: string;
  /** Null: the program itself. */
  published_by: number | null;
}

export interface WebsitePreviewsTable {
  token_hash: string;
  document: string;
  locale: Language;
  expires_at: string;
  created_by: number;
}

/** Outbox of the mails to admins about guarded documents; sent mails are deleted. */
export interface WebsiteMailsTable {
  document: string;
  locale: Language;
  version: number;
  /** The admin to whom it goes. */
  volunteer_id: number;
  /** Labels of the fields that were changed. */
  changed: string;
  begun_at: string | null;
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
  waiting_reports: WaitingReportsTable;
  audit_log: AuditLogTable;
  enquiries: EnquiriesTable;
  images: ImagesTable;
  image_trash: ImageTrashTable;
  unpublished_images: UnpublishedImagesTable;
  image_keys: ImageKeysTable;
  website_documents: WebsiteDocumentsTable;
  website_versions: WebsiteVersionsTable;
  website_previews: WebsitePreviewsTable;
  website_mails: WebsiteMailsTable;
  metadata: MetadataTable;
}
