import type { Migration } from '../migration.ts';

const statements = ['create index audit_log_thing on audit_log (thing_id, thing)'];

export const auditLogIndex: Migration = { sqlite: statements, postgres: statements };
