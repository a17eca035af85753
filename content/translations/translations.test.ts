import { describe, expect, test } from 'vitest';
import { MAX_ALT_LENGTH, pictureFile } from '#domain/images/images.ts';
import { leadsToPage, pagePathsOf } from '#domain/website/addresses/site-links.ts';
import { checkDocument } from '#domain/website/checks/check-document.ts';
import type { Field } from '#domain/website/fields/fields.ts';
import { forbiddenLinks } from '#domain/website/text/links-in-text.ts';
import { allDocuments } from '../documents/all-documents.ts';
import { pageHead } from '../documents/pages/page-documents.ts';
import { pictures } from '../pictures.ts';
import { pages } from '../site-map.ts';
import { openWebsite } from '../website/website.ts';
import { deliveredAlts } from './picture-alts.ts';
import { deliveredWords, translations } from './translations.ts';

const drawn = new Map(Object.values(pictures).map(({ name, kind }) => [name, kind]));
const hasPicture = (name: string) =>
  drawn.get(name.replace(/\.webp$/, '')) === (name.endsWith('.webp') ? 'scene' : 'drawing');

const DEVANAGARI = /\p{Script=Devanagari}/u;
const FIGURE = /\d[\d,.]*(?<![,.])/g;
const OTHER_DIGIT = /(?![0-9])\p{Nd}/u;
const KEPT = /\{\w+\}|\]\([^)]*\)|\*\*/g;
/** A longer text has words to translate; a shorter one may be a name that is the same everywhere. */
const LONG = 20;

interface Place {
  readonly path: string;
  readonly field: Field;
  readonly english: unknown;
  readonly translated: unknown;
}

/** Every value of the English with the one that stands in its place. */
function placesOf(field: Field, english: unknown, translated: unknown, path: string): Place[] {
  const own = [{ path, field, english, translated }];
  if (field.kind === 'group') {
    return Object.entries(field.fields).flatMap(([name, inner]) =>
      placesOf(inner, at(english, name), at(translated, name), `${path}.${name}`),
    );
  }
  if (field.kind !== 'list' || !Array.isArray(english)) return own;
  const items = english.flatMap((item, index) =>
    placesOf(field.item, item, at(translated, index), `${path}.${index}`),
  );
  return [...own, ...items];
}

function at(value: unknown, name: string | number): unknown {
  return typeof value === 'object' && value ? Reflect.get(value, name) : undefined;
}

const isWords = ({ kind, ...field }: Field) =>
  kind === 'prose' || (kind === 'line' && !('format' in field));
const figuresIn = (text: unknown) =>
  [...String(text).matchAll(FIGURE)].map(([figure]) => figure).toSorted();
const keptIn = (text: unknown) => [...String(text).matchAll(KEPT)].map(([mark]) => mark).toSorted();

describe.each(['hi', 'mr'] as const)('%s', (language) => {
  test('every document is translated', () => {
    expect(Object.keys(translations[language] ?? {}).toSorted()).toEqual(
      allDocuments.map(({ name }) => name).toSorted(),
    );
  });

  const hasPage = (to: string) => leadsToPage(to, pagePathsOf(allDocuments));
  const facts = { hasPicture, hasFile: () => false, hasPage };

  describe.each(allDocuments)('$name', (document) => {
    const { name, fields } = document;
    const words = deliveredWords(document, language);
    const places = placesOf(
      { kind: 'group', label: name, fields },
      document.defaults.en,
      words,
      name,
    );

    test('can be published as delivered', () => {
      expect(checkDocument(fields, words, facts)).toEqual([]);
    });

    test('has as many items as the English, and the same pictures, addresses and figures', () => {
      for (const { path, field, english, translated } of places) {
        if (Array.isArray(english)) expect(translated, path).toHaveLength(english.length);
        else if (!isWords(field)) expect(translated, path).toBe(english);
      }
    });

    test('keeps placeholders, marks, paragraphs and figures', () => {
      for (const { path, field, english, translated } of places) {
        if (!isWords(field)) continue;
        expect(keptIn(translated), path).toEqual(keptIn(english));
        expect(forbiddenLinks(String(translated)), path).toEqual([]);
        expect(String(translated).split('\n\n').length, path).toBe(
          String(english).split('\n\n').length,
        );
        expect(String(translated), path).not.toMatch(OTHER_DIGIT);
        expect(figuresIn(translated), path).toEqual(figuresIn(english));
      }
    });

    test('is written in its own language', () => {
      for (const { path, field, english, translated } of places) {
        if (isWords(field) && String(english).replace(KEPT, '').length > LONG) {
          expect(String(translated), path).toMatch(DEVANAGARI);
        }
        if (typeof translated === 'string') expect(translated, path).toBe(translated.normalize());
      }
    });
  });

  test.each(pages)(
    '$path has a title and description of a length that search results show',
    ({ path }) => {
      const { title, description } = pageHead(openWebsite({ locale: language }), path);
      expect(title.length).toBeLessThanOrEqual(60);
      expect(description.length).toBeLessThanOrEqual(155);
      expect(title + description).not.toContain('{');
    },
  );
});

test.each(['hi', 'mr'] as const)('every picture has an alternative text in %s', (language) => {
  const spoken = Object.values(pictures).filter(({ alt }) => alt !== '');
  const translated = deliveredAlts()[language] ?? {};
  expect(Object.keys(translated).sort()).toEqual(
    spoken.map(({ name }) => pictureFile(name)).sort(),
  );
  for (const alt of Object.values(translated)) {
    expect(alt).toMatch(DEVANAGARI);
    expect(alt.length).toBeLessThanOrEqual(MAX_ALT_LENGTH);
  }
});
