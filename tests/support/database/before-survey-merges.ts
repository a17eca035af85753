import { sql } from 'kysely';
import type { AppContext } from '#server/context.ts';

const SQLITE = [
  'alter table survey_pairs add column version_before integer',
  `update survey_pairs set version_before = (
    select min(version) - 1 from survey_merges where survey_merges.kept_id = survey_pairs.kept_id
      and merged_id in (older_id, newer_id) and last_version is null
  )`,
  'alter table erased_surveys drop column unmerged',
  'drop table survey_merges',
];
const POSTGRES = [
  ...SQLITE,
  'drop function keep_words_of_versions, keep_consents cascade',
  'drop trigger survey_versions_no_truncate on survey_versions',
  `create trigger survey_versions_append_only before update or truncate on survey_versions
    for each statement execute function append_only()`,
  `create trigger consents_no_delete before delete on consents
    for each row execute function keep_survey_versions()`,
];

/** As the release left the database that did not note merges. */
export async function removeSurveyMerges({
  db,
  config,
}: Pick<AppContext, 'db' | 'config'>): Promise<void> {
  for (const statement of config.databaseUrl ? POSTGRES : SQLITE) {
    await sql.raw(statement).execute(db);
  }
  await sql`delete from kysely_migration where name = '0031-survey-merges'`.execute(db);
}
