import { news } from '../documents/news.ts';
import { type Translated, translatedItems } from './translated-items.ts';
import type { Website } from './website.ts';
import type { Words } from './words.ts';

/** Items on the first page and on each older one. */
const ITEMS_PER_PAGE = 12;

export type NewsItemWords = Words<typeof news>['items'][number];

export type NewsItem = NewsItemWords & Translated;

/** The newest first. */
export function newsItems(website: Website): NewsItem[] {
  return translatedItems(website, {
    document: news,
    itemsOf: (each) => each.words(news).items,
    wordsOf: ({ title, author, place, program, text }) => {
      return { title, author, place, program, text };
    },
  }).sort((one, other) => other.date.localeCompare(one.date));
}

/** The newest items are the first page. */
export function newsPages(website: Website): NewsItem[][] {
  const items = newsItems(website);
  const count = Math.max(1, Math.ceil(items.length / ITEMS_PER_PAGE));
  return Array.from({ length: count }, (_, page) =>
    items.slice(page * ITEMS_PER_PAGE, (page + 1) * ITEMS_PER_PAGE),
  );
}
