import type { Migration } from '../migration.ts';

const statements = ["alter table sessions add column user_agent text not null default ''"];

export const sessionDevices: Migration = { sqlite: statements, postgres: statements };
