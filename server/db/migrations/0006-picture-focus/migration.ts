import type { Migration } from '../migration.ts';

const statements = [
  "alter table images add column focus text not null default ''",
  "alter table image_trash add column focus text not null default ''",
];

export const pictureFocus: Migration = { sqlite: statements, postgres: statements };
