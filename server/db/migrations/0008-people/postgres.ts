import { COMPARED_COLUMNS, tables } from './tables.ts';

const isChanged = COMPARED_COLUMNS.map((column) => `old.${column} is distinct from new.${column}`);

export const postgres = [
  ...tables('text collate "C"', ''),
  "create index survey_sounds on surveys using gin (string_to_array(sounds, ' '))",

  `create table look_alike_queue (
    survey_id integer primary key,
    times integer not null
  )`,
  `create function queue_look_alike() returns trigger language plpgsql as $$
    begin
      insert into look_alike_queue (survey_id, times) values (new.id, 1)
        on conflict (survey_id) do update set times = look_alike_queue.times + 1;
      return null;
    end $$`,
  `create trigger look_alike_insert after insert on surveys
    for each row when (new.deleted_at is null) execute function queue_look_alike()`,
  `create trigger look_alike_update after update of ${COMPARED_COLUMNS.join(', ')} on surveys
    for each row when (${isChanged.join(' or ')}) execute function queue_look_alike()`,
];
