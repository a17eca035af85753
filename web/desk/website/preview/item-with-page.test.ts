import { expect, test } from 'vitest';
import { itemWithPage } from './item-with-page.ts';

const document = {
  opening: { heading: 'Events' },
  items: [
    { name: 'Water day', slug: 'water-day', date: '2027-03-14' },
    { name: 'Craft fair', slug: 'craft-fair', date: '' },
    { name: 'Just begun', slug: '', date: '2027-03-14' },
  ],
};

test('a custom page needs no date', () => {
  const own = { items: [{ name: 'Our library', slug: 'our-library' }] };
  expect(itemWithPage(own, 'items.0.text')).toEqual({ index: 0, slug: 'our-library' });
});

test.each([
  ['items.0.name', { index: 0, slug: 'water-day' }],
  ['items.0', { index: 0, slug: 'water-day' }],
  ['items.2.name', { index: 2, slug: '' }],
  ['items.1.name', undefined],
  ['items.7.name', undefined],
  ['opening.heading', undefined],
  [null, undefined],
])('at %j the preview shows the page of %j', (chosen, item) => {
  expect(itemWithPage(document, chosen)).toEqual(item);
});
