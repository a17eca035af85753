import type { Migration } from '../migration.ts';

const table = (sortedText: string, tableEnd: string): string =>
  `create table files (
    name ${sortedText} not null primary key,
    file_name text not null,
    bytes integer not null,
    uploaded_at ${sortedText} not null,
    uploaded_by integer references volunteers (id)
  ) ${tableEnd}`;

export const files: Migration = {
  sqlite: [table('text', 'strict')],
  postgres: [table('text collate "C"', '')],
};
