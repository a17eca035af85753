import type { Migration } from '../migration.ts';

/** `fillSoundsJob` writes them for the rows that are there. */
const statements = ['donations', 'enquiries'].map(
  (table) => `alter table ${table} add column sounds text not null default ''`,
);

export const soundsOfDonors: Migration = { sqlite: statements, postgres: statements };
