import type { Picture } from '../pictures/picture-facts.ts';
import type { PagePath } from '../site-map.ts';

export const notFound = {
  // Repeated from the list of pictures: an unknown address has no loader that could pass it on.
  picture: {
    name: 'stand-in',
    kind: 'scene',
    ground: 'lime',
    width: 900,
    height: 640,
    alt: 'An unfinished wall painting, with a ladder, a brush and a pot of paint',
  } satisfies Picture,
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
