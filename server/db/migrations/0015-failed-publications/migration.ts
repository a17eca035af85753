import type { Migration } from '../migration.ts';

/** The time at which a scheduled publication failed, until the words are published or scheduled again. */
const statements = ['alter table website_documents add column publish_failed_at text'];

export const failedPublications: Migration = { sqlite: statements, postgres: statements };
