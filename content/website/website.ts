// The words of the website in one language, as pages read them.

import { dayInIndia } from '#domain/indian-time.ts';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import type { DocumentValue, TypedDocument, WebsiteDocument } from '#domain/website/document.ts';
import type { Fields } from '#domain/website/fields/fields.ts';
import { translatedWords } from '#domain/website/words/translated-words.ts';
import { facts } from '../documents/facts.ts';
import { holidays } from '../documents/holidays.ts';
import { deliveredWords, isDelivered } from '../translations/translations.ts';
import { readGroup } from './read-words.ts';
import type { ImageSize } from './shown-picture.ts';
import type { GroupWords } from './words.ts';

export interface Website {
  readonly locale: Language;
  /** The year of the day in India on which the pages are rendered. */
  readonly year: string;
  /** Whether that day is after the given one, like 2026-11-23. */
  readonly isOver: (day: string) => boolean;
  /** The same website in English, which has the dates and addresses that translations share. */
  readonly english: Website;
  words<F extends Fields>(document: TypedDocument<F>): GroupWords<F>;
  /** For values that pages need without the whole documents. */
  derived<Value>(derivation: Derivation<Value>): Value;
  /** The language of the words that are shown: English where there are none in the website's language. */
  languageOf(document: Pick<WebsiteDocument, 'name' | 'defaults'>): Language;
  /** In which the website can be read, English first. */
  readonly languages: readonly Language[];
}

/**
 * A small value that pages take from large documents. They are rendered again when it changes, not when the
 * documents do.
 */
export interface Derivation<Value> {
  readonly name: string;
  readonly from: (website: Website) => Value;
}

export interface StoredWords {
  readonly locale: Language;
  /** Published or drafted words in that language by the name of their document; the default elsewhere. */
  readonly values?: ReadonlyMap<string, DocumentValue>;
  /** Published English words, for documents without any in the language. */
  readonly english?: ReadonlyMap<string, DocumentValue>;
  /** Uploaded pictures by their file. */
  readonly images?: ReadonlyMap<string, ImageSize>;
  /** Bytes of uploaded PDFs by their name. */
  readonly files?: ReadonlyMap<string, number>;
  readonly now?: Date;
  /** Languages with published words, in addition to those with delivered ones. */
  readonly languages?: readonly Language[];
}

const NONE = new Map<string, never>();

export function openWebsite({
  locale,
  values = NONE,
  english = locale === 'en' ? values : NONE,
  images = NONE,
  files = NONE,
  now = new Date(),
  languages = [],
}: StoredWords): Website {
  const read = new Map<string, unknown>();
  const today = dayInIndia(now);
  let inEnglish: Website | undefined;

  function languageOf(document: Pick<WebsiteDocument, 'name' | 'defaults'>) {
    return values.has(document.name) || deliveredWords(document, locale) ? locale : 'en';
  }

  function words<F extends Fields>(document: TypedDocument<F>): GroupWords<F> {
    if (!read.has(document.name)) {
      const { name, fields, defaults } = document;
      const language = languageOf(document);
      const delivered = deliveredWords(document, language) ?? defaults.en;
      const value = values.get(name) ?? withPublishedEnglish(document, delivered);
      read.set(
        name,
        readGroup(fields, value, delivered, { language, images, files, names: namesFor(name) }),
      );
    }
    // `readGroup` follows the same fields as the type.
    return read.get(document.name) as GroupWords<F>;
  }

  /** The values of `{short_name}` and similar placeholders in a document's words. */
  function namesFor(document: string): Record<string, string> {
    if (document === facts.name) return {};
    const { name, short_name, tagline, query_email } = words(facts);
    const names = { name, short_name, tagline, query_email };
    return document === holidays.name ? names : { ...names, year: String(words(holidays).year) };
  }

  function withPublishedEnglish(
    { name, fields, defaults }: WebsiteDocument,
    delivered: DocumentValue,
  ) {
    const published = english.get(name);
    return published
      ? translatedWords(fields, published, { english: defaults.en, translated: delivered })
      : delivered;
  }

  const isShown = (language: Language) =>
    language === 'en' || languages.includes(language) || isDelivered(language);
  return {
    locale,
    year: today.slice(0, 4),
    isOver: (day) => day < today,
    words,
    derived({ from }) {
      return from(this);
    },
    languageOf,
    languages: LANGUAGES.filter(isShown),
    get english() {
      if (locale === 'en') return this;
      inEnglish ??= openWebsite({ locale: 'en', values: english, images, files, now, languages });
      return inEnglish;
    },
  };
}
