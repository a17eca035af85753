import type { Language } from '#domain/languages.ts';
import type { DocumentValue, WebsiteDocument } from '#domain/website/document.ts';
import { hindi } from './hi/hindi.ts';
import { marathi } from './mr/marathi.ts';

export const translations: Partial<Record<Language, Readonly<Record<string, DocumentValue>>>> = {
  hi: hindi,
  mr: marathi,
};

/** As delivered; undefined for a language that shows the English. */
export function deliveredWords(
  { name, defaults }: Pick<WebsiteDocument, 'name' | 'defaults'>,
  locale: Language,
): DocumentValue | undefined {
  return defaults[locale] ?? translations[locale]?.[name];
}

/** Adds the delivered words of every language. */
export function withTranslations(document: WebsiteDocument): WebsiteDocument {
  const entries = Object.entries(translations).flatMap(([locale, words]) => {
    const value = words?.[document.name];
    return value ? [[locale, value] as const] : [];
  });
  return { ...document, defaults: { ...Object.fromEntries(entries), ...document.defaults } };
}

/** Whether the site is delivered in that language, at least in part. */
export function isDelivered(locale: Language): boolean {
  return Object.keys(translations[locale] ?? {}).length > 0;
}
