import type { Migration } from '../migration.ts';

const COLUMNS = [
  ...['created_at', 'id', 'survey_type', 'gender', 'category', 'age', 'physically_disabled'],
  ...['employed', 'income', 'class', 'school_type', 'consent', 'volunteer_id', 'updated_at'],
];

const addConsent = [
  'alter table surveys add column consent text',
  `update surveys set consent = (select nullif(kind, 'undone') from consents
      where consents.survey_id = surveys.id order by consents.id desc limit 1)
    where id in (select survey_id from consents)`,
  'drop index surveys_live_filter',
];

/** A new entry has it already. A restore inserts consents in any order: the last one counts. */
const setConsent = `update surveys set consent = nullif(new.kind, 'undone')
  where id = new.survey_id and consent is distinct from nullif(new.kind, 'undone')
    and not exists (select 1 from consents where survey_id = new.survey_id and id > new.id);`;

export const consentFilter: Migration = {
  sqlite: [
    ...addConsent,
    `create index surveys_live_filter
      on surveys (${COLUMNS.join(', ')}, city, constituency, name, deleted_at)
      where deleted_at is null`,
    `create trigger consent_of_survey after insert on consents begin ${setConsent} end`,
  ],
  postgres: [
    ...addConsent,
    `create index surveys_live_filter on surveys (${COLUMNS.join(', ')}) where deleted_at is null`,
    `create function keep_consent_of_survey() returns trigger language plpgsql as $$
      begin
        ${setConsent}
        return null;
      end $$`,
    `create trigger consent_of_survey after insert on consents
      for each row execute function keep_consent_of_survey()`,
  ],
};
