import type { Migration } from '../migration.ts';

const erasedSurveys = (sortedText: string, tableEnd: string) => `create table erased_surveys (
    uid text not null primary key,
    survey_id integer unique,
    at ${sortedText} not null,
    by integer not null
  ) ${tableEnd}`;

const refusal = "begin select raise(abort, 'this table is append-only'); end";
const isNotErased = 'not exists (select 1 from erased_surveys where survey_id = old.survey_id)';

/** Keys of erased entries stay, so that a repeated request does not record them again. */
const sqliteKeys = [
  `create table survey_keys_without_reference (
    volunteer_id integer not null references volunteers (id),
    key text not null,
    body_digest text not null,
    survey_id integer not null,
    owner_name text not null,
    action text default 'create' not null,
    version integer default 1 not null,
    constraint survey_keys_key primary key (volunteer_id, key)
  ) strict`,
  `insert into survey_keys_without_reference
    select volunteer_id, key, body_digest, survey_id, owner_name, action, version from survey_keys`,
  'drop table survey_keys',
  'alter table survey_keys_without_reference rename to survey_keys',
];

export const erasure: Migration = {
  sqlite: [
    erasedSurveys('text', 'strict'),
    ...['update', 'delete'].map(
      (verb) =>
        `create trigger erased_surveys_no_${verb} before ${verb} on erased_surveys ${refusal}`,
    ),
    `create trigger erased_surveys_no_replace before insert on erased_surveys
      when exists (select 1 from erased_surveys where uid = new.uid or survey_id = new.survey_id)
      ${refusal}`,
    'drop trigger survey_versions_no_delete',
    `create trigger survey_versions_no_delete before delete on survey_versions
      when ${isNotErased} ${refusal}`,
    ...sqliteKeys,
  ],
  postgres: [
    erasedSurveys('text collate "C"', ''),
    `create trigger erased_surveys_append_only before update or delete or truncate
      on erased_surveys for each statement execute function append_only()`,
    'alter table erased_surveys enable always trigger erased_surveys_append_only',
    'drop trigger survey_versions_append_only on survey_versions',
    `create trigger survey_versions_append_only before update or truncate on survey_versions
      for each statement execute function append_only()`,
    'alter table survey_versions enable always trigger survey_versions_append_only',
    `create function keep_survey_versions() returns trigger language plpgsql as $$
      begin
        if ${isNotErased} then raise exception 'this table is append-only'; end if;
        return old;
      end $$`,
    `create trigger survey_versions_no_delete before delete on survey_versions
      for each row execute function keep_survey_versions()`,
    'alter table survey_versions enable always trigger survey_versions_no_delete',
    'alter table survey_keys drop constraint survey_keys_survey_id_fkey',
  ],
};
