// Times are ISO 8601 in UTC, fixed width, so that they sort as text. Booleans are 1 and 0 in both databases.
import type { Generated, Selectable } from 'kysely';
import type { DonationKind, PaymentMode, TaxSection } from '#domain/donations/donation.ts';
import type { IdType } from '#domain/donations/donor-id.ts';
import type { EnquiryKind } from '#domain/enquiries/enquiry.ts';
import type { EnquiryState } from '#domain/enquiries/enquiry-work.ts';
import type { ImageFormat, Removal } from '#domain/images/images.ts';
import type { Language } from '#domain/languages.ts';
import type { PlaceField } from '#domain/places/place.ts';
import type { CorrectionState, CorrectionStepKind } from '#domain/surveys/correction.ts';
import type { FieldValue, PlainFieldName } from '#domain/surveys/fields.ts';
import type { PairState, Strength } from '#domain/surveys/look-alike.ts';
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
  /** Words for the search by sound and for the same person: domain/surveys/sounds.ts. Empty: not yet derived. */
  sounds: Generated<string>;
  volunteer_id: number;
  version: number;
  /** On the device that recorded it; null: as created_at. */
  recorded_at: string | null;
  /** Entries with the same one are of one household. */
  household_id: string | null;
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

/** Two entries that may be of one person, the lower id first. */
export interface SurveyPairsTable {
  older_id: number;
  newer_id: number;
  strength: Strength;
  state: PairState;
  found_at: string;
  decided_at: string | null;
  decided_by: number | null;
  /** Versions of the entries that were decided about: a change of one opens the pair again. */
  older_version: number;
  newer_version: number;
  /** Of a merged pair: the entry that stays. The other one points to it by this. */
  kept_id: number | null;
  /** Its version before the merge; null if the merge changed nothing in it. */
  version_before: number | null;
}

/** Entries that are to be compared with the others; `times` grows when one changes meanwhile. */
export interface LookAlikeQueueTable {
  survey_id: number;
  times: number;
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
  kind: Generated<EnquiryKind>;
  /** Further fields of the form, as JSON. */
  details: string | null;
  /** Random: the encryption context of the PAN; null without one. */
  uid: string | null;
  pan_sealed: string | null;
  pan_last4: string | null;
  state: Generated<EnquiryState>;
  handled_by: number | null;
  handled_at: string | null;
  note: Generated<string>;
  /** The entry or volunteer that the enquiry led to. */
  survey_id: number | null;
  volunteer_id: number | null;
  /** Thirty days later the row is gone for good. */
  deleted_at: string | null;
}
export type EnquiryRow = Selectable<EnquiriesTable>;

/** Gifts to the trust. One with a receipt is never changed, only cancelled. */
export interface DonationsTable {
  id: Generated<number>;
  /** Random, never shown: the encryption context of the donor's number. */
  uid: string;
  /** The day of the gift, like 2026-11-23. */
  received_on: string;
  financial_year: string;
  amount_paise: number;
  mode: PaymentMode;
  reference: string;
  purpose: string;
  donor_name: string;
  address: string;
  email: string;
  phone: string;
  id_type: IdType | null;
  id_sealed: string | null;
  id_last4: string | null;
  section: TaxSection;
  kind: DonationKind;
  /** The request that it was recorded from, which may be erased since. */
  query_id: number | null;
  receipt_number: number | null;
  receipt_issued_at: string | null;
  receipt_issued_by: number | null;
  /** What the receipt says of the trust, as JSON. */
  receipt_issuer: string | null;
  cancelled_at: string | null;
  cancelled_by: number | null;
  cancel_reason: string | null;
  search_text: string;
  version: number;
  idempotency_key: string | null;
  body_digest: string | null;
  created_by: number;
  created_at: string;
  updated_at: string;
}
export type DonationRow = Selectable<DonationsTable>;

/** The last number of each financial year: taken in the transaction that issues the receipt, so without gaps. */
export interface ReceiptNumbersTable {
  financial_year: string;
  last: number;
}

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

/** PDFs of the website, kept for good: published versions name them. */
export interface FilesTable {
  /** SHA-256 of the content in hex, with `.pdf`. */
  name: string;
  /** As it was uploaded: the name of a download. */
  file_name: string;
  bytes: number;
  uploaded_at: string;
  uploaded_by: number | null;
}

export type FileRow = Selectable<FilesTable>;
/** Filters of the lists that an account keeps under a name. */
export interface SavedViewsTable {
  id: Generated<number>;
  volunteer_id: number;
  name: string;
  query: string;
  created_at: string;
}

/** Entries sent back to their volunteer, until an admin accepts them. */
export interface SurveyCorrectionsTable {
  survey_id: number;
  state: CorrectionState;
  /** When it was last sent back: earlier edits that arrive late correct nothing. */
  sent_at: string;
}

export interface CorrectionStepsTable {
  id: Generated<number>;
  survey_id: number;
  kind: CorrectionStepKind;
  note: string;
  /** The entry's version after the step. */
  version: number;
  by: number;
  at: string;
}

/** Places whose spellings an admin has made one, or imported. */
export interface PlacesTable {
  id: Generated<number>;
  name: string;
  /** In Devanagari; empty if there is none. */
  local_name: string;
  created_at: string;
}

/** By toSearchText. */
export interface PlaceNamesTable {
  name_key: string;
  place_id: number;
}

/** What was ever typed as a place; triggers write it. */
export interface PlaceSpellingsTable {
  field: PlaceField;
  spelling: string;
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
  survey_pairs: SurveyPairsTable;
  look_alike_queue: LookAlikeQueueTable;
  waiting_reports: WaitingReportsTable;
  audit_log: AuditLogTable;
  enquiries: EnquiriesTable;
  donations: DonationsTable;
  receipt_numbers: ReceiptNumbersTable;
  images: ImagesTable;
  image_trash: ImageTrashTable;
  unpublished_images: UnpublishedImagesTable;
  image_keys: ImageKeysTable;
  files: FilesTable;
  website_documents: WebsiteDocumentsTable;
  website_versions: WebsiteVersionsTable;
  website_previews: WebsitePreviewsTable;
  website_mails: WebsiteMailsTable;
  saved_views: SavedViewsTable;
  survey_corrections: SurveyCorrectionsTable;
  correction_steps: CorrectionStepsTable;
  places: PlacesTable;
  place_names: PlaceNamesTable;
  place_spellings: PlaceSpellingsTable;
  metadata: MetadataTable;
}
