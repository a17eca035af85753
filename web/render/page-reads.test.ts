// A page that is not rendered again must equal its new rendering.

import { beforeAll, expect, test } from 'vitest';
import { allDocuments } from '#content/documents/all-documents.ts';
import { customPages } from '#content/documents/custom-pages.ts';
import { registrations } from '#content/documents/registrations.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import type { DocumentValue } from '#domain/website/document.ts';
import { withFieldTokens } from '#domain/website/fields/field-tokens.ts';
import type { Fields } from '#domain/website/fields/fields.ts';
import type { PageReads, RenderedPage } from '#domain/website/rendering.ts';
import { openBuiltRenderer } from '../../tests/support/app/built-renderer.ts';
import { SAMPLE_FILE } from '../../tests/support/properties/document-values.ts';
import { FILLED_WORDS } from '../../tests/support/properties/filled-words.ts';

const FILES = new Map([[SAMPLE_FILE, 1_200_000]]);
const NOW = new Date('2026-11-23T06:00:00Z');
const NEXT_DAY = new Date('2026-11-24T06:00:00Z');
type Words = Map<Language, Map<string, DocumentValue>>;

const filled: Words = new Map([['en', new Map(Object.entries(FILLED_WORDS))]]);
const render = (words: Words, time = NOW) => openBuiltRenderer({ words, files: FILES, now: time });

const customPagesOf = (words: Record<string, DocumentValue>): object[] =>
  [words['custom-pages']?.items ?? []].flat();

/** Custom pages keep their names, which stand in every menu. */
function otherWords(name: string, fields: Fields, value: DocumentValue): DocumentValue {
  const other = withFieldTokens(fields, value, name);
  if (name !== customPages.name || !Array.isArray(other.items)) return other;
  return { ...other, items: other.items.map((item) => ({ ...item, name: 'Our library' })) };
}

const changedWords = new Map(
  allDocuments.map(({ name, fields, defaults }) => [
    name,
    otherWords(name, fields, FILLED_WORDS[name] ?? defaults.en),
  ]),
);

/** Changes all unread documents in each language. */
function otherThan(reads: PageReads): Words {
  const isRead = (language: Language, name: string) => `words ${language} ${name}` in reads;
  const words = LANGUAGES.map((language) => {
    const own = new Map(filled.get(language));
    for (const [name, changed] of changedWords) {
      // Untranslated words are read in English.
      const readers = language === 'en' ? LANGUAGES : [language];
      if (!readers.some((reader) => isRead(reader, name))) own.set(name, changed);
    }
    return [language, own] as const;
  });
  return new Map(words);
}

const before = render(filled);
let pages: RenderedPage[];

beforeAll(async () => {
  pages = await Promise.all(before.addresses.map((address) => before.renderPage(address)));
}, MINUTE_MS);

test('a page does not change when everything that it has not read changes', {
  timeout: 2 * MINUTE_MS,
}, async () => {
  expect(pages.length).toBeGreaterThan(90);
  for (const { address, files: expected, reads } of pages) {
    const after = render(otherThan(reads), NEXT_DAY);
    expect(after.isCurrent(reads), address).toBe(true);
    expect(await after.renderPage(address), address).toEqual({ address, files: expected, reads });
  }
});

test('a new name in the menu changes every page, a new text only custom pages', () => {
  const [library] = customPagesOf(FILLED_WORDS);
  const changedBy = (words: object) => {
    const items = [1, 2].map((number) => ({ ...library, slug: `library-${number}`, ...words }));
    const english = new Map(filled.get('en')).set('custom-pages', {
      ...customPages.defaults.en,
      items,
    });
    const after = render(new Map([['en', english]]));
    return pages.filter(({ reads }) => !after.isCurrent(reads)).map(({ address }) => address);
  };
  expect(changedBy({ name: 'Books' })).toHaveLength(pages.length);
  expect(changedBy({ text: 'Closed today.' })).toEqual(
    ['', '/hi', '/mr'].flatMap((locale) =>
      ['/pages', '/pages/library-1', '/pages/library-2'].map((path) => locale + path),
    ),
  );
});

test('the pages that change with a document are those that have read it', () => {
  // Registrations are empty as delivered, and so are their tokens.
  for (const [name, words] of changedWords) {
    if (name === registrations.name) continue;
    const english = new Map(filled.get('en')).set(name, words);
    const after = render(new Map([['en', english]]));
    const changed = pages.filter(({ reads }) => !after.isCurrent(reads));
    const readers = pages.filter(({ reads }) =>
      LANGUAGES.some((language) => `words ${language} ${name}` in reads),
    );
    expect(
      changed.map(({ address }) => address),
      name,
    ).toEqual(readers.map(({ address }) => address));
    expect(readers.length, name).toBeGreaterThan(0);
  }
});

test('the page of an event changes when its day is over', () => {
  const { reads = {} } = pages.find(({ address }) => address === '/event/water-day') ?? {};
  const dayAfter = new Date('2099-03-15T06:00:00Z');
  expect([before, render(filled, dayAfter)].map(({ isCurrent }) => isCurrent(reads))).toEqual([
    true,
    false,
  ]);
});
