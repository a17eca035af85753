import type { Migration } from '../migration.ts';

const statements = ['alter table waiting_reports rename column told_at to reported_at'];

export const reportedAt: Migration = { sqlite: statements, postgres: statements };
