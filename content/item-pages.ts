// Pages that follow from what is published: of single events and notes (/event/water-day, /news/a-new-pump), of older
// notes (/news/older/2), and the trust's own (/pages/our-library).

import { splitLocale } from '#domain/website/addresses/locale-path.ts';
import { olderNewsPageOf } from '#domain/website/addresses/older-news.ts';
import { isSlug } from '#domain/website/addresses/slugs.ts';
import { withoutBlockMarks } from '#domain/website/text/blocks.ts';
import { plainText } from '#domain/website/text/plain-text.ts';
import { customPages as customPagesDocument } from './documents/custom-pages.ts';
import { facts } from './documents/facts.ts';
import { news } from './documents/news.ts';
import type { PageHead } from './documents/pages/page-documents.ts';
import { type PagePath, pagePathOf } from './site-map.ts';
import { type CustomPage, customPages } from './website/custom-pages.ts';
import { type DatedEvent, datedEvents } from './website/dated-events.ts';
import { type NewsNote, newsNotes, notePages } from './website/news-notes.ts';
import type { Website } from './website/website.ts';

const ROOTS = ['/event', '/news', '/pages'] as const;
export type ItemRoot = (typeof ROOTS)[number];
export type ItemPath = `${ItemRoot}/${string}`;
export type SitePath = PagePath | ItemPath;

/** Characters that a search result shows. */
const MAX_DESCRIPTION = 155;

export const itemPath = (root: ItemRoot, slug: string): ItemPath => `${root}/${slug}`;

/** @param number from 1 */
export const notesPath = (number: number): ItemPath | '/news' =>
  number === 1 ? '/news' : `/news/older/${number}`;

export function isItemPath(path: string): path is ItemPath {
  const isItem = (root: ItemRoot) =>
    path.startsWith(`${root}/`) && isSlug(path.slice(root.length + 1));
  return ROOTS.some(isItem) || olderNewsPageOf(path) !== undefined;
}

export const itemRoot = (path: ItemPath): ItemRoot =>
  ROOTS.find((root) => path.startsWith(`${root}/`)) ?? '/event';

/** @param pathname may begin with a locale and end in a slash */
export function sitePathOf(pathname: string): SitePath | undefined {
  const { path } = splitLocale(pathname);
  return pagePathOf(pathname) ?? (isItemPath(path) ? path : undefined);
}

export function itemPaths(website: Website): ItemPath[] {
  const withPage = ({ slug }: { slug: string }) => slug !== '';
  return [
    ...datedEvents(website)
      .filter(withPage)
      .map(({ slug }) => itemPath('/event', slug)),
    ...newsNotes(website)
      .filter(withPage)
      .map(({ slug }) => itemPath('/news', slug)),
    ...notePages(website)
      .map((_, index) => notesPath(index + 1))
      .filter(isItemPath),
    ...customPages(website)
      .filter(withPage)
      .map(({ slug }) => itemPath('/pages', slug)),
  ];
}

type FoundItem =
  | { kind: 'event'; event: DatedEvent }
  | { kind: 'note'; note: NewsNote }
  | { kind: 'page'; page: CustomPage };

export function findItem(website: Website, path: ItemPath): FoundItem | undefined {
  const root = itemRoot(path);
  const slug = path.slice(root.length + 1);
  if (root === '/event') {
    const event = datedEvents(website).find((one) => one.slug === slug);
    return event && { kind: 'event', event };
  }
  if (root === '/pages') {
    const page = customPages(website).find((one) => one.slug === slug);
    return page && { kind: 'page', page };
  }
  const note = newsNotes(website).find((one) => one.slug === slug);
  return note && { kind: 'note', note };
}

export interface ItemHead extends PageHead {
  readonly name: string;
}

/** @returns undefined for an item that is not there */
export function itemHead(website: Website, path: ItemPath): ItemHead | undefined {
  const { short_name } = website.words(facts);
  const older = olderNewsPageOf(path);
  if (older !== undefined) return olderHead(website, older);
  const item = findItem(website, path);
  if (!item) return undefined;
  if (item.kind === 'event') {
    const { name, title, place, picture } = item.event;
    const description = shortened([plainText(title), place].filter(Boolean).join('. '));
    return { name, title: `${name} | ${short_name}`, description, picture };
  }
  if (item.kind === 'page') {
    const { name, heading, lede, picture } = item.page;
    return {
      name,
      title: `${heading} | ${short_name}`,
      description: shortened(plainText(lede)),
      picture: picture ?? website.words(customPagesDocument).opening.picture,
    };
  }
  const { note } = item;
  return {
    name: note.title,
    title: `${note.title} | ${short_name}`,
    description: shortened(plainText(withoutBlockMarks(note.text))),
    picture: note.picture ?? website.words(news).opening.picture,
  };
}

function olderHead(website: Website, number: number): ItemHead | undefined {
  const pages = notePages(website);
  if (number > pages.length) return undefined;
  const { opening, words, search } = website.words(news);
  const name = `${words.older} ${number}/${pages.length}`;
  const { short_name } = website.words(facts);
  const { description } = search;
  return { name, title: `${name} | ${short_name}`, description, picture: opening.picture };
}

function shortened(text: string): string {
  if (text.length <= MAX_DESCRIPTION) return text;
  const cut = text.slice(0, MAX_DESCRIPTION - 1);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}
