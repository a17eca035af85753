import type { Migration } from '../migration.ts';

/** Null: a preview of the draft. */
const statements = ['alter table website_previews add column version integer'];

export const previewVersion: Migration = { sqlite: statements, postgres: statements };
