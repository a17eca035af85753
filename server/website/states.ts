import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Language } from '#domain/languages.ts';
import { ensureVersion } from '#domain/problems.ts';
import type { AppContext } from '../context.ts';
import type { WebsiteDocumentsTable } from '../db/tables/website.ts';
import type { Tables } from '../db/tables.ts';

export type WebsiteDocumentRow = Selectable<WebsiteDocumentsTable>;

/** Columns of the published version are null if nothing is published. */
export interface WebsiteDocumentState extends WebsiteDocumentRow {
  body: string | null;
  schema: number | null;
  published_at: string | null;
  published_by: number | null;
  published_by_name: string | null;
  draft_by_name: string | null;
  /** The published English that a translator saw. */
  seen_english: string | null;
  seen_english_schema: number | null;
}
export type DocumentStates = ReadonlyMap<Language, WebsiteDocumentState>;
export const NOTHING_STORED: DocumentStates = new Map();

export async function listStates(db: Kysely<Tables>, document: string): Promise<DocumentStates> {
  const rows = await selectStates(db).where('website_documents.document', '=', document).execute();
  return new Map(rows.map((row) => [row.locale, row]));
}

/** The words may be megabytes, so they are not selected. */
export async function readDraftVersion(
  db: Kysely<Tables>,
  document: string,
  locale: Language,
): Promise<number> {
  const row = await db
    .selectFrom('website_documents')
    .select('version')
    .where('document', '=', document)
    .where('locale', '=', locale)
    .executeTakeFirst();
  return row?.version ?? 0;
}

export async function listAllStates(db: Kysely<Tables>): Promise<Map<string, DocumentStates>> {
  const rows = await selectStates(db).execute();
  const byName = Map.groupBy(rows, ({ document }) => document);
  return new Map(
    [...byName].map(([name, states]) => [name, new Map(states.map((row) => [row.locale, row]))]),
  );
}

function selectStates(db: Kysely<Tables>) {
  return db
    .selectFrom('website_documents')
    .leftJoin('website_versions as published', (join) =>
      join
        .onRef('published.document', '=', 'website_documents.document')
        .onRef('published.locale', '=', 'website_documents.locale')
        .onRef('published.version', '=', 'website_documents.published_version'),
    )
    .leftJoin('volunteers as drafter', 'drafter.id', 'website_documents.draft_by')
    .leftJoin('volunteers as publisher', 'publisher.id', 'published.published_by')
    .selectAll('website_documents')
    .select([
      'published.body',
      'published.schema',
      'published.published_at',
      'published.published_by',
      'publisher.name as published_by_name',
      'drafter.name as draft_by_name',
    ])
    .select(({ selectFrom }) => {
      const seen = selectFrom('website_versions as seen')
        .whereRef('seen.document', '=', 'website_documents.document')
        .where('website_documents.locale', '<>', 'en')
        .where('seen.locale', '=', 'en')
        .whereRef('seen.published_at', '<=', 'published.published_at')
        .orderBy('seen.version', 'desc')
        .limit(1);
      return [
        seen.select('seen.body').as('seen_english'),
        seen.select('seen.schema').as('seen_english_schema'),
      ];
    });
}

/** A missing row is created; the lock lasts until the transaction ends. */
export async function lockDocument(
  { dialect }: AppContext,
  transaction: Transaction<Tables>,
  document: string,
  locale: Language,
): Promise<WebsiteDocumentRow> {
  await transaction
    .insertInto('website_documents')
    .values({ document, locale, version: 0, published_version: 0, ...NO_DRAFT, ...NO_SCHEDULE })
    .onConflict((conflict) => conflict.columns(['document', 'locale']).doNothing())
    .execute();
  return dialect
    .forUpdate(
      transaction
        .selectFrom('website_documents')
        .selectAll()
        .where('document', '=', document)
        .where('locale', '=', locale),
    )
    .executeTakeFirstOrThrow();
}

/** @param expected from If-Match; without it the last write wins @throws Problem staleDraft */
export function ensureCurrentDraft(row: { version: number } | undefined, expected?: number): void {
  ensureVersion(row?.version ?? 0, expected, 'staleDraft');
}

export async function updateDocument(
  transaction: Transaction<Tables>,
  { document, locale, version }: WebsiteDocumentRow,
  change: Partial<Omit<WebsiteDocumentRow, 'version'>>,
): Promise<void> {
  await transaction
    .updateTable('website_documents')
    .set({ ...change, version: version + 1 })
    .where('document', '=', document)
    .where('locale', '=', locale)
    .execute();
}

export const NO_DRAFT = { draft: null, draft_schema: null, draft_by: null, draft_at: null };
export const NO_SCHEDULE = {
  scheduled: null,
  scheduled_schema: null,
  publish_by: null,
  publish_at: null,
  publish_failed_at: null,
};
