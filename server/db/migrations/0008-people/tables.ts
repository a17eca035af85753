/** A job fills in entries without sounds, so that a start does not wait. */
export const tables = (sortedText: string, tableEnd: string): string[] => [
  "alter table surveys add column sounds text default '' not null",
  "create index surveys_without_sounds on surveys (id) where sounds = ''",
  'create index surveys_mobile on surveys (mobile_no) where deleted_at is null',
  'create index surveys_aadhar_last4 on surveys (aadhar_last4) where aadhar_last4 is not null',
  `create index surveys_document_last4 on surveys (other_document_last4)
    where other_document_last4 is not null`,

  `create table survey_pairs (
    older_id integer not null references surveys (id),
    newer_id integer not null references surveys (id),
    strength text not null,
    state text not null,
    found_at ${sortedText} not null,
    decided_at ${sortedText},
    decided_by integer references volunteers (id),
    older_version integer not null,
    newer_version integer not null,
    kept_id integer,
    version_before integer,
    constraint survey_pairs_key primary key (older_id, newer_id),
    check (older_id < newer_id)
  ) ${tableEnd}`,
  'create index survey_pairs_state on survey_pairs (state, strength, newer_id)',
  'create index survey_pairs_newer on survey_pairs (newer_id)',
];

export const COMPARED_COLUMNS = [
  'sounds',
  'mobile_no',
  'aadhar_index',
  'other_document_index',
  'age',
  'gender',
  'deleted_at',
];
