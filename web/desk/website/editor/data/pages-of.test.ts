import { expect, test } from 'vitest';
import { allDocuments } from '#content/documents/all-documents.ts';
import { pages } from '#content/site-map.ts';
import { pagesOf } from './pages-of.ts';

test('a link may be set to every page of the site, by its title', () => {
  const library = { path: '/pages/our-library', title: 'Our library' };
  const offered = pagesOf(
    allDocuments.map((one) => ({ ...one, pages: one.name === 'custom-pages' ? [library] : [] })),
  );
  const listed = pages.filter((page) => !('unlisted' in page)).map(({ path }) => path);
  expect(offered.map(({ path }) => path).toSorted()).toEqual([...listed, library.path].toSorted());
  const titles = Object.fromEntries(offered.map(({ path, title }) => [path, title]));
  expect(titles).toMatchObject({
    '/': 'Home',
    '/faqs': 'FAQs',
    '/event': 'Events',
    '/news': 'News',
    '/carousel': 'Team',
    '/calendar': 'Holiday calendar',
  });
});
