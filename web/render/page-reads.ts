// Records the parts of the website that a page reads while it is rendered. While they are unchanged, so is the
// page, and it is not rendered again.
import { createHash } from 'node:crypto';
import { allDocuments } from '#content/documents/all-documents.ts';
import { linkedItems } from '#content/website/linked-items.ts';
import type { Website } from '#content/website/website.ts';
import { isLanguage, type Language } from '#domain/languages.ts';
import type { TypedDocument } from '#domain/website/document.ts';
import type { Fields } from '#domain/website/fields/fields.ts';
import type { PageReads } from '#domain/website/rendering.ts';

const DERIVATIONS = [linkedItems];

export function pageReader(websiteOf: (locale: Language) => Website) {
  const known = new Map<string, string>();

  function currentOf(read: string): string {
    const value = known.get(read) ?? readCurrent(read, websiteOf);
    known.set(read, value);
    return value;
  }

  return {
    record(locale: Language): { website: Website; reads: PageReads } {
      const reads: PageReads = {};
      const note = (...read: string[]) => {
        const key = read.join(' ');
        reads[key] ??= currentOf(key);
      };
      return { website: recorded(websiteOf(locale), note), reads };
    },

    isCurrent(reads: PageReads): boolean {
      return Object.entries(reads).every(([read, value]) => currentOf(read) === value);
    },
  };
}

function recorded(website: Website, note: (...read: string[]) => void): Website {
  const { locale } = website;
  return {
    locale,
    get year() {
      note('year');
      return website.year;
    },
    isOver: (day) => {
      note('over', day);
      return website.isOver(day);
    },
    get english() {
      return locale === 'en' ? this : recorded(website.english, note);
    },
    words: (document) => {
      note('words', locale, document.name);
      return website.words(document);
    },
    derived: (derivation) => {
      note('derived', locale, derivation.name);
      return website.derived(derivation);
    },
    languageOf: (document) => {
      note('words', locale, document.name);
      return website.languageOf(document);
    },
    get languages() {
      note('languages');
      return website.languages;
    },
  };
}

function readCurrent(read: string, websiteOf: (locale: Language) => Website): string {
  const [kind, first = '', name = ''] = read.split(' ');
  switch (kind) {
    case 'year':
      return websiteOf('en').year;
    case 'over':
      return String(websiteOf('en').isOver(first));
    case 'languages':
      return websiteOf('en').languages.join(' ');
    case 'derived':
      return isLanguage(first) ? hashOfDerived(websiteOf(first), name) : '';
    default:
      return isLanguage(first) ? hashOfWords(websiteOf(first), name) : '';
  }
}

/** Words as pages read them: with their names and pictures filled in. */
function hashOfWords(website: Website, name: string): string {
  const document = allDocuments.find((one) => one.name === name);
  if (!document) return '';
  const words = website.words(document as TypedDocument<Fields>);
  return hashOf([website.languageOf(document), words]);
}

function hashOfDerived(website: Website, name: string): string {
  const derivation = DERIVATIONS.find((one) => one.name === name);
  // Its pages would never change.
  if (!derivation) throw new Error(`${name} is missing in the list of derivations`);
  return hashOf(website.derived(derivation));
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
