import type { PagePath } from './pages.ts';

export const notFound = {
  heading: 'This page is not in the book',
  lede: 'The wall at this address is still bare. Perhaps a letter went astray while typing, or the page has moved. These are painted:',
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
