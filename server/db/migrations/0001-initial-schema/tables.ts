// Tables and indexes of both databases. server/db/tables.ts explains the columns.

interface ColumnTypes {
  ownNumber: string;
  /** Text type that sorts by code point. */
  sortedText: string;
  tableEnd: string;
  keyedTableEnd: string;
}

export const tables = ({
  ownNumber,
  sortedText,
  tableEnd,
  keyedTableEnd,
}: ColumnTypes): string[] => [
  `create table volunteers (
    id ${ownNumber},
    name ${sortedText} not null,
    email text not null,
    email_key ${sortedText} not null,
    phone text not null,
    password_hash text not null,
    status text not null,
    is_admin integer not null check (is_admin in (0, 1)),
    search_text ${sortedText} not null,
    created_at ${sortedText} not null,
    deleted_at ${sortedText}
  ) ${tableEnd}`,
  'create unique index volunteers_email on volunteers (email_key) where deleted_at is null',

  `create table sessions (
    token_hash text not null primary key,
    volunteer_id integer not null references volunteers (id),
    created_at ${sortedText} not null,
    last_seen_at ${sortedText} not null
  ) ${tableEnd}`,
  'create index sessions_volunteer on sessions (volunteer_id)',

  `create table rate_limit_counters (
    key text not null primary key,
    count integer not null,
    first_at ${sortedText} not null,
    last_at ${sortedText} not null
  ) ${tableEnd}`,

  `create table surveys (
    id ${ownNumber},
    uid text not null,
    survey_type text not null,
    name text not null,
    gender text not null,
    category text not null,
    age integer not null,
    correspondence_address text not null,
    permanent_address text not null,
    same_address integer not null check (same_address in (0, 1)),
    city text not null,
    constituency text not null,
    mobile_no text not null,
    other_no text not null,
    aadhar_sealed text,
    aadhar_index text,
    aadhar_last4 text,
    other_document_type text,
    other_document_sealed text,
    other_document_index text,
    other_document_last4 text,
    physically_disabled integer not null check (physically_disabled in (0, 1)),
    employed integer not null check (employed in (0, 1)),
    income integer not null,
    senior_citizen integer not null check (senior_citizen in (0, 1)),
    class text,
    father_name text not null,
    mother_name text not null,
    current_school text not null,
    school_type text,
    disability text not null,
    search_text ${sortedText} not null,
    volunteer_id integer not null references volunteers (id),
    version integer not null,
    created_at ${sortedText} not null,
    updated_at ${sortedText} not null,
    deleted_at ${sortedText},
    deleted_by integer references volunteers (id)
  ) ${tableEnd}`,
  `create index surveys_deleted on surveys (created_at, id) where deleted_at is not null`,
  `create index surveys_aadhar on surveys (aadhar_index) where aadhar_index is not null`,
  `create index surveys_other_document on surveys (other_document_index)
    where other_document_index is not null`,

  `create table survey_versions (
    survey_id integer not null references surveys (id),
    version integer not null,
    at ${sortedText} not null,
    by integer not null references volunteers (id),
    snapshot text not null,
    constraint survey_versions_key primary key (survey_id, version)
  ) ${tableEnd}`,

  `create table survey_keys (
    volunteer_id integer not null references volunteers (id),
    key text not null,
    body_digest text not null,
    survey_id integer not null references surveys (id),
    owner_name text not null,
    constraint survey_keys_key primary key (volunteer_id, key)
  ) ${tableEnd}`,

  `create table count_buckets (
    since ${sortedText} not null primary key,
    until ${sortedText} not null
  ) ${tableEnd}`,
  'create index count_buckets_until on count_buckets (until)',

  `create table survey_counts (
    volunteer_id integer not null,
    survey_type text not null,
    deleted integer not null check (deleted in (0, 1)),
    since ${sortedText} not null,
    entries integer not null,
    constraint survey_counts_key primary key (volunteer_id, deleted, survey_type, since)
  ) ${keyedTableEnd}`,
  'create index survey_counts_since on survey_counts (since)',

  `create table audit_log (
    id ${ownNumber},
    at ${sortedText} not null,
    actor_id integer,
    action text not null,
    thing text not null,
    thing_id integer,
    origin text not null,
    thing_name text
  ) ${tableEnd}`,
  'create index audit_log_actor on audit_log (actor_id, action)',
  `create index audit_log_failed_sign_ins on audit_log (thing_id, at)
    where action = 'signInFailed'`,

  `create table metadata (
    name text not null primary key,
    value text not null
  ) ${tableEnd}`,

  `create table enquiries (
    id ${ownNumber},
    name text not null,
    phone text not null,
    email text not null,
    address text not null,
    message text not null,
    search_text ${sortedText} not null,
    created_at ${sortedText} not null,
    read_at ${sortedText},
    mail_waiting integer not null check (mail_waiting in (0, 1)),
    mail_begun_at ${sortedText}
  ) ${tableEnd}`,
  'create index enquiries_newest on enquiries (created_at, id)',
  'create index enquiries_unread on enquiries (created_at, id) where read_at is null',
  'create index enquiries_mail on enquiries (id) where mail_waiting = 1',

  `create table images (
    name ${sortedText} not null primary key,
    format text not null,
    hash text not null,
    bytes integer not null,
    width integer not null,
    height integer not null,
    modified_at ${sortedText} not null,
    drawn_mark text,
    variants_mark text,
    name_key text default '' not null,
    original text default '' not null,
    alt text default '' not null
  ) ${tableEnd}`,
  'create unique index images_name_key on images (name_key)',
  'create index images_hash on images (hash)',

  `create table image_trash (
    id ${ownNumber},
    name ${sortedText} not null,
    format text not null,
    hash text not null,
    original text not null,
    bytes integer not null,
    width integer not null,
    height integer not null,
    alt text not null,
    modified_at ${sortedText} not null,
    drawn_mark text,
    removal text not null,
    removed_at ${sortedText} not null,
    removed_by integer not null references volunteers (id)
  ) ${tableEnd}`,
  'create index image_trash_removed on image_trash (removed_at, id)',

  `create table unpublished_images (
    name_key text not null primary key
  ) ${tableEnd}`,

  `create table image_keys (
    volunteer_id integer not null references volunteers (id),
    key text not null,
    body_digest text not null,
    original text not null,
    removed_id integer,
    at ${sortedText} not null,
    constraint image_keys_key primary key (volunteer_id, key)
  ) ${tableEnd}`,
];

export const LIST_INDEXES = {
  surveys_live: 'created_at, id',
  surveys_live_type: 'survey_type, created_at, id',
  surveys_live_volunteer: 'volunteer_id, created_at, id',
  surveys_live_volunteer_type: 'volunteer_id, survey_type, created_at, id',
};
