import type { Migration } from '../migration.ts';

const statements = ['alter table volunteers add column language text'];

export const volunteerLanguage: Migration = { sqlite: statements, postgres: statements };
