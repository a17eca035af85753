import { expect, test } from 'vitest';
import { group, line, list } from '../fields/fields.ts';
import { linkablePages } from './linkable-pages.ts';

const slug = line('Address', 60, { format: 'slug', optional: true });
const document = {
  path: '/pages',
  fields: {
    heading: line('Heading', 60),
    items: list('Pages', 'Page', group('Page', { name: line('Name', 40), slug }), [0, 9]),
  },
};

test('links may lead to the published pages of a list', () => {
  const items = [
    { name: 'Our library', slug: 'our-library' },
    { name: 'Without an address', slug: '' },
    { name: 'Hidden', slug: 'hidden', hidden: true },
  ];
  expect(linkablePages(document, { heading: 'Pages', items })).toEqual([
    { path: '/pages/our-library', title: 'Our library' },
  ]);
});

test('dated items are not offered, and lists without addresses have no pages', () => {
  const fields = {
    notes: list(
      'Notes',
      'Note',
      group('Note', { name: line('Name', 40), slug, date: line('Date', 10, { format: 'date' }) }),
      [0, 9],
    ),
    tags: list('Tags', 'Tag', line('Tag', 20), [0, 9]),
  };
  const value = { notes: [{ name: 'A pump', slug: 'a-pump', date: '2026-11-30' }], tags: ['a'] };
  expect(linkablePages({ path: '/news', fields }, value)).toEqual([]);
});
