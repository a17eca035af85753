import { expect, test } from 'vitest';
import { followsLanguage } from '../text/marked-text.ts';
import { leadsToPage, pagePathsOf } from './site-links.ts';

const pages = pagePathsOf([{ path: '/' }, { path: '/about' }, { path: '/404' }]);
const pdf = `/files/${'0f'.repeat(32)}.pdf`;

test.each(['/', '/hi', '/about', '/about/', '/about#story', '/hi/about', '/mr/about#story'])(
  '%s is a page',
  (to) => {
    expect(leadsToPage(to, pages)).toBe(true);
  },
);

test.each(['/event/water-day', '/hi/news/a-new-pump', '/news/older/2', '/pages/our-library', pdf])(
  '%s may exist',
  (to) => {
    expect(leadsToPage(to, pages)).toBe(true);
  },
);

test.each([
  '/nopage',
  '/404',
  '/hi/nopage',
  '/fr/about',
  '/about/us',
  '/event/Water',
  '/news/older/1',
  '/files/a',
])('%s is no page', (to) => {
  expect(leadsToPage(to, pages)).toBe(false);
});

test('a link to a page follows the language, unless it names one', () => {
  expect(['/about', '/', '/#story', '/event/a'].every(followsLanguage)).toBe(true);
  expect(['/hi/about', '/hi#story', '/mr', pdf, 'https://a.example'].some(followsLanguage)).toBe(
    false,
  );
});
