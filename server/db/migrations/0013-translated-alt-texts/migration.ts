import type { Migration } from '../migration.ts';

const statements = ['images', 'image_trash'].flatMap((table) =>
  ['alt_hi', 'alt_mr'].map(
    (column) => `alter table ${table} add column ${column} text not null default ''`,
  ),
);

export const translatedAltTexts: Migration = { sqlite: statements, postgres: statements };
