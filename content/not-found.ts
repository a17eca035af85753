import type { PagePath } from './pages.ts';

export const notFound = {
  heading: 'This page is not in the book',
  lede: 'There is nothing at this address. It may have been mistyped, or the page has moved to another chapter. From here you can go on:',
  ways: [
    '/',
    '/about',
    '/tailoredsupport',
    '/involved',
    '/event',
    '/dream',
    '/contact',
    '/faqs',
  ] satisfies PagePath[],
};
