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

test('an own page needs no date', () => {
  const own = { items: [{ name: 'Our library', slug: 'our-library' }] };
  expect(itemWithPage(own, 'items.0.text')).toBe('our-library');
});

test.each([
  ['items.0.name', 'water-day'],
  ['items.0', 'water-day'],
  ['items.1.name', ''],
  ['items.2.name', ''],
  ['items.7.name', ''],
  ['opening.heading', ''],
  [null, ''],
])('at %j the preview shows the page of %j', (chosen, slug) => {
  expect(itemWithPage(document, chosen)).toBe(slug);
});
