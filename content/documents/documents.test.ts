import { describe, expect, test } from 'vitest';
import { leadsToPage, pagePathsOf } from '#domain/website/addresses/site-links.ts';
import { checkDocument } from '#domain/website/checks/check-document.ts';
import { followsLanguage } from '#domain/website/text/marked-text.ts';
import { MAX_DOCUMENT_BYTES } from '#domain/website/website-schema.ts';
import { pictures } from '../pictures.ts';
import { pageKey, pages } from '../site-map.ts';
import { openWebsite } from '../website/website.ts';
import { allDocuments } from './all-documents.ts';
import { menu } from './menu.ts';
import { pageHead } from './pages/page-documents.ts';
import { programmes } from './programmes/programmes.ts';

const website = openWebsite({ locale: 'en' });
const drawn = new Map(Object.values(pictures).map(({ name, kind }) => [name, kind]));
/** A scene is a file of the image store, a drawing has no extension. */
const hasPicture = (name: string) =>
  drawn.get(name.replace(/\.webp$/, '')) === (name.endsWith('.webp') ? 'scene' : 'drawing');

const hasPage = (to: string) => leadsToPage(to, pagePathsOf(allDocuments));
const facts = { hasPicture, hasFile: () => false, hasPage };

test('each document has a unique name that is safe in a URL', () => {
  const names = allDocuments.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z0-9-]+$/);
});

test.each(allDocuments)('$name can be published as delivered', ({ fields, defaults }) => {
  expect(checkDocument(fields, defaults.en, facts)).toEqual([]);
  expect(JSON.stringify(defaults.en).length).toBeLessThan(MAX_DOCUMENT_BYTES / 4);
});

test.each(allDocuments)('$name is shown on a page', ({ path }) => {
  expect(pages.map((page) => page.path)).toContain(path);
});

test('links may lead to every page that is listed', () => {
  const listed = pages.filter((page) => !('unlisted' in page)).map(({ path }) => path);
  expect([...pagePathsOf(allDocuments)].toSorted()).toEqual(listed.toSorted());
  expect(listed.filter((path) => !followsLanguage(path))).toEqual([]);
});

test('every page has a label in the menu', () => {
  const labels: Readonly<Record<string, string>> = website.words(menu).pages;
  for (const { path } of pages) expect(labels[pageKey(path)], path).toBeTruthy();
});

test('what donors read beside the account is guarded', () => {
  const guarded = allDocuments.filter((document) => document.guarded);
  expect(guarded.map(({ name }) => name).toSorted()).toEqual([
    'bank',
    'page-bank-details',
    'registrations',
    'shared',
  ]);
});

describe('page heads', () => {
  const heads = pages.map(({ path }) => ({ path, ...pageHead(website, path) }));

  test('each page has a unique title and description', () => {
    for (const texts of [heads.map(({ title }) => title), heads.map((head) => head.description)]) {
      expect(new Set(texts).size).toBe(pages.length);
    }
  });

  test.each(heads)(
    '$path has a title and description of a length that search results show',
    ({ title, description }) => {
      expect(title.length).toBeLessThanOrEqual(60);
      expect(description.length).toBeLessThanOrEqual(155);
      expect(description.length).toBeGreaterThan(50);
      expect(title + description).not.toContain('{');
    },
  );
});

test('a programme has at most one block of each kind, so that paths to its words are unambiguous', () => {
  for (const { blocks } of programmes) {
    expect(new Set(blocks.map(({ kind }) => kind)).size).toBe(blocks.length);
  }
});
