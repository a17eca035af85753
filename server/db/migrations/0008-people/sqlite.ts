import { COMPARED_COLUMNS, tables } from './tables.ts';

const kinds = ['live_adult', 'deleted_adult', 'live_child', 'deleted_child'];

const place = `((unixepoch(substr(new.created_at, 1, 19)) * 1000
    + cast(substr(new.created_at, 21, 3) as integer)) * 2097152 + new.id % 2097152)`;

const isChanged = (columns: readonly string[]): string =>
  columns.map((column) => `old.${column} is not new.${column}`).join(' or ');

const searched = ['search_text', 'sounds', 'survey_type', 'deleted_at', 'volunteer_id'];

const queue = `insert into look_alike_queue (survey_id, times) values (new.id, 1)
      on conflict (survey_id) do update set times = times + 1;`;

export const sqlite = [
  ...tables('text', 'strict'),
  ...kinds.map(
    (kind) => `create virtual table survey_search_sounds_${kind} using fts5(
      words, content='', contentless_delete=1, detail=none, tokenize='ascii'
    )`,
  ),
  'drop trigger survey_search_update',
  `create trigger survey_search_update after update of ${searched.join(', ')} on surveys
    when ${isChanged(searched)} begin
      insert into survey_search_waiting (id, place, was)
      values (new.id, ${place},
        'survey_search_' || iif(old.deleted_at is null, 'live_', 'deleted_') || old.survey_type)
      on conflict do nothing;
    end`,

  `create table look_alike_queue (
    survey_id int primary key not null, times integer not null
  ) strict, without rowid`,
  `create trigger look_alike_insert after insert on surveys when new.deleted_at is null begin
    ${queue}
  end`,
  `create trigger look_alike_update after update of ${COMPARED_COLUMNS.join(', ')} on surveys
    when ${isChanged(COMPARED_COLUMNS)} begin
      ${queue}
    end`,
];
