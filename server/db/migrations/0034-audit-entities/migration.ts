import type { Migration } from '../migration.ts';

const renameColumns = [
  'alter table audit_log rename column thing to entity',
  'alter table audit_log rename column thing_id to entity_id',
  'alter table audit_log rename column thing_name to entity_name',
];

export const auditEntities: Migration = {
  sqlite: [
    ...renameColumns,
    'drop index audit_log_thing',
    'create index audit_log_entity on audit_log (entity_id, entity)',
  ],
  postgres: [...renameColumns, 'alter index audit_log_thing rename to audit_log_entity'],
};
