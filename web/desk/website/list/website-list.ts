// The documents of the website as the list shows them: one row for a document, with its languages.

import { LANGUAGES } from '#domain/languages.ts';
import { DOCUMENT_SECTIONS, type DocumentSection } from '#domain/website/document.ts';
import type { ListedDocument } from '#domain/website/website-schema.ts';

export interface DocumentRow {
  name: string;
  title: string;
  section: DocumentSection;
  path: string;
  /** In English, whose state the list shows. */
  english: ListedDocument;
  languages: readonly ListedDocument[];
}

export type DocumentState = 'published' | 'draft' | 'scheduled' | 'failed' | 'first';
export const FILTERS = ['all', 'drafts', 'scheduled', 'older'] as const;
export type Filter = (typeof FILTERS)[number];

export function rowsOf(documents: readonly ListedDocument[]): DocumentRow[] {
  return documents
    .filter(({ locale }) => locale === 'en')
    .map((english) => ({
      name: english.name,
      title: english.title,
      section: english.section,
      path: english.path,
      english,
      languages: LANGUAGES.flatMap(
        (language) =>
          documents.find(({ name, locale }) => name === english.name && locale === language) ?? [],
      ),
    }));
}

export function stateOf(document: ListedDocument): DocumentState {
  if (document.publish_at !== null) return 'scheduled';
  if (document.publish_failed_at !== null) return 'failed';
  if (document.draft_version !== null) return 'draft';
  return document.published_version > 0 ? 'published' : 'first';
}

export const LANGUAGE_STATES = [
  'published',
  'scheduled',
  'draft',
  'older',
  'failed',
  'missing',
] as const;
export type LanguageState = (typeof LANGUAGE_STATES)[number];

export function languageState(document: ListedDocument): LanguageState {
  // The badge of the document is that of its English.
  const state = document.locale === 'en' ? 'published' : stateOf(document);
  if (state === 'failed' || state === 'scheduled') return state;
  if (document.older_than_english) return 'older';
  if (state === 'draft') return 'draft';
  return document.translated ? 'published' : 'missing';
}

export function passes(filter: Filter, { languages }: DocumentRow): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'drafts':
      return languages.some((one) => one.draft_version !== null);
    case 'scheduled':
      return languages.some((one) => one.publish_at !== null);
    case 'older':
      return languages.some((one) => one.older_than_english);
  }
}

export interface SectionRows {
  section: DocumentSection;
  rows: readonly DocumentRow[];
}

export function sectionsOf(rows: readonly DocumentRow[]): SectionRows[] {
  return DOCUMENT_SECTIONS.map((section) => ({
    section,
    rows: rows.filter((row) => row.section === section),
  })).filter((one) => one.rows.length > 0);
}
