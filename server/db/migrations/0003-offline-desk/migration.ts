import type { Migration } from '../migration.ts';

/** Existing keys created their entries. Earlier entries have no device time. */
const statements = (tableEnd: string): string[] => [
  'alter table surveys add column recorded_at text',
  'alter table survey_versions add column recorded_at text',
  "alter table survey_keys add column action text default 'create' not null",
  'alter table survey_keys add column version integer default 1 not null',
  `create table waiting_reports (
    volunteer_id integer not null references volunteers (id),
    device text not null,
    count integer not null,
    since text,
    told_at text not null,
    constraint waiting_reports_key primary key (volunteer_id, device)
  ) ${tableEnd}`,
];

export const offlineDesk: Migration = { sqlite: statements('strict'), postgres: statements('') };
