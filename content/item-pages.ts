// Pages that follow from what is published: of single events and news items (/event/water-day, /news/a-new-pump),
// of older news (/news/older/2), and the trust's own (/pages/our-library).

import { splitLocale } from '#domain/website/addresses/locale-path.ts';
import { olderNewsPageOf } from '#domain/website/addresses/older-news.ts';
import { ITEM_ROOTS, type ItemRoot, isSlug } from '#domain/website/addresses/slugs.ts';
import { type PagePath, pagePathOf } from './site-map.ts';
import { type CustomPage, customPages } from './website/custom-pages.ts';
import { type DatedEvent, datedEvents } from './website/dated-events.ts';
import { type NewsItem, newsItems, newsPages } from './website/news-items.ts';
import type { Website } from './website/website.ts';

export type ItemPath = `${ItemRoot}/${string}`;
export type SitePath = PagePath | ItemPath;

export const itemPath = (root: ItemRoot, slug: string): ItemPath => `${root}/${slug}`;

/** @param number from 1 */
export const newsPath = (number: number): ItemPath | '/news' =>
  number === 1 ? '/news' : `/news/older/${number}`;

export function isItemPath(path: string): path is ItemPath {
  const isItem = (root: ItemRoot) =>
    path.startsWith(`${root}/`) && isSlug(path.slice(root.length + 1));
  return ITEM_ROOTS.some(isItem) || olderNewsPageOf(path) !== undefined;
}

export function itemRoot(path: ItemPath): ItemRoot {
  const root = ITEM_ROOTS.find((one) => path.startsWith(`${one}/`));
  if (!root) throw new Error(`No list has an item at ${path}`);
  return root;
}

/** @param pathname may begin with a locale and end in a slash */
export function sitePathOf(pathname: string): SitePath | undefined {
  const { path } = splitLocale(pathname);
  return pagePathOf(pathname) ?? (isItemPath(path) ? path : undefined);
}

export function itemPaths(website: Website): ItemPath[] {
  const pathsOf = (root: ItemRoot, items: readonly { slug: string }[]) =>
    items.filter(({ slug }) => slug !== '').map(({ slug }) => itemPath(root, slug));
  return [
    ...pathsOf('/event', datedEvents(website)),
    ...pathsOf('/news', newsItems(website)),
    ...newsPages(website)
      .map((_, index) => newsPath(index + 1))
      .filter(isItemPath),
    ...pathsOf('/pages', customPages(website)),
  ];
}

type FoundItem =
  | { kind: 'event'; event: DatedEvent }
  | { kind: 'news-item'; newsItem: NewsItem }
  | { kind: 'custom-page'; page: CustomPage };

export function findItem(website: Website, path: ItemPath): FoundItem | undefined {
  const root = itemRoot(path);
  const hasSlug = ({ slug }: { slug: string }) => `${root}/${slug}` === path;
  const event = root === '/event' && datedEvents(website).find(hasSlug);
  if (event) return { kind: 'event', event };
  const newsItem = root === '/news' && newsItems(website).find(hasSlug);
  if (newsItem) return { kind: 'news-item', newsItem };
  const page = root === '/pages' && customPages(website).find(hasSlug);
  return page ? { kind: 'custom-page', page } : undefined;
}
