import type { Migration } from '../migration.ts';

/** SQLite's index has the id anyway. */
export const signInIndex: Migration = {
  sqlite: [],
  postgres: [
    'drop index audit_log_actor',
    'create index audit_log_actor on audit_log (actor_id, action, id)',
  ],
};
