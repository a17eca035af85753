// The documents of the website as the list shows them: one row for a document, with its languages.

import { LANGUAGES, type Language } from '#domain/languages.ts';
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

export const LANGUAGE_STATES = ['published', 'older', 'failed', 'missing'] as const;
export type LanguageState = (typeof LANGUAGE_STATES)[number];

export function languageState(document: ListedDocument): LanguageState {
  // The badge of the document is that of its English.
  if (document.publish_failed_at !== null && document.locale !== 'en') return 'failed';
  if (document.older_than_english) return 'older';
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

/** The trust's facts and the lists are one section. */
export function sectionsOf(rows: readonly DocumentRow[]): SectionRows[] {
  return DOCUMENT_SECTIONS.map((section) => ({
    section,
    rows: rows.filter((row) => row.section === section),
  })).filter((one) => one.rows.length > 0);
}

export interface Hit {
  locale: Language;
  before: string;
  found: string;
  after: string;
}

export interface FoundRow {
  row: DocumentRow;
  /** Null where only the name fits. */
  hit: Hit | null;
}

/** @param labelOf the title in the reader's language @returns matches by name first, then by content */
export function findRows(
  rows: readonly DocumentRow[],
  search: string,
  labelOf: (title: string) => string,
): FoundRow[] {
  const wanted = search.trim().toLocaleLowerCase();
  if (wanted === '') return rows.map((row) => ({ row, hit: null }));
  const found = rows.map((row) => {
    const names = [labelOf(row.title), row.title, row.path, row.name];
    const isNamed = names.join('\n').toLocaleLowerCase().includes(wanted);
    return { row, hit: hitIn(row, wanted), isNamed };
  });
  const named = found.filter(({ isNamed }) => isNamed);
  const others = found.filter(({ hit, isNamed }) => hit !== null && !isNamed);
  return [...named, ...others].map(({ row, hit }) => ({ row, hit }));
}

function hitIn({ languages }: DocumentRow, wanted: string): Hit | null {
  for (const { locale, words } of languages) {
    const hit = excerpt(words, wanted);
    if (hit) return { locale, ...hit };
  }
  return null;
}

const BEFORE = 32;
const AFTER = 48;

function excerpt(words: string, wanted: string): Omit<Hit, 'locale'> | null {
  const at = words.toLocaleLowerCase().indexOf(wanted);
  if (at < 0) return null;
  const end = at + wanted.length;
  const line = { from: words.lastIndexOf('\n', at) + 1, to: words.indexOf('\n', end) };
  const to = line.to < 0 ? words.length : line.to;
  const before = words.slice(line.from, at);
  const after = words.slice(end, to);
  return {
    before: before.length > BEFORE ? `… ${wordsFrom(before.slice(-BEFORE))}` : before,
    found: words.slice(at, end),
    after: after.length > AFTER ? `${wordsUpTo(after.slice(0, AFTER))} …` : after,
  };
}

function wordsFrom(text: string): string {
  return text.slice(text.indexOf(' ') + 1);
}

function wordsUpTo(text: string): string {
  const end = text.lastIndexOf(' ');
  return end < 0 ? text : text.slice(0, end);
}
