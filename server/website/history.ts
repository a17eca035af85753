import type { Language } from '#domain/languages.ts';
import { fail } from '#domain/problems.ts';
import type { DocumentValue, WebsiteDocument } from '#domain/website/document.ts';
import type { DocumentVersion } from '#domain/website/website-schema.ts';
import type { AppContext } from '../context.ts';
import { namedIdOf } from '../db/named-id.ts';
import { listStates } from './states.ts';
import { readDraftBody, shownValue } from './values.ts';

export async function listVersions(
  { db }: AppContext,
  { name: document }: WebsiteDocument,
  locale: Language,
): Promise<DocumentVersion[]> {
  const rows = await db
    .selectFrom('website_versions')
    .leftJoin('volunteers', 'volunteers.id', 'website_versions.published_by')
    .select(['version', 'published_at', 'published_by', 'volunteers.name'])
    .where('document', '=', document)
    .where('locale', '=', locale)
    .orderBy('version', 'desc')
    .execute();
  return rows.map(({ version, published_at, published_by, name }) => ({
    version,
    published_at,
    by: namedIdOf(published_by, name),
  }));
}

/** @param version 0: the delivered words, or the English ones in a language without @throws Problem versionNotFound */
export async function readVersion(
  { db }: AppContext,
  document: WebsiteDocument,
  locale: Language,
  version: number,
): Promise<DocumentValue> {
  if (version === 0) {
    const states = await listStates(db, document.name);
    return document.defaults[locale] ?? shownValue(document, 'en', states);
  }
  const row = await db
    .selectFrom('website_versions')
    .select(['schema', 'body'])
    .where('document', '=', document.name)
    .where('locale', '=', locale)
    .where('version', '=', version)
    .executeTakeFirst();
  const { schema, body } = row ?? fail('versionNotFound');
  return readDraftBody(document, locale, schema, body);
}
