import type { Migration } from '../migration.ts';

const table = (tableEnd: string) => `create table withdrawn_files (
    name text not null primary key,
    at text not null,
    by integer not null
  ) ${tableEnd}`;

export const withdrawnFiles: Migration = {
  sqlite: [table('strict, without rowid')],
  postgres: [table('')],
};
