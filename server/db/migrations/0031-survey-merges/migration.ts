import type { Migration } from '../migration.ts';

const table = (tableEnd: string) => `create table survey_merges (
    kept_id integer not null references surveys (id),
    merged_id integer not null,
    version integer not null,
    last_version integer,
    constraint survey_merges_key primary key (kept_id, merged_id, version)
  ) ${tableEnd}`;

const otherId = 'case when kept_id = older_id then newer_id else older_id end';
const keptVersion = 'case when kept_id = older_id then older_version else newer_version end';

/** Of a merge that was undone before, the pair says nothing any more. */
const merged = `insert into survey_merges (kept_id, merged_id, version)
  select kept_id, ${otherId}, version_before + 1 from survey_pairs
    where kept_id is not null and version_before is not null
  union
  select kept_id, ${otherId}, ${keptVersion} from survey_pairs
    where kept_id is not null and version_before is not null
      and ${keptVersion} > version_before`;

/** Steps that a merge copied which was undone. An erasure has made those of erased entries unknown. */
const copiedStep = `copied_from is not null and not exists (
    select 1 from correction_steps original join survey_pairs
      on survey_pairs.kept_id = correction_steps.survey_id
        and original.survey_id in (older_id, newer_id)
    where original.id = correction_steps.copied_from
  )`;

const fill = [
  merged,
  'alter table survey_pairs drop column version_before',
  'create index survey_merges_merged on survey_merges (merged_id)',
  'alter table erased_surveys add column unmerged integer default 0 not null',
  `delete from survey_corrections
    where step_id in (select id from correction_steps where ${copiedStep})`,
  `update correction_steps set copied_from = null
    where copied_from in (select id from correction_steps where ${copiedStep})`,
  `delete from correction_steps where ${copiedStep}`,
];

/** A consent that a merge copied which was undone, of an entry that was erased afterwards. */
const copiedConsents = `delete from consents where copied_from is not null
  and copied_from not in (select id from consents)
  and 'undone' = (
    select kind from consents next where next.survey_id = consents.survey_id
      and next.id > consents.id order by next.id limit 1
  )`;

const refusal = "begin select raise(abort, 'this table is append-only'); end";
const isErased = 'exists (select 1 from erased_surveys where survey_id = old.survey_id)';
/** A copy that an erased entry left in another one. */
const isCopyOfErased = `exists (
    select 1 from consents original
      join erased_surveys on erased_surveys.survey_id = original.survey_id
    where original.id = old.copied_from
  )`;
/** Only its words may go, from versions between a merge with an erased entry and its undoing. */
const hasWordsOfErased = `exists (
    select 1 from survey_merges join erased_surveys on erased_surveys.survey_id = merged_id
    where kept_id = old.survey_id and old.version between survey_merges.version and last_version
  )`;
const COLUMNS = ['rowid', 'survey_id', 'version', 'at', 'by', 'recorded_at'];
const isSameRow = COLUMNS.map((name) => `new."${name}" is old."${name}"`).join(' and ');

export const surveyMerges: Migration = {
  sqlite: [
    table('strict'),
    ...fill,
    'drop trigger survey_versions_no_update',
    `create trigger survey_versions_no_update before update on survey_versions
      when not (${hasWordsOfErased} and ${isSameRow}) ${refusal}`,
    'drop trigger consents_no_delete',
    copiedConsents,
    `create trigger consents_no_delete before delete on consents
      when not (${isErased} or ${isCopyOfErased}) ${refusal}`,
  ],
  postgres: [
    table(''),
    ...fill,
    'drop trigger survey_versions_append_only on survey_versions',
    `create trigger survey_versions_no_truncate before truncate on survey_versions
      for each statement execute function append_only()`,
    'alter table survey_versions enable always trigger survey_versions_no_truncate',
    `create function keep_words_of_versions() returns trigger language plpgsql as $$
      begin
        if not (${hasWordsOfErased} and to_jsonb(new) - 'snapshot' = to_jsonb(old) - 'snapshot')
        then raise exception 'this table is append-only'; end if;
        return new;
      end $$`,
    `create trigger survey_versions_append_only before update on survey_versions
      for each row execute function keep_words_of_versions()`,
    'alter table survey_versions enable always trigger survey_versions_append_only',
    `create function keep_consents() returns trigger language plpgsql as $$
      begin
        if not (${isErased} or ${isCopyOfErased})
        then raise exception 'this table is append-only'; end if;
        return old;
      end $$`,
    'drop trigger consents_no_delete on consents',
    copiedConsents,
    `create trigger consents_no_delete before delete on consents
      for each row execute function keep_consents()`,
    'alter table consents enable always trigger consents_no_delete',
  ],
};
