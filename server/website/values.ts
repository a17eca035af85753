import type { Language } from '#domain/languages.ts';
import type { RuleCode } from '#domain/rule-messages.ts';
import { checkDocument } from '#domain/website/checks/check-document.ts';
import { documentDifferences } from '#domain/website/differences/differences.ts';
import { type DocumentValue, isRecord, type WebsiteDocument } from '#domain/website/document.ts';
import { followsEnglish, withEnglishValues } from '#domain/website/words/english-values.ts';
import { publishedWords } from '#domain/website/words/published-words.ts';
import { translatedWords } from '#domain/website/words/translated-words.ts';
import type { DocumentStates, WebsiteDocumentRow, WebsiteDocumentState } from './states.ts';
import { upgradeValue } from './upgrades/upgrades.ts';

/** Rules whose violation would break the rendering; a text that is too long would not. */
const SHAPE_RULES: readonly RuleCode[] = [
  'invalid',
  'notText',
  'notYesNo',
  'notChoice',
  'numberRange',
  'unknownField',
];

export interface OwnValue {
  /** Undefined: the website shows the English words. */
  value: DocumentValue | undefined;
  /** The published words do not fit this version of the program, which shows the delivered ones. */
  isUnreadable: boolean;
}

export function ownValue(
  document: WebsiteDocument,
  locale: Language,
  state: WebsiteDocumentState | undefined,
): OwnValue {
  const delivered = document.defaults[locale];
  if (!state || state.body === null) return { value: delivered, isUnreadable: false };
  const published = readPublished(document, locale, state.schema ?? 0, state.body);
  return { value: published ?? delivered, isUnreadable: published === undefined };
}

export function shownValue(
  document: WebsiteDocument,
  locale: Language,
  states: DocumentStates,
): DocumentValue {
  const english = englishValue(document, states);
  const { value } = ownValue(document, locale, states.get(locale));
  if (locale === 'en' || !value) return english;
  const translated = document.defaults[locale];
  // Pages show the delivered translation like this, with values that the published English has changed.
  return value === translated
    ? translatedWords(document.fields, english, { english: document.defaults.en, translated })
    : withEnglishValues(document.fields, english, value);
}

function englishValue(document: WebsiteDocument, states: DocumentStates): DocumentValue {
  return ownValue(document, 'en', states.get('en')).value ?? document.defaults.en;
}

export function draftValue(
  document: WebsiteDocument,
  locale: Language,
  states: DocumentStates,
): DocumentValue | undefined {
  const state = states.get(locale);
  if (!state || state.draft === null) return undefined;
  const draft = readDraftBody(document, locale, state.draft_schema ?? 0, state.draft);
  return withSharedEnglishValues(document, locale, states, draft);
}

/** English values of the words that a version or draft would be published beside. */
export function withSharedEnglishValues(
  document: WebsiteDocument,
  locale: Language,
  states: DocumentStates,
  value: DocumentValue,
): DocumentValue {
  return locale === 'en'
    ? value
    : withEnglishValues(document.fields, englishValue(document, states), value);
}

export function scheduledValue(
  document: WebsiteDocument,
  { locale, scheduled, scheduled_schema }: WebsiteDocumentRow,
): DocumentValue | undefined {
  if (scheduled === null) return undefined;
  return readDraftBody(document, locale, scheduled_schema ?? 0, scheduled);
}

/** A draft that cannot be upgraded stays: the editor can correct it, and publishing refuses it. */
export function readDraftBody(
  document: WebsiteDocument,
  locale: Language,
  schema: number,
  body: string,
): DocumentValue {
  const value: DocumentValue = JSON.parse(body);
  try {
    return upgradeValue(document, locale, schema, value);
  } catch {
    return value;
  }
}

/** @returns undefined if the words do not fit the document's fields */
export function readPublished(
  document: WebsiteDocument,
  locale: Language,
  schema: number,
  body: string,
): DocumentValue | undefined {
  try {
    const value = upgradeValue(document, locale, schema, JSON.parse(body));
    const errors = checkDocument(document.fields, value, {
      hasPicture: () => true,
      hasFile: () => true,
      hasPage: () => true,
    });
    return isRecord(value) && !errors.some(({ rule }) => SHAPE_RULES.includes(rule))
      ? value
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether English words have been published since that differ from those that the translation was made from. One
 * without a known source is compared with the delivered English.
 */
export function isOlderThanEnglish(
  document: WebsiteDocument,
  states: DocumentStates,
  locale: Language,
): boolean {
  const english = states.get('en');
  const translation = states.get(locale);
  if (locale === 'en' || !english?.body) return false;
  if ((english.published_at ?? '') <= (translation?.published_at ?? '')) return false;
  const { fields, defaults } = document;
  const present = (schema: number | null | undefined, body: string) =>
    readDraftBody(document, 'en', schema ?? 0, body);
  const seen = translation?.seen_english;
  const translated = seen
    ? present(translation.seen_english_schema, seen)
    : publishedWords(fields, defaults.en);
  const changes = documentDifferences(fields, translated, present(english.schema, english.body));
  return changes.some(({ path }) => !followsEnglish(fields, path));
}
