import type { Migration } from '../migration.ts';

const statements = ['alter table website_documents add column publish_failed_at text'];

export const failedPublications: Migration = { sqlite: statements, postgres: statements };
