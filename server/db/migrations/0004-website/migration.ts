import type { Migration } from '../migration.ts';

const tables = (sortedText: string, tableEnd: string): string[] => [
  'alter table volunteers add column is_editor integer default 0 not null',
  `create table website_documents (
    document ${sortedText} not null,
    locale text not null,
    version integer not null,
    published_version integer not null,
    draft text,
    draft_schema integer,
    draft_by integer references volunteers (id),
    draft_at text,
    scheduled text,
    scheduled_schema integer,
    publish_by integer references volunteers (id),
    publish_at ${sortedText},
    constraint website_documents_key primary key (document, locale)
  ) ${tableEnd}`,
  `create index website_documents_scheduled on website_documents (publish_at)
    where publish_at is not null`,
  `create table website_versions (
    document ${sortedText} not null,
    locale text not null,
    version integer not null,
    schema integer not null,
    body text not null,
    published_at ${sortedText} not null,
    published_by integer references volunteers (id),
    constraint website_versions_key primary key (document, locale, version)
  ) ${tableEnd}`,
  `create table website_previews (
    token_hash text not null primary key,
    document text not null,
    locale text not null,
    expires_at ${sortedText} not null,
    created_by integer not null references volunteers (id)
  ) ${tableEnd}`,
  'create index website_previews_expiry on website_previews (expires_at)',
  `create table website_mails (
    document text not null,
    locale text not null,
    version integer not null,
    volunteer_id integer not null references volunteers (id),
    changed text not null,
    begun_at ${sortedText},
    constraint website_mails_key primary key (document, locale, version, volunteer_id)
  ) ${tableEnd}`,
];

const refusal = "begin select raise(abort, 'this table is append-only'); end";

const appendOnlySqlite = [
  ...['update', 'delete'].map(
    (verb) =>
      `create trigger website_versions_no_${verb} before ${verb} on website_versions ${refusal}`,
  ),
  `create trigger website_versions_no_replace before insert on website_versions
    when exists (select 1 from website_versions where rowid = new.rowid
      or (document = new.document and locale = new.locale and version = new.version)) ${refusal}`,
];

const appendOnlyPostgres = [
  `create trigger website_versions_append_only before update or delete or truncate
    on website_versions for each statement execute function append_only()`,
  'alter table website_versions enable always trigger website_versions_append_only',
];

export const website: Migration = {
  sqlite: [...tables('text', 'strict'), ...appendOnlySqlite],
  postgres: [...tables('text collate "C"', ''), ...appendOnlyPostgres],
};
