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

const notes = list(
  'Notes',
  'Note',
  group('Note', { name: line('Name', 40), slug, date: line('Date', 10, { format: 'date' }) }),
  [0, 99],
);

test('links may lead to the latest twenty of the dated items, the latest first', () => {
  const value = {
    notes: Array.from({ length: 28 }, (_, day) => ({
      name: `Day ${day + 1}`,
      slug: `day-${day + 1}`,
      date: `2026-11-${String(day + 1).padStart(2, '0')}`,
    })),
  };
  const offered = linkablePages({ path: '/news', fields: { notes } }, value);
  expect(offered).toHaveLength(20);
  expect(offered[0]).toEqual({ path: '/news/day-28', title: 'Day 28' });
  expect(offered[19]?.path).toBe('/news/day-9');
});

test('items without a date have no page where dates make pages, nor have lists without addresses', () => {
  const tags = list('Tags', 'Tag', line('Tag', 20), [0, 9]);
  const value = { notes: [{ name: 'A pump', slug: 'a-pump', date: '' }], tags: ['a'] };
  expect(linkablePages({ path: '/news', fields: { notes, tags } }, value)).toEqual([]);
});
