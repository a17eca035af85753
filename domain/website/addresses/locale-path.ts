// English is at the root of the site, each other language under its own first segment: `/hi/about`.
import { isLanguage, type Language } from '../../languages.ts';

const FIRST_SEGMENT = /^\/([^/]+)(\/.*)?$/;

export function localePath(locale: Language, path: string): string {
  if (locale === 'en') return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** @returns the language and the path of the English page, without a slash at its end */
export function splitLocale(pathname: string): { locale: Language; path: string } {
  const [, first, rest = ''] = FIRST_SEGMENT.exec(pathname) ?? [];
  const locale = first !== 'en' && isLanguage(first) ? first : 'en';
  const path = locale === 'en' ? pathname : rest;
  return { locale, path: trimTrailingSlashes(path) || '/' };
}

/** A regular expression would take quadratic time for thousands of slashes. */
export function trimTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** React Router fetches this when a link leads to a page. */
export function dataPath(address: string): string {
  return `${withName(address)}.data`;
}

export function hydrationDataPath(address: string): string {
  return `${withName(address)}.hydration.data`;
}

/** React Router calls the page at the root `_`, and the home page of another language by its address. */
function withName(address: string): string {
  return address === '/' ? '/_' : address;
}
