// Title, description and picture of the pages of items, for their heads.
import { olderNewsPageOf } from '#domain/website/addresses/older-news.ts';
import { plainText } from '#domain/website/text/plain-text.ts';
import { splitSummary } from '#domain/website/text/split-summary.ts';
import { customPages } from './documents/custom-pages.ts';
import { facts } from './documents/facts.ts';
import { news } from './documents/news.ts';
import type { PageHead } from './documents/pages/page-documents.ts';
import { findItem, type ItemPath } from './item-pages.ts';
import { type CustomPage, isLinked } from './website/custom-pages.ts';
import type { DatedEvent } from './website/dated-events.ts';
import { type NewsItem, newsPages } from './website/news-items.ts';
import type { Website } from './website/website.ts';

/** Characters that a search result shows. */
const MAX_DESCRIPTION = 155;

export interface ItemHead extends PageHead {
  readonly name: string;
}

/** @returns undefined for an item that is not there */
export function itemHead(website: Website, path: ItemPath): ItemHead | undefined {
  const older = olderNewsPageOf(path);
  if (older !== undefined) return olderHead(website, older);
  const item = findItem(website, path);
  switch (item?.kind) {
    case 'event':
      return eventHead(website, item.event);
    case 'news-item':
      return newsItemHead(website, item.newsItem);
    case 'custom-page':
      return customPageHead(website, item.page);
    default:
      return undefined;
  }
}

function eventHead(website: Website, { name, title, place, picture }: DatedEvent): ItemHead {
  const description = shortened([plainText(title), place].filter(Boolean).join('. '));
  return { name, title: titled(website, name), description, picture };
}

function newsItemHead(website: Website, { title, text, picture }: NewsItem): ItemHead {
  return {
    name: title,
    title: titled(website, title),
    description: shortened(plainText(splitSummary(text).summary)),
    picture: picture ?? website.words(news).opening.picture,
  };
}

function customPageHead(website: Website, page: CustomPage): ItemHead {
  const { name, heading, lede, picture } = page;
  return {
    name,
    title: titled(website, heading),
    description: shortened(plainText(lede)),
    picture: picture ?? website.words(customPages).opening.picture,
    noindex: !isLinked(page),
  };
}

function olderHead(website: Website, number: number): ItemHead | undefined {
  const pages = newsPages(website);
  if (number > pages.length) return undefined;
  const { opening, words, search } = website.words(news);
  const name = `${words.older} ${number}/${pages.length}`;
  const { description } = search;
  return { name, title: titled(website, name), description, picture: opening.picture };
}

const titled = (website: Website, name: string) => `${name} | ${website.words(facts).short_name}`;

function shortened(text: string): string {
  if (text.length <= MAX_DESCRIPTION) return text;
  const cut = text.slice(0, MAX_DESCRIPTION - 1);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}
