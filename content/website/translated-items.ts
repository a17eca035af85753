// Events, notes and custom pages have the dates, pictures and addresses of the published English in every
// language: a translation that is older than it must not send anybody to the wrong day.
import type { Language } from '#domain/languages.ts';
import type { WebsiteDocument } from '#domain/website/document.ts';
import type { Website } from './website.ts';

export interface Translated {
  /** The language of its words; undefined where that is the website's own. */
  readonly lang: Language | undefined;
}

interface ItemList<Item> {
  document: Pick<WebsiteDocument, 'name' | 'defaults'>;
  itemsOf: (website: Website) => readonly Item[];
  /** The words of a translation itself. */
  wordsOf: (item: Item) => Partial<Item>;
}

/** In the order of the English. */
export function translatedItems<Item extends { slug: string }>(
  website: Website,
  { document, itemsOf, wordsOf }: ItemList<Item>,
): (Item & Translated)[] {
  const translated = itemsOf(website);
  const language = website.languageOf(document);
  return itemsOf(website.english).map((item) => {
    const translation = translated.find(({ slug }) => slug !== '' && slug === item.slug);
    const shown = translation ? language : 'en';
    const lang = shown === website.locale ? undefined : shown;
    return { ...item, ...(translation && wordsOf(translation)), lang };
  });
}
