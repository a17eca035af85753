import { FILE_ROOT, isFileName } from '../../files/files.ts';
import { LANGUAGES } from '../../languages.ts';
import { olderNewsPageOf } from './older-news.ts';
import { ITEM_ROOTS, isSlug } from './slugs.ts';

const NOT_FOUND = '/404';
// splitLocale would bring the sign-in's script to the pages of news and events.
const LOCALE = new RegExp(`^/(${LANGUAGES.slice(1).join('|')})(?=/|$)`);
const FILE = `${FILE_ROOT}/`;

/** @returns English paths: each page shows at least one document */
export function pagePathsOf(documents: Iterable<{ readonly path: string }>): Set<string> {
  const paths = new Set([...documents].map(({ path }) => path));
  paths.delete(NOT_FOUND);
  return paths;
}

export function linkedFile(to: string): string | undefined {
  const [pathname = ''] = to.split('#');
  const name = pathname.startsWith(FILE) ? pathname.slice(FILE.length) : '';
  return isFileName(name) ? name : undefined;
}

/** Items come and go, so any slug may have a page. A PDF may have been withdrawn. */
export function leadsToPage(to: string, pages: ReadonlySet<string>): boolean {
  const [pathname = ''] = to.split('#');
  if (pathname.startsWith(FILE)) return linkedFile(to) !== undefined;
  const path = pathname.replace(/(.)\/$/, '$1').replace(LOCALE, '') || '/';
  const isItem = ITEM_ROOTS.some(
    (root) => path.startsWith(`${root}/`) && isSlug(path.slice(root.length + 1)),
  );
  return pages.has(path) || isItem || olderNewsPageOf(path) !== undefined;
}
