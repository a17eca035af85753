// One interface a table. Times are ISO 8601 in UTC, fixed width, so that they sort as text; yes and no
// are 1 and 0 in both databases.
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
  /** Lower case: unique among those who are not deleted. */
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

export interface ThrottleTalliesTable {
  key: string;
  count: number;
  first_at: string;
  last_at: string;
}
export type CounterRow = ThrottleTalliesTable;

export interface SurveysTable {
  id: Generated<number>;
  /** Random, never shown: the identity numbers are sealed to it. */
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

/** A stretch of time whose entries are counted, from `since` to just before `until`. */
export interface SurveyBlocksTable {
  since: string;
  until: string;
}

/**
 * How many entries of a block a volunteer has. One stands for everybody, one block for all of them
 * (tally-keys.ts).
 */
export interface SurveyTalliesTable {
  volunteer_id: number;
  survey_type: SurveyType;
  deleted: SqlBoolean;
  since: string;
  entries: number;
}

/** Every state that an entry has had. The snapshot is its row, identity numbers sealed. */
export interface SurveyVersionsTable {
  survey_id: number;
  version: number;
  at: string;
  by: number;
  snapshot: string;
}

/** What each Idempotency-Key made. Its answer, the same for ever, is the first version. */
export interface SurveyKeysTable {
  volunteer_id: number;
  key: string;
  body_digest: string;
  survey_id: number;
  /** Whose it was then. */
  owner_name: string;
}

/** Append-only: who did what, when and from where, without any value. */
export interface ActivityTable {
  id: Generated<number>;
  at: string;
  actor_id: number | null;
  action: string;
  thing: string;
  thing_id: number | null;
  /** Of a picture or a call, which have no number. */
  thing_name: string | null;
  origin: string;
}

/** What visitors have written through the contact form. */
export interface QueriesTable {
  id: Generated<number>;
  name: string;
  phone: string;
  email: string;
  address: string;
  message: string;
  search_text: string;
  created_at: string;
  read_at: string | null;
  /** 1 until the trust has been told of it by mail; 0 as well where no mail is sent. */
  mail_waiting: SqlBoolean;
  /** When a process last began to send that mail. */
  mail_begun_at: string | null;
}
export type EnquiryRow = Selectable<QueriesTable>;

export interface ImagesTable {
  name: string;
  /** Lower case: no two names differ in case only. */
  name_key: string;
  format: ImageFormat;
  /** SHA-256 of the original's bytes: the variants are named by it. */
  hash: string;
  /** The original's blob. Each upload has one of its own, which nothing else ever writes. */
  original: string;
  bytes: number;
  width: number;
  height: number;
  /** The admin's words for what it shows; empty: the pages have their own. */
  alt: string;
  modified_at: string;
  /** Which drawing of the program this is; null once it is the trust's own picture. */
  drawn_mark: string | null;
  /** With which settings all of its variants were made; null until they are. */
  variants_mark: string | null;
}
export type ImageRow = ImagesTable;

/** Pictures that were deleted or replaced, until they are restored or their time is over. */
export interface ImageTrashTable extends Omit<ImagesTable, 'name_key' | 'variants_mark'> {
  id: Generated<number>;
  removal: Removal;
  removed_at: string;
  removed_by: number;
}
export type ImageTrashRow = Selectable<ImageTrashTable>;

/** Names that an admin has deleted: if the program draws such a picture, a start does not hang it again. */
export interface ImagesTakenDownTable {
  name_key: string;
}

/** What each Idempotency-Key has brought in, for a week. */
export interface ImageKeysTable {
  volunteer_id: number;
  key: string;
  body_digest: string;
  /** The blob of its picture, wherever that hangs by now. */
  original: string;
  /** What it replaced, in the trash. */
  removed_id: number | null;
  at: string;
}

export interface StoreFactsTable {
  name: string;
  value: string;
}

export interface Tables {
  volunteers: VolunteersTable;
  sessions: SessionsTable;
  throttle_tallies: ThrottleTalliesTable;
  surveys: SurveysTable;
  survey_blocks: SurveyBlocksTable;
  survey_tallies: SurveyTalliesTable;
  survey_versions: SurveyVersionsTable;
  survey_keys: SurveyKeysTable;
  activity: ActivityTable;
  queries: QueriesTable;
  images: ImagesTable;
  image_trash: ImageTrashTable;
  images_taken_down: ImagesTakenDownTable;
  image_keys: ImageKeysTable;
  store_facts: StoreFactsTable;
}
