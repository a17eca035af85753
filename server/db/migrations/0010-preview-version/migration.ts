import type { Migration } from '../migration.ts';

const statements = ['alter table website_previews add column version integer'];

export const previewVersion: Migration = { sqlite: statements, postgres: statements };
