// Imported by the loader only.
import { news } from '#content/documents/news.ts';
import { itemPath, newsPath } from '#content/item-pages.ts';
import { type NewsItem, newsItems, newsPages } from '#content/website/news-items.ts';
import type { Website } from '#content/website/website.ts';
import type { Language } from '#domain/languages.ts';
import { parseBlocks } from '#domain/website/text/blocks.ts';
import { splitSummary } from '#domain/website/text/split-summary.ts';
import { dateInWords } from '../words/date-in-words.ts';

export function newsList(website: Website) {
  const { opening, words, nothing } = website.words(news);
  const [newest = [], ...older] = newsPages(website);
  const olderPath = older.length > 0 ? newsPath(2) : undefined;
  return { opening, words, nothing, items: newest.map(listedItem(website)), olderPath };
}

/** @throws Response 404 */
export function olderNews(website: Website, number = 0) {
  const pages = newsPages(website);
  const items = pages[number - 1];
  if (!items) throw new Response('There is no such page of news', { status: 404 });
  return {
    words: website.words(news).words,
    items: items.map(listedItem(website)),
    number,
    count: pages.length,
    newerPath: newsPath(number - 1),
    olderPath: number < pages.length ? newsPath(number + 1) : undefined,
  };
}

const listedItem = (website: Website) => (item: NewsItem) => {
  const { slug, title, date, program, picture, lang } = item;
  const { summary } = splitSummary(item.text);
  const shown = { slug, title, date, program, picture, lang, summary };
  return { ...shown, path: itemPath('/news', slug), when: whenOf(item, website.locale) };
};

/** @throws Response 404 */
export function singleItem(website: Website, slug: string) {
  const item = newsItems(website).find((one) => one.slug === slug && slug !== '');
  if (!item) throw new Response('There is no such news item', { status: 404 });
  const { text, pictures, ...facts } = item;
  const { lede, rest } = splitSummary(text);
  return {
    item: {
      ...facts,
      ...(pictures.length > 0 && { pictures }),
      lede,
      blocks: parseBlocks(rest),
      path: itemPath('/news', slug),
      when: whenOf(item, website.locale),
    },
    words: website.words(news).words,
  };
}

const whenOf = ({ date, lang }: NewsItem, locale: Language) => dateInWords(date, lang ?? locale);
