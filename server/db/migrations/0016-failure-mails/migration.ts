import type { Migration } from '../migration.ts';

const statements = [
  'alter table website_mails add column failed_at text',
  'alter table website_mails add column failure text',
];

export const failureMails: Migration = { sqlite: statements, postgres: statements };
