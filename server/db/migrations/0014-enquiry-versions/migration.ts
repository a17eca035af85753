import type { Migration } from '../migration.ts';

const statements = [
  'alter table enquiries add column version integer default 1 not null',
  'alter table enquiries add column repeat_digest text',
  'create unique index enquiries_repeat_digest on enquiries (repeat_digest)',
];

export const enquiryVersions: Migration = { sqlite: statements, postgres: statements };
