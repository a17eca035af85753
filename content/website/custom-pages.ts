import { customPages as document } from '../documents/custom-pages.ts';
import { type Translated, translatedItems } from './translated-items.ts';
import type { Website } from './website.ts';
import type { Words } from './words.ts';

export type CustomPage = Words<typeof document>['items'][number] & Translated;

/** In the order of the English. */
export function customPages(website: Website): CustomPage[] {
  return translatedItems(website, {
    document,
    itemsOf: (each) => each.words(document).items,
    wordsOf: ({ name, heading, lede, text }) => ({ name, heading, lede, text }),
  });
}

/** False for a page that is found by its address only. */
export const isLinked = ({ linked }: CustomPage): boolean => linked !== 'nowhere';
