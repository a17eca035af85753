import type { Migration } from '../migration.ts';

/** A request for correction refers to its step; the copy that a merge makes, to the step it was copied from. */
const statements = (tableEnd: string): string[] => [
  // Copies whose merge was undone go.
  `delete from correction_steps where kind = 'sent_back'
    and survey_id not in (select survey_id from survey_corrections)
    and id in (select max(id) from correction_steps group by survey_id)`,
  'alter table correction_steps add column copied_from integer references correction_steps (id)',
  'alter table survey_corrections rename to old_corrections',
  'drop index survey_corrections_state',
  `create table survey_corrections (
    survey_id integer not null unique references surveys (id),
    state text not null,
    step_id integer not null references correction_steps (id)
  ) ${tableEnd}`,
  'create index survey_corrections_state on survey_corrections (state, survey_id)',
  // The request before a withdrawn one stands. An answered one has the time of the answer.
  `insert into survey_corrections (survey_id, state, step_id)
    select old_corrections.survey_id, state,
      coalesce(max(case when at = sent_at then id end), max(id))
    from old_corrections join correction_steps
      on correction_steps.survey_id = old_corrections.survey_id and kind = 'sent_back'
    group by old_corrections.survey_id, state`,
  'drop table old_corrections',
];

export const correctionSteps: Migration = {
  sqlite: statements('strict'),
  postgres: statements(''),
};
