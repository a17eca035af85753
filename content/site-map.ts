// Every public page. Menus, the footer, prerendering and the sitemap read this list.
import { splitLocale } from '#domain/website/addresses/locale-path.ts';

export interface PageEntry {
  readonly path: string;
  /** Served in place of another page and never under its own path. */
  readonly unlisted?: true;
}

export const pages = [
  { path: '/' },
  { path: '/about' },
  { path: '/tailoredsupport' },
  { path: '/krishi' },
  { path: '/secondinning' },
  { path: '/revival' },
  { path: '/wash' },
  { path: '/education' },
  { path: '/earthwise' },
  { path: '/gender' },
  { path: '/advocacy' },
  { path: '/democracy' },
  { path: '/consultancy' },
  { path: '/dream' },
  { path: '/involved' },
  { path: '/event' },
  { path: '/news' },
  { path: '/pages' },
  { path: '/carousel' },
  { path: '/idealpartner' },
  { path: '/calendar' },
  { path: '/contact' },
  { path: '/faqs' },
  { path: '/policy' },
  { path: '/bank-details' },
  { path: '/transparency' },
  { path: '/bank-details/receipt' },
  { path: '/volunteer-with-us' },
  { path: '/privacy' },
  { path: '/accessibility' },
  { path: '/404', unlisted: true },
  { path: '/contact/not-sent', unlisted: true },
  { path: '/volunteer-with-us/not-sent', unlisted: true },
  { path: '/bank-details/receipt/not-sent', unlisted: true },
] as const satisfies readonly PageEntry[];

export type PagePath = (typeof pages)[number]['path'];

const OTHER_KEYS: Partial<Record<PagePath, string>> = {
  '/': 'home',
  '/404': 'not_found',
  '/contact/not-sent': 'contact',
  '/bank-details/receipt': 'receipt',
  '/bank-details/receipt/not-sent': 'receipt',
  '/volunteer-with-us/not-sent': 'volunteer-with-us',
};

/** The page's name in the document `menu`. */
export const pageKey = (path: PagePath): string => OTHER_KEYS[path] ?? path.slice(1);

export function pageAt(path: PagePath): PageEntry {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`No page at ${path}`);
  return page;
}

/** @param pathname may begin with a locale and end in a slash */
export function pagePathOf(pathname: string): PagePath | undefined {
  const { path } = splitLocale(pathname);
  return pages.find((page) => page.path === path)?.path;
}
