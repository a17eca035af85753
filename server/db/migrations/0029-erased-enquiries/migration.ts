import type { Migration } from '../migration.ts';

const table = (sortedText: string, tableEnd: string) => `create table erased_enquiries (
    enquiry_id integer not null,
    created_at ${sortedText} not null,
    primary key (enquiry_id, created_at)
  ) ${tableEnd}`;

const note = `insert into erased_enquiries (enquiry_id, created_at)
  values (old.id, old.created_at) on conflict do nothing;`;

export const erasedEnquiries: Migration = {
  sqlite: [
    table('text', 'strict, without rowid'),
    `create trigger enquiry_erased after delete on enquiries begin ${note} end`,
  ],
  postgres: [
    table('text collate "C"', ''),
    `create function note_erased_enquiry() returns trigger language plpgsql as $$
      begin
        ${note}
        return null;
      end $$`,
    `create trigger enquiry_erased after delete on enquiries
      for each row execute function note_erased_enquiry()`,
  ],
};
