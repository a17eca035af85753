import type { Migration } from '../migration.ts';

/** Empty for sessions that are older than this migration. */
const statements = ["alter table sessions add column user_agent text not null default ''"];

export const sessionDevices: Migration = { sqlite: statements, postgres: statements };
